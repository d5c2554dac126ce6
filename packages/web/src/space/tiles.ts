/**
 * All cells in one draw call. What a cell looks like lies in three small textures, one texel a cell; the instances are only
 * the numbers of the cells, put in order from far to near whenever the camera moves, so that tiles can be translucent.
 * A tile faces the viewer, or lies in the face of its cube; an empty cell is a dot that nearly vanishes.
 */
import {
  type Camera,
  DataTexture,
  FloatType,
  GLSL3,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  Mesh,
  NearestFilter,
  PlaneGeometry,
  RGBAFormat,
  ShaderMaterial,
  type Texture,
  Vector3,
} from 'three';
import { glyphColumns, glyphRows } from './glyphs.js';

const vertexShader = `
precision highp float;
in float cell;
uniform sampler2D places;
uniform sampler2D grounds;
uniform sampler2D inks;
uniform sampler2D rights;
uniform sampler2D ups;
uniform bool lies;
uniform float near;
uniform float far;
out vec2 at;
out vec4 ground;
flat out vec4 ink;
flat out float isDot;
out float depthFade;
void main() {
  int width = textureSize(places, 0).x;
  ivec2 texel = ivec2(int(cell) % width, int(cell) / width);
  vec4 place = texelFetch(places, texel, 0);
  ground = texelFetch(grounds, texel, 0);
  ink = texelFetch(inks, texel, 0);
  at = position.xy * 2.0;
  isDot = place.w < 0.0 ? 1.0 : 0.0;
  float size = abs(place.w);
  vec4 view;
  if (lies) {
    vec3 corner = place.xyz
      + texelFetch(rights, texel, 0).xyz * position.x * size
      + texelFetch(ups, texel, 0).xyz * position.y * size;
    view = modelViewMatrix * vec4(corner, 1.0);
  } else {
    view = modelViewMatrix * vec4(place.xyz, 1.0);
    view.xy += position.xy * size;
  }
  depthFade = smoothstep(near, far, -view.z);
  gl_Position = projectionMatrix * view;
}
`;

const fragmentShader = `
precision highp float;
in vec2 at;
in vec4 ground;
flat in vec4 ink;
flat in float isDot;
in float depthFade;
uniform sampler2D glyphs;
uniform vec3 ring;
uniform float fadeTo;
out vec4 colour;
const vec2 fields = vec2(${glyphColumns}.0, ${glyphRows}.0);
float roundedBox(vec2 p, float corner) {
  vec2 q = abs(p) - vec2(1.0 - corner);
  return length(max(q, 0.0)) + min(max(q.x, q.y), 0.0) - corner;
}
void main() {
  float fade = mix(1.0, fadeTo, depthFade);
  if (isDot > 0.5) {
    float dot = 1.0 - smoothstep(0.7, 1.0, length(at));
    colour = vec4(ground.rgb, ground.a * dot * fade);
    if (colour.a < 0.01) discard;
    colour = linearToOutputTexel(colour);
    return;
  }
  float distance = roundedBox(at, 0.34);
  float soft = fwidth(distance);
  float body = 1.0 - smoothstep(-soft, soft, distance);
  // A soft light from above and a thin edge give the tile its thickness.
  vec3 face = ground.rgb * (1.0 + 0.045 * at.y);
  float edge = smoothstep(-0.14, -0.02, distance);
  face *= 1.0 - 0.13 * edge * (0.6 - 0.4 * at.y);
  float glyph = floor(ink.a + 0.5);
  float isRinged = step(1000.0, glyph);
  glyph -= 1000.0 * isRinged;
  vec3 drawn = face;
  float opacity = ground.a;
  if (glyph > 0.5) {
    float index = glyph - 1.0;
    vec2 field = vec2(mod(index, fields.x), floor(index / fields.x));
    vec2 inside = vec2(at.x * 0.5 + 0.5, 0.5 - at.y * 0.5);
    vec2 uv = (field + inside) / fields;
    float amount = smoothstep(0.35, 0.65, texture(glyphs, vec2(uv.x, 1.0 - uv.y)).r);
    drawn = mix(face, ink.rgb, amount);
    // The letters of the axes stand free.
    if (index > 63.5) opacity = amount;
  }
  float rim = smoothstep(-0.2 - soft, -0.2, distance) * isRinged;
  drawn = mix(drawn, ring, rim);
  colour = vec4(drawn, body * mix(opacity, 1.0, rim) * fade);
  if (colour.a < 0.01) discard;
  colour = linearToOutputTexel(colour);
}
`;

/** Square enough to hold a texel for each cell. */
const textureSide = (cells: number): number => Math.max(1, Math.ceil(Math.sqrt(cells)));

const makeTable = (cells: number): DataTexture => {
  const side = textureSide(cells);
  const table = new DataTexture(new Float32Array(4 * side * side), side, side, RGBAFormat, FloatType);
  table.minFilter = table.magFilter = NearestFilter;
  return table;
};

const buckets = 4096;
/** Added to the glyph of a cell that has a ring around it. */
const ringed = 1000;

export class Tiles extends Mesh<InstancedBufferGeometry, ShaderMaterial> {
  private readonly cells: number;
  private readonly places: DataTexture;
  private readonly grounds: DataTexture;
  private readonly inks: DataTexture;
  private readonly order: Float32Array;
  private readonly depths: Uint16Array;
  private readonly counts = new Uint32Array(buckets + 1);
  private shown: Int32Array = new Int32Array(0);

  constructor(cells: number, glyphs: Texture, rights?: Float32Array, ups?: Float32Array) {
    const geometry = new InstancedBufferGeometry();
    const plane = new PlaneGeometry(1, 1);
    geometry.index = plane.index;
    geometry.setAttribute('position', plane.getAttribute('position'));
    const order = new Float32Array(cells);
    geometry.setAttribute('cell', new InstancedBufferAttribute(order, 1));
    const [places, grounds, inks, rightTable, upTable] = Array.from({ length: 5 }, () => makeTable(cells));
    for (const [table, vectors] of [
      [rightTable, rights],
      [upTable, ups],
    ] as const) {
      for (let i = 0; vectors && i < cells; i++)
        table.image.data?.set(vectors.subarray(3 * i, 3 * i + 3), 4 * i);
      table.needsUpdate = true;
    }
    const material = new ShaderMaterial({
      glslVersion: GLSL3,
      vertexShader,
      fragmentShader,
      transparent: true,
      depthWrite: false,
      uniforms: {
        places: { value: places },
        grounds: { value: grounds },
        inks: { value: inks },
        rights: { value: rightTable },
        ups: { value: upTable },
        glyphs: { value: glyphs },
        lies: { value: rights !== undefined },
        ring: { value: [0, 0, 0] },
        near: { value: 1 },
        far: { value: 2 },
        // The sides of a cube hide what is behind them; in a cloud of tiles the far ones step back.
        fadeTo: { value: rights ? 1 : 0.3 },
      },
    });
    super(geometry, material);
    this.cells = cells;
    this.places = places;
    this.grounds = grounds;
    this.inks = inks;
    this.order = order;
    this.depths = new Uint16Array(cells);
    this.frustumCulled = false;
    this.renderOrder = 2;
  }

  /** Sets one cell: where it is, how large (negative for a dot), its ground with opacity, its ink, its symbol, its ring. */
  set(
    cell: number,
    position: readonly [number, number, number],
    size: number,
    ground: { readonly r: number; readonly g: number; readonly b: number },
    opacity: number,
    ink: { readonly r: number; readonly g: number; readonly b: number },
    glyph: number,
    ring: boolean,
  ): void {
    const i = 4 * cell;
    const [place, back, front] = [this.places, this.grounds, this.inks].map(
      table => table.image.data as Float32Array,
    );
    place[i] = position[0];
    place[i + 1] = position[1];
    place[i + 2] = position[2];
    place[i + 3] = size;
    back[i] = ground.r;
    back[i + 1] = ground.g;
    back[i + 2] = ground.b;
    back[i + 3] = opacity;
    front[i] = ink.r;
    front[i + 1] = ink.g;
    front[i + 2] = ink.b;
    front[i + 3] = glyph + (ring ? ringed : 0);
  }

  /** After cells were set: which of them are drawn at all. */
  commit(shown: Int32Array): void {
    this.shown = shown;
    for (const table of [this.places, this.grounds, this.inks]) table.needsUpdate = true;
  }

  /** Far tiles first, by counting: a sort would be felt at 65,536 cells. */
  sortFor(camera: Camera, radius: number): void {
    const { shown, depths, counts, order } = this;
    const place = this.places.image.data as Float32Array;
    const towards = new Vector3();
    camera.getWorldDirection(towards);
    const scale = (buckets - 1) / (4 * radius + 1e-6);
    counts.fill(0);
    for (const cell of shown) {
      const i = 4 * cell;
      const depth = place[i] * towards.x + place[i + 1] * towards.y + place[i + 2] * towards.z;
      const bucket = Math.max(0, Math.min(buckets - 1, Math.round((2 * radius - depth) * scale)));
      depths[cell] = bucket;
      counts[bucket + 1]++;
    }
    for (let bucket = 0; bucket < buckets; bucket++) counts[bucket + 1] += counts[bucket];
    for (const cell of shown) order[counts[depths[cell]]++] = cell;
    this.geometry.instanceCount = shown.length;
    this.geometry.getAttribute('cell').needsUpdate = true;
    const distance = camera.position.length();
    this.material.uniforms.near.value = distance - radius * 0.9;
    this.material.uniforms.far.value = distance + radius * 1.1;
  }

  override dispose(): void {
    super.dispose();
    this.geometry.dispose();
    for (const name of ['places', 'grounds', 'inks', 'rights', 'ups'] as const)
      (this.material.uniforms[name].value as DataTexture).dispose();
    this.material.dispose();
  }

  get size(): number {
    return this.cells;
  }
}
