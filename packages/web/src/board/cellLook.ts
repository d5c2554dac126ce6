/** What the lights of a cell draw in it, and the classes by which the page's styles know the parts of a drawing. */
import type { CellLook, Mark, Painter, PathRole, Sign, TextRole } from '@hyperdoku/engine';
import { boxColours, light } from './lights.js';

const bitsOf = (first: number, count: number): number => ((1 << count) - 1) << first;

export const markBits = bitsOf(light.line, 1 + boxColours);
export const signBits = (1 << light.conflict) | (1 << light.wrong);
export const ringBits =
  (1 << light.selected) | (1 << light.cursor) | (1 << light.placed) | (1 << light.fresh);

const boxMarks = [0, 1, 2, 3, 4, 5] as const;

export const marksOf = (lights: number): Mark[] => [
  ...((lights >>> light.line) & 1 ? (['line'] as const) : []),
  ...boxMarks.filter(box => (lights >>> (light.box0 + box)) & 1),
];

export const signsOf = (lights: number): Sign[] =>
  (['conflict', 'wrong'] as const).filter(sign => (lights >>> light[sign]) & 1);

/** A cell as its lights have it; its colours are in the styles. */
export const lookOf = (lights: number): CellLook => ({
  marks: marksOf(lights),
  hasRing: (lights & ringBits) !== 0,
  signs: signsOf(lights),
});

const classNames: Partial<Readonly<Record<PathRole | TextRole, string>>> = {
  clue: 'symbol',
  entry: 'symbol entry',
  cornerNote: 'note corner',
  centreNote: 'note centre',
  keptNote: 'note corner kept',
  goneNote: 'note corner struck',
  hairline: 'hairlines',
  rule: 'rules',
  sheetRule: 'rules sheet-rule',
  sheetEdge: 'sheet-edge',
};

/** Leaves colours to the styles of the page, which know each part by its class. */
export const classPainter: Painter = {
  // Those that are numbered have a class in common.
  paint: ({ role }) => ({ class: classNames[role] ?? role.replace(/^(.*)\d$/, '$1 $&') }),
  groups: false,
};
