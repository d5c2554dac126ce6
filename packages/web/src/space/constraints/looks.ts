/**
 * How every kind of constraint looks in space. Lines are told apart by more than their colours: by thickness, by what is at their
 * ends, by beads, by a pale core. What holds on the whole board is told in words alone.
 */
import {
  type Cell,
  type Constraint,
  cellsOf,
  type KindName,
  makeSymbolText,
  type Shape,
} from '@hyperdoku/engine';
import { ball, type Cone, draw, type Mark, type Pieces, stroke } from './pieces.js';

/** The colour of a kind by the name of its token; hulls have tints instead, by what they touch. */
export type Colour = 'tinted' | `--${string}`;

interface Look {
  readonly colour: Colour;
  readonly draw: (constraint: Constraint, shape: Shape) => Pieces;
}

/** What is told in words alone. */
const words = undefined;

const ringRadius = 0.45;

const tag = (cell: Cell, text: string): Mark => ({
  cells: [cell],
  form: 'tag',
  ground: 'paper',
  at: 'corner',
  size: 0.36,
  text,
});

const sumTag = ({ spec, cells }: Constraint): Mark[] =>
  spec.sum === undefined ? [] : [tag(cells[0], String(spec.sum))];

const head = (cells: readonly Cell[], radius: number): Cone[] =>
  cells.length < 2
    ? []
    : [{ from: cells[cells.length - 2], to: cells[cells.length - 1], radius, length: 2 * radius, at: 'end' }];

/** A sign between two cells. */
const between = (cells: readonly Cell[], changes: Pick<Mark, 'form' | 'ground' | 'text'>): Pieces =>
  draw({ marks: [{ cells, at: 'middle', size: 0.3, ...changes }] });

/** A sign in each cell. */
const inEach = ({ cells }: Constraint, changes: Pick<Mark, 'form' | 'ground' | 'size' | 'text'>): Pieces =>
  draw({ marks: cells.map(cell => ({ cells: [cell], at: 'foot', ...changes })) });

/** A number that differs from the usual one is written down. */
const unless = (usual: number, value: unknown): string =>
  value === undefined || value === usual ? '' : String(value);

/** The sets of cells that a constraint keeps apart, houses among them. */
const setsOf = ({ primitives, houses }: Constraint, shape: Shape): (readonly Cell[])[] => [
  ...primitives.map(({ cells }) => cells),
  ...houses.map(house => [...cellsOf(shape, house)]),
];

/** Symbols in a square of rows. */
function inRows(symbols: readonly number[], all: number): string {
  const texts = symbols.map(symbol => makeSymbolText(symbol, all));
  const wide = Math.ceil(Math.sqrt(texts.length));
  const rows = Array.from({ length: Math.ceil(texts.length / wide) }, (_, row) =>
    texts.slice(row * wide, (row + 1) * wide).join(' '),
  );
  return rows.join('\n');
}

const looks = {
  killer: {
    colour: 'tinted',
    draw: cage => draw({ hulls: [{ cells: cage.cells, inset: 0.07, fill: 1 }], marks: sumTag(cage) }),
  },
  region: {
    colour: 'tinted',
    draw: ({ cells }) => draw({ hulls: [{ cells, inset: 0.03, fill: 0.4 }] }),
  },
  clone: {
    colour: 'tinted',
    draw: ({ cells }) => {
      const half = cells.length / 2;
      return draw({
        hulls: [cells.slice(0, half), cells.slice(half)].map(part => ({
          cells: part,
          inset: 0.12,
          fill: 0.4,
        })),
      });
    },
  },
  thermo: {
    colour: '--edge',
    draw: ({ spec, cells }) => {
      const core = spec.slow ? 'pale' : 'full';
      return draw({ strokes: [ball(cells[0], 0.36, core), stroke(cells, 0.13, { core })] });
    },
  },
  arrow: {
    colour: '--ink-soft',
    draw: ({ spec, cells }) => {
      const circled = (spec.circle as readonly number[]).length;
      const [circle, shaft] = [cells.slice(0, circled), cells.slice(circled - 1)];
      return draw({
        strokes: [stroke(circle, ringRadius, { core: 'open' }), stroke(shaft, 0.045, { free: ringRadius })],
        cones: head(shaft, 0.15),
      });
    },
  },
  between: {
    colour: '--mark4',
    draw: ({ cells }) =>
      draw({
        strokes: [
          ball(cells[0], ringRadius, 'open'),
          ball(cells[cells.length - 1], ringRadius, 'open'),
          stroke(cells, 0.07),
        ],
      }),
  },
  whisper: {
    colour: '--mark3',
    draw: ({ cells }) => draw({ strokes: [stroke(cells, 0.055), ...cells.map(cell => ball(cell, 0.15))] }),
  },
  palindrome: {
    colour: '--mark0',
    draw: ({ cells }) => draw({ strokes: [stroke(cells, 0.11, { core: 'pale' })] }),
  },
  renban: {
    colour: '--mark2',
    draw: ({ cells }) => draw({ strokes: [stroke(cells, 0.19)] }),
  },
  'little-killer': {
    colour: '--ink-soft',
    draw: constraint =>
      draw({
        strokes: [stroke(constraint.cells, 0.03, { isDashed: true })],
        cones: head(constraint.cells, 0.08),
        marks: sumTag(constraint),
      }),
  },
  diagonal: {
    colour: '--mark0',
    draw: (constraint, shape) =>
      draw({ strokes: setsOf(constraint, shape).map(cells => stroke(cells, 0.022)) }),
  },
  greater: {
    colour: '--ink-soft',
    draw: ({ cells: [from, ...others] }) =>
      draw({ cones: others.map(to => ({ from, to, radius: 0.13, length: 0.3, at: 'between' })) }),
  },
  'white-dot': {
    colour: '--ink',
    draw: ({ spec, cells }) =>
      between(cells, { form: 'disc', ground: 'white', text: unless(1, spec.difference) }),
  },
  'black-dot': {
    colour: '--ink',
    draw: ({ spec, cells }) => between(cells, { form: 'disc', ground: 'black', text: unless(2, spec.ratio) }),
  },
  xv: {
    colour: '--ink',
    draw: ({ spec, cells }) => {
      const text = spec.sum === 5 ? 'V' : spec.sum === 10 ? 'X' : `+${spec.sum}`;
      return between(cells, { form: 'tag', ground: 'paper', text });
    },
  },
  odd: {
    colour: '--ink-soft',
    draw: constraint => inEach(constraint, { form: 'disc', ground: 'ink', size: 0.2, text: '' }),
  },
  even: {
    colour: '--ink-soft',
    draw: constraint => inEach(constraint, { form: 'square', ground: 'ink', size: 0.2, text: '' }),
  },
  candidates: {
    colour: '--ink-soft',
    draw: (constraint, { symbols }) => {
      const text = inRows(constraint.spec.symbols as readonly number[], symbols);
      return inEach(constraint, { form: 'tag', ground: 'paper', size: 0.4, text });
    },
  },
  windoku: words,
  'disjoint-groups': words,
  'anti-knight': words,
  'anti-king': words,
  offsets: words,
  'non-consecutive': words,
} satisfies Readonly<Record<KindName, Look | undefined>>;

/** How a kind looks; nothing for what is told in words alone. */
export const lookOf = (kind: KindName): Look | undefined => looks[kind];
