/**
 * Techniques that no puzzle of a shape can need most. Where a house has m open cells, k of them that share k symbols leave m - k others
 * with the rest, so each naked subset comes with a hidden one. The smaller is found first, and of two equal ones the naked; so a subset is
 * needed only where houses are large enough. What rests on constraints is needed only where there are some. And of the smallest shapes all
 * puzzles are known.
 */
import { type TechniqueName, techniqueNames } from '../logic/techniqueNames.js';
import type { Shape } from '../shape/shape.js';
import { wholeShapeOf } from './wholeShapes.js';

const fewestSymbols: Readonly<Partial<Record<TechniqueName, number>>> = {
  'naked-pair': 4,
  'hidden-pair': 5,
  'naked-triple': 6,
  'hidden-triple': 7,
  'naked-quad': 8,
  'hidden-quad': 9,
  pigeonhole: 10,
};

const ofConstraints: readonly TechniqueName[] = [
  'last-in-constraint',
  'cage-combinations',
  'line-bounds',
  'house-sum',
  'joint-sum',
];

export function absentTechniques(
  shape: Pick<Shape, 'name' | 'symbols' | 'constraints'>,
): readonly TechniqueName[] {
  const { symbols, constraints } = shape;
  const there = wholeShapeOf(shape)?.hardest;
  return techniqueNames.filter(
    name =>
      symbols < (fewestSymbols[name] ?? 0) ||
      (constraints.length === 0 && ofConstraints.includes(name)) ||
      (there !== undefined && !there.includes(name)),
  );
}
