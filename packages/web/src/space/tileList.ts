/** Tiles as they were drawn last, for pictures that are made in other ways. */
import { Color, type DataTexture, type ShaderMaterial, Vector3 } from 'three';
import { type DrawnTile, formSteps, ringSteps, shiningStep } from './tileCodes.js';

interface Drawn {
  readonly tables: readonly [place: Float32Array, ground: Float32Array, ink: Float32Array];
  readonly uniforms: ShaderMaterial['uniforms'];
  readonly depths: Float32Array;
  readonly placeOf: (tile: number) => ArrayLike<number>;
}

const smooth = (share: number): number => {
  const t = Math.max(0, Math.min(1, share));
  return t * t * (3 - 2 * t);
};

/** The first so many in order; the distance is in the colours. */
export function listDrawn(
  { tables: [places, grounds, inks], uniforms, depths, placeOf }: Drawn,
  order: Float32Array,
  count: number,
): DrawnTile[] {
  const { near, far, most, fog, rights, ups, lies } = uniforms;
  const paper = new Color().fromArray(fog.value as number[]);
  const tiles: DrawnTile[] = [];
  for (let i = 0; i < count; i++) {
    const at = 4 * order[i];
    const code = inks[at + 3] % formSteps.tag;
    const shines = code >= shiningStep;
    const depth = (depths[order[i]] - near.value) / (far.value - near.value);
    const away = smooth((depth - 0.12) / 0.88) * most.value * (shines ? 0.45 : 1);
    const mix = (table: Float32Array): Color => new Color().fromArray(table, at).lerp(paper, away);
    const isDot = places[at + 3] < 0;
    const vector = (table: { value: DataTexture }): Vector3 =>
      new Vector3().fromArray(table.value.image.data as Float32Array, at);
    tiles.push({
      place: new Vector3().fromArray(placeOf(order[i]) as number[]),
      size: places[at + 3],
      ground: mix(grounds),
      ink: mix(inks),
      opacity: grounds[at + 3] * (isDot ? 1 - away : 1),
      glyph: code % ringSteps.thin,
      ring: code % shiningStep >= ringSteps.thin,
      ...(lies.value && { turned: { right: vector(rights as never), up: vector(ups as never) } }),
    });
  }
  return tiles;
}
