/** How a tile is drawn: a rounded card with a thin edge, light from above and a soft shadow, or a dot. */

/** A card takes this much more room than itself, for its shadow. */
const spread = 1.4;

export const tileVertexShader = `
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
uniform sampler2D befores;
uniform float arrived;
uniform sampler2D spots;
uniform int turned;
uniform mat4 turnBlocks[4];
uniform float nearness;
uniform float turnSize;
uniform vec3 turnCentre;
uniform float turnReach;
uniform vec2 cut;
uniform float firstMark;
out vec2 at;
out vec3 upright;
flat out vec4 ground;
flat out vec4 ink;
flat out float isDot;
flat out float distant;
const vec2 corner = vec2(-0.33, 0.33);
const vec2 foot = vec2(0.33, -0.33);
/** What is farther along the fourth axis is paler, too. */
const float pale = 0.62;
/** How much is left of what a cut leaves out. */
const float leftOut = 0.05;
vec4 spotAt(int index) {
  int width = textureSize(spots, 0).x;
  return texelFetch(spots, ivec2(index % width, index / width), 0);
}
/** The place of a cell of a turned hypercube, and in w how far along the fourth axis it lies, from -1 to 1. */
vec4 turnCell(int index) {
  vec4 one = spotAt(2 * index);
  vec4 two = spotAt(2 * index + 1);
  vec4 first = turnBlocks[0] * one + turnBlocks[1] * two;
  vec4 second = turnBlocks[2] * one + turnBlocks[3] * two;
  float scale = 1.0;
  for (int axis = turned - 1; axis >= 4; axis--) scale /= 1.0 - second[axis - 4] * scale * nearness;
  scale /= 1.0 - first.w * scale * nearness;
  return vec4(first.xyz * scale * turnSize - turnCentre, first.w / turnReach);
}
void main() {
  int width = textureSize(places, 0).x;
  ivec2 texel = ivec2(int(cell) % width, int(cell) / width);
  vec4 place = texelFetch(places, texel, 0);
  ground = texelFetch(grounds, texel, 0);
  float behind = 0.0;
  if (turned > 0 && cell < firstMark - 0.5) {
    vec4 found = turnCell(int(cell + 0.5));
    place.xyz = found.xyz;
    behind = pale * smoothstep(0.7, -0.7, found.w);
    if (cut.y > 0.0 && abs(found.w - cut.x) > cut.y) ground.a *= leftOut;
  } else if (arrived < 1.0) {
    vec4 before = texelFetch(befores, texel, 0);
    // A dot may have become a card on the way, but not by and by.
    float size = mix(abs(before.w), abs(place.w), arrived);
    place = vec4(mix(before.xyz, place.xyz, arrived), place.w < 0.0 ? -size : size);
  }
  ink = texelFetch(inks, texel, 0);
  isDot = place.w < 0.0 ? 1.0 : 0.0;
  float wide = lies || isDot > 0.5 ? 1.0 : ${spread.toFixed(2)};
  float size = abs(place.w) * wide;
  at = position.xy * 2.0 * wide;
  // Marks have places of their own in a cell.
  float where = floor(ink.a / 32000.0);
  vec2 shift = where > 1.5 ? foot : where > 0.5 ? corner : vec2(0.0);
  vec4 middle = modelViewMatrix * vec4(place.xyz, 1.0);
  vec4 view;
  if (lies) {
    vec3 right = texelFetch(rights, texel, 0).xyz;
    vec3 up = texelFetch(ups, texel, 0).xyz;
    vec2 here = shift + position.xy * size;
    view = modelViewMatrix * vec4(place.xyz + right * here.x + up * here.y, 1.0);
    // The far sides of a cube are not seen.
    vec3 outward = (modelViewMatrix * vec4(cross(right, up), 0.0)).xyz;
    if (dot(outward, isOrthographic ? vec3(0.0, 0.0, -1.0) : middle.xyz) >= 0.0) view = vec4(0.0, 0.0, 1e6, 1.0);
  } else {
    view = middle;
    view.xy += shift + position.xy * size;
  }
  // What is in front is as clear as can be.
  distant = max(smoothstep(mix(near, far, 0.12), far, -middle.z) * (turned > 0 ? 0.4 : 1.0), behind);
  gl_Position = projectionMatrix * view;
  // What is written stands upright on the screen, however the tile lies: so it is measured there.
  vec4 centre = projectionMatrix * middle;
  vec2 off = gl_Position.xy / gl_Position.w - centre.xy / centre.w;
  vec2 unit = vec2(projectionMatrix[0][0], projectionMatrix[1][1]) * 0.5 * abs(place.w) / centre.w;
  upright = vec3(off / unit, 1.0) * gl_Position.w;
}
`;

export const tileFragmentShader = (columns: number, rows: number): string => `
precision highp float;
in vec2 at;
in vec3 upright;
flat in vec4 ground;
flat in vec4 ink;
flat in float isDot;
flat in float distant;
uniform sampler2D glyphs;
uniform bool lies;
uniform vec3 fog;
uniform vec3 edge;
uniform vec3 ring;
uniform float shadow;
uniform float most;
uniform bool inkOnly;
uniform float steep;
out vec4 colour;
const vec2 fields = vec2(${columns}.0, ${rows}.0);
float roundedBox(vec2 p, float corner) {
  vec2 q = abs(p) - vec2(1.0 - corner);
  return length(max(q, 0.0)) + min(max(q.x, q.y), 0.0) - corner;
}
void main() {
  float code = mod(floor(ink.a + 0.5), 32000.0);
  float form = floor(code / 8000.0);
  bool isMark = form > 0.5;
  code -= 8000.0 * form;
  float shines = step(4000.0, code);
  code -= 4000.0 * shines;
  float rings = floor(code / 1000.0);
  float glyph = code - 1000.0 * rings;
  float away = distant * most * mix(1.0, 0.45, shines);
  if (isDot > 0.5) {
    float spot = 1.0 - smoothstep(0.6, 1.0, length(at));
    colour = vec4(ground.rgb, ground.a * spot * (1.0 - away));
    if (colour.a < 0.01) discard;
    colour = linearToOutputTexel(colour);
    return;
  }
  float corner = form > 2.5 ? 0.1 : form > 1.5 ? 1.0 : isMark ? 0.5 : lies ? 0.16 : 0.32;
  float distance = roundedBox(at, corner);
  float soft = fwidth(distance);
  float body = 1.0 - smoothstep(-soft, 0.0, distance);
  // A soft light from above, and a thin edge that is darker below, give the card its thickness.
  vec3 face = ground.rgb * (1.0 + 0.03 * at.y);
  float rim = smoothstep(-0.06 - soft, -0.06 + soft, distance);
  if (isMark) face = mix(ground.rgb, ink.rgb, form > 1.5 ? smoothstep(-0.24 - soft, -0.24 + soft, distance) : 0.0);
  else if (!lies) face = mix(face, edge, rim * (0.42 - 0.22 * at.y));
  float opacity = ground.a;
  vec3 drawn = face;
  float written = 0.0;
  if (glyph > 0.5) {
    float index = glyph - 1.0;
    vec2 field = vec2(mod(index, fields.x), floor(index / fields.x));
    vec2 along = lies && !isMark ? upright.xy / upright.z : at;
    vec2 inside = clamp(vec2(along.x, -along.y) * (lies ? 0.62 : 0.47) + 0.5, 0.0, 1.0);
    vec2 uv = (field + inside) / fields;
    float amount = smoothstep(0.3, 0.7, texture(glyphs, vec2(uv.x, 1.0 - uv.y)).r);
    drawn = mix(face, ink.rgb, amount);
    written = amount;
    // The letters of the axes stand free.
    if (index > 63.5 && !isMark) {
      colour = linearToOutputTexel(vec4(ink.rgb, amount * opacity));
      if (colour.a < 0.01) discard;
      return;
    }
  }
  drawn = mix(drawn, fog, away);
  // Marks are many, and must not hide each other: the distance takes them away.
  if (isMark) opacity *= pow(1.0 - away, steep - 1.0);
  float width = rings > 1.5 ? 0.2 : 0.1;
  float around = rings > 0.5 ? smoothstep(-width - soft, -width, distance) : 0.0;
  drawn = mix(drawn, ring, around);
  opacity = mix(opacity, 1.0, around);
  if (inkOnly && !isMark) opacity *= max(written, around);
  float dark = 0.0;
  if (!lies && glyph > 0.5 && !isMark)
    dark = shadow * ground.a * (1.0 - 0.7 * away) * (1.0 - smoothstep(-0.12, 0.36, roundedBox(at + vec2(0.0, 0.1), corner)));
  float alpha = body * opacity + (1.0 - body) * dark;
  if (alpha < 0.01) discard;
  // What is outside of the card is its shadow, black.
  colour = linearToOutputTexel(vec4(drawn * body * opacity / alpha, 1.0));
  colour.a = alpha;
}
`;
