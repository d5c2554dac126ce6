/** Lines of a width in pixels, which WebGL does not have: each is a rectangle that turns to the viewer; one draw call. */
import {
  type Color,
  GLSL3,
  InstancedBufferAttribute,
  type InstancedBufferGeometry,
  Mesh,
  ShaderMaterial,
  Vector2,
} from 'three';
import { createInstancedSquare } from './instancedSquare.js';

const vertexShader = `
precision highp float;
in vec3 from;
in vec3 to;
uniform vec2 room;
uniform float width;
out float across;
void main() {
  vec4 a = modelViewMatrix * vec4(from, 1.0);
  vec4 b = modelViewMatrix * vec4(to, 1.0);
  // What is behind the viewer is cut off, else it would come out in front.
  const float near = -0.1;
  if (a.z > near && b.z > near) {
    gl_Position = vec4(0.0, 0.0, 2.0, 1.0);
    return;
  }
  if (a.z > near) a = mix(a, b, (near - a.z) / (b.z - a.z));
  if (b.z > near) b = mix(b, a, (near - b.z) / (a.z - b.z));
  vec4 start = projectionMatrix * a;
  vec4 end = projectionMatrix * b;
  vec2 along = (end.xy / end.w - start.xy / start.w) * room;
  along = length(along) < 1e-4 ? vec2(1.0, 0.0) : normalize(along);
  // A pixel more on each side is for the soft edge.
  float half_ = width * 0.5 + 1.0;
  across = position.y * 2.0 * half_;
  vec4 at = position.x < 0.0 ? start : end;
  vec2 shift = vec2(-along.y, along.x) * across + along * sign(position.x) * width * 0.5;
  at.xy += shift / room * 2.0 * at.w;
  gl_Position = at;
}
`;
const fragmentShader = `
precision highp float;
in float across;
uniform float width;
uniform vec3 ink;
uniform float opacity;
out vec4 colour;
void main() {
  float covered = clamp(width * 0.5 + 0.5 - abs(across), 0.0, 1.0);
  if (covered <= 0.0) discard;
  colour = linearToOutputTexel(vec4(ink, opacity * covered));
}
`;

interface BarsOptions {
  readonly width: number;
  readonly opacity: number;
  readonly order: number;
  /** Whether it is hidden by what is solid. */
  readonly hides?: boolean;
}

export class Bars extends Mesh<InstancedBufferGeometry, ShaderMaterial> {
  private capacity = 0;
  private readonly size = new Vector2();

  constructor({ width, opacity, order, hides = false }: BarsOptions) {
    const geometry = createInstancedSquare();
    super(
      geometry,
      new ShaderMaterial({
        glslVersion: GLSL3,
        vertexShader,
        fragmentShader,
        transparent: true,
        depthWrite: false,
        depthTest: hides,
        uniforms: {
          width: { value: width },
          opacity: { value: opacity },
          ink: { value: [0, 0, 0] },
          room: { value: new Vector2(1, 1) },
        },
      }),
    );
    this.frustumCulled = false;
    this.renderOrder = order;
    this.visible = false;
    this.onBeforeRender = renderer => {
      this.material.uniforms.room.value.copy(renderer.getSize(this.size));
    };
  }

  /** Pairs of points, six numbers a line. */
  show(points: readonly number[], ink: Color): void {
    const count = points.length / 6;
    const { geometry } = this;
    if (count > this.capacity) {
      this.capacity = Math.max(count, 2 * this.capacity);
      geometry.dispose();
      for (const end of ['from', 'to'])
        geometry.setAttribute(end, new InstancedBufferAttribute(new Float32Array(3 * this.capacity), 3));
    }
    for (const [end, offset] of [
      ['from', 0],
      ['to', 3],
    ] as const) {
      if (count === 0) break;
      const attribute = geometry.getAttribute(end);
      for (let i = 0; i < count; i++) {
        const at = 6 * i + offset;
        attribute.setXYZ(i, points[at], points[at + 1], points[at + 2]);
      }
      attribute.needsUpdate = true;
    }
    geometry.instanceCount = count;
    this.material.uniforms.ink.value = ink.toArray();
    this.visible = count > 0;
  }

  override dispose(): void {
    super.dispose();
    this.geometry.dispose();
    this.material.dispose();
  }
}
