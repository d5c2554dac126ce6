/** A view in space as a short text, for links and for views that are saved: what is seen, along which axis, and from where. */
import { planesOf } from './hyperTurn.js';
import { type SpaceState, usualAngles } from './spaceState.js';
import { isSpaceView, mostTurned } from './spaceViews.js';

/** What the camera looks at, from where, and how near: 1 if everything just fits into the picture. */
export interface Viewpoint {
  readonly direction: readonly number[];
  readonly target: readonly number[];
  readonly nearness: number;
}

export interface SpaceSeen {
  readonly seen: Pick<
    SpaceState,
    'view' | 'lens' | 'range' | 'explode' | 'ghost' | 'fade' | 'angles' | 'wFocus' | 'cut'
  >;
  /** The axis whose layers are counted. */
  readonly axis: number;
  readonly viewpoint: Viewpoint;
}

/** Numbers are written as whole ones: so many steps to one. */
const fine = 1000;
const coarse = 100;
/** Nearness, how far layers are apart, and an angle for every plane. */
const mostSizes = 2 + planesOf(mostTurned).length;

const write = (values: readonly number[], steps: number): string =>
  values.map(value => Math.round(value * steps)).join('.');

export function makeViewText({ seen, axis, viewpoint }: SpaceSeen): string {
  const [from, to] = seen.range;
  const flags = `${seen.lens === 'orthographic' ? 'o' : ''}${seen.ghost ? 'g' : ''}${seen.fade ? 'f' : ''}`;
  return [
    seen.view,
    axis,
    write(viewpoint.direction, fine),
    write(viewpoint.target, coarse),
    write([viewpoint.nearness, seen.explode, ...seen.angles], coarse),
    `${from}.${Number.isFinite(to) ? to : ''}`,
    seen.wFocus ?? '',
    flags,
    ...(seen.cut === undefined ? [] : [write([seen.cut], coarse)]),
  ].join('_');
}

/** Undefined for what is no view. */
export function parseViewText(text: string): SpaceSeen | undefined {
  const [view, axis, direction, target, sizes, range, wFocus, flags, cut] = text.split('_');
  const read = (part: string | undefined, count: number | undefined, steps: number): number[] | undefined => {
    const values = (part ?? '').split('.').map(value => (value === '' ? Number.NaN : Number(value) / steps));
    const isRight =
      count === undefined ? values.length >= 3 && values.length <= mostSizes : values.length === count;
    return isRight && values.every(Number.isFinite) ? values : undefined;
  };
  const [at, aim, around, more] = [
    read(axis, 1, 1),
    read(direction, 3, fine),
    read(target, 3, coarse),
    read(sizes, undefined, coarse),
  ];
  const ends = /^(\d+)\.(\d*)$/.exec(range ?? '');
  if (!isSpaceView(view) || !at || !aim || !around || !more || !ends || !/^[ogf]*$/.test(flags ?? '-'))
    return undefined;
  const [nearness, explode, ...angles] = more;
  const cuts = cut === undefined ? undefined : read(cut, 1, coarse);
  if (cut !== undefined && !cuts) return undefined;
  if (Math.hypot(...aim) < 0.5 || nearness < 0.02 || nearness > 50 || !/^\d*$/.test(wFocus)) return undefined;
  return {
    seen: {
      view,
      lens: flags.includes('o') ? 'orthographic' : 'perspective',
      range: [Number(ends[1]), ends[2] === '' ? Number.POSITIVE_INFINITY : Number(ends[2])],
      explode: Math.max(0, Math.min(3, explode)),
      ghost: flags.includes('g'),
      fade: flags.includes('f'),
      // Links of old had one angle.
      angles: angles.length > 1 ? angles : [angles[0], ...usualAngles.slice(1)],
      wFocus: wFocus === '' ? undefined : Number(wFocus),
      cut: cuts && Math.max(-1, Math.min(1, cuts[0])),
    },
    axis: at[0],
    viewpoint: { direction: aim, target: around, nearness },
  };
}
