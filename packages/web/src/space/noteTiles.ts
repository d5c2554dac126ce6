/** Notes in space: small symbols at their places around the middle of their cells, facing the viewer; one draw call. */
import { makeSymbolText, noteSize, placeNote } from '@hyperdoku/engine';
import {
  type Color,
  GLSL3,
  InstancedBufferAttribute,
  type InstancedBufferGeometry,
  Mesh,
  ShaderMaterial,
} from 'three';
import { type Glyphs, glyphColumns, glyphShare } from './glyphs.js';
import { createInstancedSquare } from './instancedSquare.js';

const vertexShaderOf = (rows: number): string => `
precision highp float;
in vec3 place;
in vec3 shift;
uniform float size;
out vec2 uv0;
void main() {
  vec4 view = modelViewMatrix * vec4(place, 1.0);
  view.xy += shift.xy + position.xy * size;
  view.z += 0.02;
  vec2 field = vec2(mod(shift.z, ${glyphColumns}.0), floor(shift.z / ${glyphColumns}.0));
  vec2 inside = vec2(position.x + 0.5, 0.5 - position.y);
  vec2 at = (field + inside) / vec2(${glyphColumns}.0, ${rows}.0);
  uv0 = vec2(at.x, 1.0 - at.y);
  gl_Position = projectionMatrix * view;
}
`;
const fragmentShader = `
precision highp float;
in vec2 uv0;
uniform sampler2D glyphs;
uniform vec3 ink;
out vec4 colour;
void main() {
  float amount = texture(glyphs, uv0).r;
  if (amount < 0.05) discard;
  colour = vec4(ink, amount);
  colour = linearToOutputTexel(colour);
}
`;

export interface Note {
  readonly position: readonly [number, number, number];
  readonly symbol: number;
}

const most = 4096;
/** Of the size on boards: behind each other lie many more than on a board. */
const sizeShare = 0.75;

export class NoteTiles extends Mesh<InstancedBufferGeometry, ShaderMaterial> {
  private readonly places = new Float32Array(3 * most);
  private readonly shifts = new Float32Array(3 * most);
  private readonly symbols: number;
  /** How high a note is written, in units of space. */
  readonly height: number;

  constructor(symbols: number, { texture, rows }: Glyphs) {
    const geometry = createInstancedSquare();
    super(
      geometry,
      new ShaderMaterial({
        glslVersion: GLSL3,
        vertexShader: vertexShaderOf(rows),
        fragmentShader,
        transparent: true,
        depthWrite: false,
        depthTest: false,
        uniforms: {
          glyphs: { value: texture },
          ink: { value: [0, 0, 0] },
          size: { value: (noteSize(symbols) * sizeShare) / glyphShare(makeSymbolText(symbols, symbols)) },
        },
      }),
    );
    this.symbols = symbols;
    this.height = noteSize(symbols) * sizeShare;
    geometry.setAttribute('place', new InstancedBufferAttribute(this.places, 3));
    geometry.setAttribute('shift', new InstancedBufferAttribute(this.shifts, 3));
    geometry.instanceCount = 0;
    this.frustumCulled = false;
    this.renderOrder = 3;
  }

  show(notes: readonly Note[], ink: Color): void {
    const count = Math.min(most, notes.length);
    for (let i = 0; i < count; i++) {
      const { position, symbol } = notes[i];
      this.places.set(position, 3 * i);
      const { x, y } = placeNote(symbol, this.symbols);
      this.shifts.set([x - 0.5, 0.5 - y, symbol - 1], 3 * i);
    }
    this.geometry.instanceCount = count;
    this.geometry.getAttribute('place').needsUpdate = true;
    this.geometry.getAttribute('shift').needsUpdate = true;
    this.material.uniforms.ink.value = [ink.r, ink.g, ink.b];
    this.visible = count > 0;
  }

  override dispose(): void {
    super.dispose();
    this.geometry.dispose();
    this.material.dispose();
  }
}
