/**
 * All tubes in one draw call: each is a rectangle that turns to the viewer, or lies in a face, with the outline of a capsule or a
 * cone and the depth of a round body. Tubes hide each other, but never what is written on the cells, which is drawn after them.
 */
import {
  GLSL3,
  InstancedBufferAttribute,
  type InstancedBufferGeometry,
  Mesh,
  ShaderMaterial,
  Vector2,
} from 'three';
import { createInstancedSquare } from '../instancedSquare.js';
import { fetchTexel } from '../tables.js';
import type { Shared } from './hullMesh.js';
import type { Tube } from './tubes.js';

export interface OwnedTube extends Tube {
  readonly owner: number;
}

const vertexShader = `
precision highp float;
in vec3 from;
in vec3 to;
in vec2 radii;
in vec2 ends;
in vec2 of;
in vec3 out_;
uniform sampler2D owners;
uniform sampler2D sights;
uniform float near;
uniform float far;
uniform float height;
out vec3 place;
out float seen;
flat out vec4 look;
flat out vec2 widths;
flat out vec2 lengths;
flat out float style;
flat out float lies;
flat out vec2 depths;
out float distant;
${fetchTexel}
void main() {
  look = fetchTexel(owners, of.x);
  style = of.y;
  lies = dot(out_, out_) > 0.5 ? 1.0 : 0.0;
  // Whatever stands out is a little thicker.
  bool isRing = mod(style, 4.0) > 1.5;
  widths = radii * (look.a > 0.9 && !isRing ? 1.12 : 1.0);
  vec3 a = (modelViewMatrix * vec4(from, 1.0)).xyz;
  vec3 b = (modelViewMatrix * vec4(to, 1.0)).xyz;
  // However far it is, it can be seen.
  float pixel = -(a.z + b.z) / (projectionMatrix[1][1] * height);
  widths = max(widths, step(1e-4, widths) * 0.8 * pixel);
  vec3 along = b - a;
  vec3 towards = lies > 0.5 ? normalize((modelViewMatrix * vec4(out_, 0.0)).xyz) : -normalize(a + b);
  vec3 side = cross(towards, along);
  side = length(side) < 1e-4 ? cross(towards, abs(towards.x) > 0.9 ? vec3(0.0, 1.0, 0.0) : vec3(1.0, 0.0, 0.0)) : side;
  side = normalize(side);
  vec3 forth = cross(side, towards);
  // As long as it is, and as long as it looks.
  lengths = vec2(length(along), max(dot(along, forth), 1e-4));
  float wide = max(widths.x, widths.y) * 1.15 + 0.01;
  bool atEnd = position.x > 0.0;
  vec3 view = (atEnd ? b + forth * wide : a - forth * wide) + side * wide * sign(position.y);
  place = vec3(atEnd ? lengths.y + wide : -wide, wide * sign(position.y), view.z);
  float first = fetchTexel(sights, ends.x).r;
  float last = fetchTexel(sights, ends.y).r;
  seen = atEnd ? last : first;
  distant = smoothstep(mix(near, far, 0.12), far, -view.z);
  depths = vec2(projectionMatrix[2][2], projectionMatrix[3][2]);
  gl_Position = max(first, last) > 0.0 ? projectionMatrix * vec4(view, 1.0) : vec4(0.0, 0.0, 2.0, 1.0);
}
`;

const fragmentShader = `
precision highp float;
in vec3 place;
in float seen;
flat in vec4 look;
flat in vec2 widths;
flat in vec2 lengths;
flat in float style;
flat in float lies;
flat in vec2 depths;
in float distant;
uniform vec3 fog;
uniform float most;
out vec4 colour;
const float wall = 0.045;
void main() {
  float x = place.x;
  float y = place.y;
  float core = mod(style, 4.0);
  bool isDashed = mod(style, 8.0) > 3.5;
  bool isGlass = style > 7.5;
  float radius = widths.x;
  float apart;
  if (widths.y < widths.x) {
    // A cone: its base is a circle, seen at an angle.
    float turned = sqrt(max(0.0, 1.0 - lengths.y * lengths.y / (lengths.x * lengths.x)));
    float base = length(vec2(x / max(turned, 0.02), y)) - radius;
    float slope = max(-x, abs(y) - radius * max(0.0, 1.0 - x / lengths.y));
    apart = min(base, slope);
  } else {
    apart = length(vec2(x - clamp(x, 0.0, lengths.y), y)) - radius;
  }
  float soft = fwidth(apart);
  float covered = 1.0 - smoothstep(-soft, 0.0, apart);
  if (core > 1.5) covered *= smoothstep(-wall - soft, -wall, apart);
  float whole = x / lengths.y * lengths.x;
  if (isDashed) covered *= smoothstep(0.0, 0.08, 0.3 - abs(mod(whole + 0.25, 0.5) - 0.25) * 2.0);
  float alpha = covered * seen;
  if (alpha < 0.02) discard;
  // Light from above gives a tube its roundness.
  float bulge = sqrt(max(0.0, radius * radius - (apart + radius) * (apart + radius)));
  float round = lies > 0.5 ? 1.0 : 0.8 + 0.2 * bulge / max(radius, 1e-4);
  float inside = core > 0.5 && core < 1.5 ? 1.0 - smoothstep(-wall - soft, -wall, apart) : 0.0;
  float amount = min(1.0, 0.3 + 1.3 * look.a) * (1.0 - most * distant);
  // What is written on a surface is written upon them; hulls are paler than lines.
  if (lies > 0.5) amount *= look.a > 0.9 ? 0.62 : 0.5;
  if (isGlass) amount *= look.a > 0.9 ? 0.6 : 0.4;
  vec3 body = look.rgb * round;
  body = mix(body, mix(fog, look.rgb, 0.16), inside);
  colour = linearToOutputTexel(vec4(mix(fog, body, amount), alpha));
  // The soft edge of one part must not cut into the next.
  float z = place.z + (lies > 0.5 ? 0.0 : bulge) + 0.004 * inside - 0.02 * (1.0 - covered);
  float depth = 0.5 - 0.5 * (depths.x * z + depths.y) / z;
  // What nearly vanishes hides nothing.
  gl_FragDepth = seen < 0.5 ? 0.999999 : clamp(depth, 0.0, 1.0);
}
`;

const cores = { full: 0, pale: 1, open: 2 } as const;

export class TubeMesh extends Mesh<InstancedBufferGeometry, ShaderMaterial> {
  private readonly size = new Vector2();

  /** How much the distance takes away at most. */
  constructor(shared: Shared, most: number) {
    const material = new ShaderMaterial({
      glslVersion: GLSL3,
      vertexShader,
      fragmentShader,
      transparent: true,
      uniforms: { ...shared, fog: { value: [1, 1, 1] }, most: { value: most }, height: { value: 1 } },
    });
    super(createInstancedSquare(), material);
    this.frustumCulled = false;
    this.onBeforeRender = renderer => {
      material.uniforms.height.value = renderer.getSize(this.size).y;
    };
  }

  show(tubes: readonly OwnedTube[]): void {
    const rows: Readonly<Record<string, (tube: OwnedTube) => readonly number[]>> = {
      from: ({ from }) => from,
      to: ({ to }) => to,
      radii: ({ radii }) => radii,
      ends: ({ cells }) => cells,
      of: ({ owner, core, isDashed, isGlass }) => [
        owner,
        cores[core] + (isDashed ? 4 : 0) + (isGlass ? 8 : 0),
      ],
      out_: ({ normal }) => normal ?? [0, 0, 0],
    };
    this.geometry.dispose();
    this.geometry = createInstancedSquare();
    for (const [name, rowOf] of Object.entries(rows)) {
      const size = name === 'from' || name === 'to' || name === 'out_' ? 3 : 2;
      const data = new Float32Array(size * tubes.length);
      for (const [i, tube] of tubes.entries()) data.set(rowOf(tube), size * i);
      this.geometry.setAttribute(name, new InstancedBufferAttribute(data, size));
    }
    this.geometry.instanceCount = tubes.length;
    this.visible = tubes.length > 0;
  }

  override dispose(): void {
    super.dispose();
    this.geometry.dispose();
    this.material.dispose();
  }
}
