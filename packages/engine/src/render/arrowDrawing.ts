/**
 * Arrows between candidates, as drawn over the cells. They are bent, so that those along one row can be told apart and do not
 * run through what lies between; and they keep clear of the notes at their ends.
 */
import type { Candidate } from '../logic/step.js';
import type { Arrow } from './arrows.js';
import type { Item, PathItem } from './drawing.js';
import type { Point } from './panel.js';

export interface ArrowPlaces {
  /** The middle of a candidate's note; undefined where it is not drawn. */
  readonly pointOf: (candidate: Candidate) => Point | undefined;
  /** The size of notes. */
  readonly noteSize: number;
  /** What arrows bend towards, so that none leaves the picture. */
  readonly middle: Point;
}

/** In parts of an arrow's length, and in cells at most. */
const bend = { share: 0.14, most: 0.4 };
const head = { share: 0.3, most: 0.15, width: 0.55 };
/** An arrow within a cell keeps at least this part of its length. */
const clearShare = 0.28;
const pieces = 8;

export const drawArrows = (arrows: readonly Arrow[], places: ArrowPlaces): Item[] =>
  arrows.flatMap(({ from, to, kind }) => {
    const [start, end] = [places.pointOf(from), places.pointOf(to)];
    return start && end ? drawArrow(start, end, kind === 'strong' ? 'strongLink' : 'weakLink', places) : [];
  });

export function drawArrow(
  start: Point,
  end: Point,
  role: 'strongLink' | 'weakLink',
  { noteSize, middle }: Pick<ArrowPlaces, 'noteSize' | 'middle'>,
): PathItem[] {
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const length = Math.hypot(dx, dy);
  if (length === 0) return [];
  const half = { x: start.x + dx / 2, y: start.y + dy / 2 };
  const isLeft = (middle.x - half.x) * -dy + (middle.y - half.y) * dx > 0;
  const by = (Math.min(bend.most, bend.share * length) / length) * (isLeft ? 1 : -1);
  const control = { x: half.x - dy * by * 2, y: half.y + dx * by * 2 };
  /** The curve from 0 to 1. */
  const at = (t: number): Point => {
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
    return { x: a * start.x + b * control.x + c * end.x, y: a * start.y + b * control.y + c * end.y };
  };
  const clear = Math.min(clearShare, (noteSize * 0.62) / length);
  const headShare = Math.min(head.share, head.most / length);
  const [tip, neck] = [at(1 - clear), at(1 - clear - headShare)];
  const [hx, hy] = [((tip.x - neck.x) * head.width) / 2, ((tip.y - neck.y) * head.width) / 2];
  const last = 1 - clear - headShare / 2;
  const curve = Array.from({ length: pieces + 1 }, (_, i) => at(clear + ((last - clear) * i) / pieces));
  return [
    { kind: 'path', role, lines: [curve], closed: false },
    {
      kind: 'path',
      role: 'linkHead',
      lines: [[tip, { x: neck.x - hy, y: neck.y + hx }, { x: neck.x + hy, y: neck.y - hx }]],
      closed: true,
    },
  ];
}
