/** All hulls in one draw call: faces like thin glass, edges like soft lines. What a hull looks like lies in a table by its owner. */
import { BufferAttribute, BufferGeometry, GLSL3, type IUniform, Mesh, ShaderMaterial } from 'three';
import { fetchTexel } from '../tables.js';
import type { Face } from './hulls.js';

export interface OwnedFace extends Face {
  readonly owner: number;
  readonly fill: number;
}

const vertexShader = `
precision highp float;
in vec2 at;
in vec2 size;
in vec4 edges;
in vec3 of;
uniform sampler2D owners;
uniform sampler2D sights;
uniform float near;
uniform float far;
out vec2 place;
flat out vec2 reach;
flat out vec4 sides;
flat out vec4 look;
flat out float fill;
flat out float facing;
out float distant;
${fetchTexel}
void main() {
  place = at;
  reach = size;
  sides = edges;
  look = fetchTexel(owners, of.x);
  fill = of.z;
  float sight = fetchTexel(sights, of.y).r;
  vec4 view = modelViewMatrix * vec4(position, 1.0);
  vec3 outward = normalize((modelViewMatrix * vec4(normal, 0.0)).xyz);
  // Lit from above: faces that meet are told apart.
  facing = 0.72 + 0.28 * dot(outward, normalize(vec3(-0.25, 0.8, 0.55)));
  distant = smoothstep(mix(near, far, 0.12), far, -view.z);
  look.a *= sight;
  gl_Position = sight > 0.0 ? projectionMatrix * view : vec4(0.0, 0.0, 2.0, 1.0);
}
`;

/** How much of what is behind it one face hides. */
export const fullGlass = 0.26;

const fragmentShader = `
precision highp float;
in vec2 place;
flat in vec2 reach;
flat in vec4 sides;
flat in vec4 look;
flat in float fill;
flat in float facing;
in float distant;
uniform float glass;
uniform float most;
uniform float steep;
uniform float thinned;
out vec4 colour;
void main() {
  vec4 apart = vec4(place.y, reach.x - place.x, reach.y - place.y, place.x);
  apart = mix(vec4(1e3), apart, sides);
  float edge = min(min(apart.x, apart.y), min(apart.z, apart.w));
  float pixel = max(fwidth(place.x), fwidth(place.y));
  float width = max(0.014, 0.75 * pixel);
  float line = 1.0 - smoothstep(width, width + 1.2 * pixel, edge);
  float glow = exp(-9.0 * edge);
  float strong = look.a;
  float clear = pow(1.0 - most * distant, steep);
  // What stands out is full glass, however thin that of the others is.
  float body = thinned * (strong > 0.95 ? ${fullGlass} : glass) * fill * strong * strong * facing * (0.7 + 0.9 * glow);
  float alpha = max(body, line * strong * mix(0.5, 0.9, strong)) * clear;
  if (alpha < 0.004) discard;
  colour = linearToOutputTexel(vec4(look.rgb, alpha));
}
`;

/** What hulls and tubes share: tables of looks by owner and of sight by cell, and how deep the cells lie. */
export type Shared = Readonly<Record<'owners' | 'sights' | 'near' | 'far', IUniform>>;

export interface Clarity {
  /** How much of what is behind it one face hides that does not stand out. */
  readonly glass: number;
  /** How much the distance takes away at most, and how soon. */
  readonly most: number;
  readonly steep: number;
}

export class HullMesh extends Mesh<BufferGeometry, ShaderMaterial> {
  constructor(shared: Shared, { glass, most, steep }: Clarity) {
    const material = new ShaderMaterial({
      glslVersion: GLSL3,
      vertexShader,
      fragmentShader,
      transparent: true,
      depthWrite: false,
      uniforms: {
        ...shared,
        glass: { value: glass },
        most: { value: most },
        steep: { value: steep },
        thinned: { value: 1 },
      },
    });
    super(new BufferGeometry(), material);
    this.frustumCulled = false;
  }

  show(faces: readonly OwnedFace[]): void {
    const corners = 4 * faces.length;
    const table = (size: number): Float32Array => new Float32Array(size * corners);
    const [positions, normals, ats, sizes, edges, ofs] = [3, 3, 2, 2, 4, 3].map(table);
    const index = new Uint32Array(6 * faces.length);
    for (const [i, face] of faces.entries()) {
      const [a, b, c] = face.corners;
      const size = [lengthOf(a, b), lengthOf(b, c)];
      for (let corner = 0; corner < 4; corner++) {
        const at = 4 * i + corner;
        positions.set(face.corners[corner], 3 * at);
        normals.set(face.normal, 3 * at);
        ats.set([corner === 1 || corner === 2 ? size[0] : 0, corner > 1 ? size[1] : 0], 2 * at);
        sizes.set(size, 2 * at);
        edges.set(face.edges.map(Number), 4 * at);
        ofs.set([face.owner, face.cell, face.fill], 3 * at);
      }
      index.set(
        [0, 1, 2, 0, 2, 3].map(corner => 4 * i + corner),
        6 * i,
      );
    }
    this.geometry.dispose();
    this.geometry = new BufferGeometry();
    const named = { position: positions, normal: normals, at: ats, size: sizes, edges, of: ofs };
    for (const [name, data] of Object.entries(named))
      this.geometry.setAttribute(name, new BufferAttribute(data, data.length / Math.max(1, corners)));
    this.geometry.setIndex(new BufferAttribute(index, 1));
    this.visible = faces.length > 0;
  }

  override dispose(): void {
    super.dispose();
    this.geometry.dispose();
    this.material.dispose();
  }
}

const lengthOf = (a: readonly number[], b: readonly number[]): number =>
  Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]);
