/** Lines through touching cells, grown on a finished grid as long as what they demand holds there. */
import type { ConstraintSpec } from '../../shape/constraint.js';
import type { Cell } from '../../shape/shape.js';
import { fromAnyCell, type Ground, positionsOf, shuffled } from './ground.js';
import type { LaidOnGrid } from './way.js';

/** What a kind demands of the symbols along a line, from its first cell on. */
interface LineForm {
  readonly least: number;
  readonly most: (symbols: number) => number;
  /** Whether a line may go on so; it need not be whole yet. */
  readonly mayGoOn: (line: readonly number[], symbols: number) => boolean;
  /** Whether it may end here; it may wherever it may go on, if not said. */
  readonly mayEnd?: (line: readonly number[]) => boolean;
}

/** Looking for one line from one cell is given up after so many steps. */
const mostSteps = 300;

const last = (line: readonly number[]): [number, number] => [line[line.length - 2], line[line.length - 1]];
const sum = (symbols: readonly number[]): number => symbols.reduce((a, b) => a + b, 0);
const range = (symbols: readonly number[]): number => Math.max(...symbols) - Math.min(...symbols);

const forms = {
  thermo: {
    least: 3,
    most: symbols => Math.min(6, symbols),
    mayGoOn: line => {
      const [before, next] = last(line);
      return before < next;
    },
  },
  whisper: {
    least: 3,
    most: () => 6,
    mayGoOn: (line, symbols) => {
      const [before, next] = last(line);
      return Math.abs(before - next) >= Math.ceil(symbols / 2);
    },
  },
  renban: {
    least: 3,
    most: symbols => Math.min(5, symbols),
    mayGoOn: (line, symbols) => new Set(line).size === line.length && range(line) < Math.min(5, symbols),
    mayEnd: line => range(line) === line.length - 1,
  },
  between: {
    least: 3,
    most: () => 5,
    // While it grows, nothing is known of its other end but that there is one.
    mayGoOn: line => line.length < 3 || sameSide(line),
    mayEnd: line => sameSide(line) && isBetween(line),
  },
  /** The circle comes first. */
  arrow: {
    least: 3,
    most: () => 5,
    mayGoOn: ([circle, ...arm]) => sum(arm) <= circle,
    mayEnd: ([circle, ...arm]) => sum(arm) === circle,
  },
} as const satisfies Record<string, LineForm>;

/** Whether all that follows the first is on one side of it. */
const sameSide = ([first, ...others]: readonly number[]): boolean =>
  others.every(symbol => symbol < first) || others.every(symbol => symbol > first);

function isBetween(line: readonly number[]): boolean {
  const [low, high] = [line[0], line[line.length - 1]].sort((a, b) => a - b);
  return line.slice(1, -1).every(symbol => low < symbol && symbol < high);
}

/** A line from this cell: as long as was drawn for it, or the longest that was met. */
function growLine(ground: Ground, start: Cell, form: LineForm): readonly Cell[] | undefined {
  const { symbols, shape, random, byEdge, covered } = ground;
  if (covered.has(start)) return undefined;
  const most = form.most(shape.symbols);
  if (most < form.least) return undefined;
  const target = form.least + random.below(most - form.least + 1);
  const line = [start];
  let best: readonly Cell[] | undefined;
  let steps = 0;
  const goOn = (): boolean => {
    const shown = line.map(cell => symbols[cell]);
    const mayEnd = line.length >= form.least && (form.mayEnd?.(shown) ?? true);
    if (mayEnd && line.length > (best?.length ?? 0)) best = [...line];
    if (best?.length === target) return true;
    if (line.length === target) return false;
    for (const next of shuffled(random, byEdge[line[line.length - 1]])) {
      if (covered.has(next) || line.includes(next)) continue;
      if (++steps > mostSteps) return true;
      if (!form.mayGoOn([...shown, symbols[next]], shape.symbols)) continue;
      line.push(next);
      if (goOn()) return true;
      line.pop();
    }
    return false;
  };
  goOn();
  return best;
}

/** Reads the same from both ends: grown from the middle, both ways at once. */
function growPalindrome(ground: Ground, middle: Cell): readonly Cell[] | undefined {
  const { symbols, random, byEdge, covered } = ground;
  if (covered.has(middle)) return undefined;
  const line = [middle];
  const target = 3 + 2 * random.below(2);
  while (line.length < target) {
    const isFree = (cell: Cell): boolean => !covered.has(cell) && !line.includes(cell);
    const lefts = shuffled(random, byEdge[line[0]]).filter(isFree);
    const rights = byEdge[line[line.length - 1]].filter(isFree);
    const left = lefts.find(cell => rights.some(other => other !== cell && symbols[other] === symbols[cell]));
    const right = rights.find(
      other => other !== left && left !== undefined && symbols[other] === symbols[left],
    );
    if (left === undefined || right === undefined) break;
    line.unshift(left);
    line.push(right);
  }
  return line.length >= 3 ? line : undefined;
}

/** One line for every twenty cells is a board that is neither bare nor full. */
const cellsPerLine = 20;

const layLines = (
  grow: (ground: Ground, start: Cell) => readonly Cell[] | undefined,
  state: (positions: readonly number[]) => ConstraintSpec,
  least: number,
): LaidOnGrid => ({
  on: 'grid',
  usual: ({ cellCount }) => Math.max(1, Math.round(cellCount / cellsPerLine)),
  most: ({ cellCount }) => Math.floor(cellCount / least),
  lay: ground => {
    const line = fromAnyCell(ground, start => grow(ground, start));
    if (!line) return undefined;
    for (const cell of line) ground.covered.add(cell);
    return state(positionsOf(ground.shape, line));
  },
});

const layForm = (kind: keyof typeof forms): LaidOnGrid =>
  layLines(
    (ground, start) => growLine(ground, start, forms[kind]),
    cells => ({ kind, cells }),
    forms[kind].least,
  );

export const thermo = layForm('thermo');
export const whisper = layForm('whisper');
export const renban = layForm('renban');
export const between = layForm('between');
export const palindrome = layLines(growPalindrome, cells => ({ kind: 'palindrome', cells }), 3);
export const arrow = layLines(
  (ground, start) => growLine(ground, start, forms.arrow),
  ([circle, ...cells]) => ({ kind: 'arrow', circle: [circle], cells }),
  forms.arrow.least,
);
