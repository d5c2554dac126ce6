/** The sets of puzzles: public ones where their files are at hand, otherwise puzzles we dig ourselves. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type AlphabetName,
  asPuzzle,
  createRandom,
  expectOk,
  makePuzzleText,
  type Puzzle,
  parsePuzzles,
  parseSpec,
} from '@hyperdoku/engine';
import { digPuzzle, loosenPuzzle } from './digPuzzle.js';
import type { Expected } from './lap.js';

interface PuzzleSet {
  readonly spec: string;
  /** A file of the data folder, one puzzle a line. */
  readonly file?: string;
  /** How it writes symbols, where a line may not show that. */
  readonly alphabet?: AlphabetName;
  /** What to dig without the file. */
  readonly dig?: { readonly puzzles: number; readonly blanks: number };
  /** How many puzzles of more solutions to make; there is no file of those. */
  readonly many?: number;
  /** How many puzzles a quick run takes; none where even one takes long. */
  readonly sample: number;
}

const sets = {
  '9x9 17 clues': { spec: '3x3', file: '17_clue', dig: { puzzles: 200, blanks: 81 }, sample: 5000 },
  '9x9 top1465': { spec: '3x3', file: 'top1465', sample: 1465 },
  '9x9 hardest': { spec: '3x3', file: 'hardest_1106', sample: 100 },
  '9x9 many solutions': { spec: '3x3', many: 6000, sample: 600 },
  '16x16 tough': {
    spec: '4x4',
    file: '16x16_tough',
    alphabet: 'letters',
    dig: { puzzles: 10, blanks: 150 },
    sample: 20,
  },
  '25x25 minimal': { spec: '5x5', file: '25x25_minimal', dig: { puzzles: 2, blanks: 360 }, sample: 1 },
  '9^3 600 blanks': { spec: '9^3', file: 'cube9_600blanks', dig: { puzzles: 3, blanks: 600 }, sample: 3 },
  '9^3 630 blanks': { spec: '9^3', file: 'cube9_630blanks', dig: { puzzles: 3, blanks: 630 }, sample: 3 },
  '9^3 660 blanks': { spec: '9^3', file: 'cube9_660blanks', dig: { puzzles: 3, blanks: 660 }, sample: 3 },
  '9^3 680 blanks': { spec: '9^3', file: 'cube9_680blanks', dig: { puzzles: 3, blanks: 680 }, sample: 3 },
  '9^3 minimal': { spec: '9^3', file: 'cube9_minimal', sample: 0 },
  '2x2x2 minimal': { spec: '2x2x2', file: 'box222_minimal', dig: { puzzles: 2, blanks: 440 }, sample: 1 },
  '4x3x2x1 half': { spec: '4x3x2x1', file: 'box4321_50pct', dig: { puzzles: 1, blanks: 165_888 }, sample: 1 },
  '2x2x2x2 half': { spec: '2x2x2x2', dig: { puzzles: 1, blanks: 32_768 }, sample: 1 },
} as const satisfies Readonly<Record<string, PuzzleSet>>;

export type SetName = keyof typeof sets;

/** A set that is ready on disk. */
export interface Supply {
  readonly spec: string;
  readonly path: string;
  readonly alphabet?: AlphabetName;
  readonly dug: boolean;
  readonly expected: Expected;
  /** How many of its puzzles to take. */
  readonly sample: number;
}

/** Puzzles of more solutions lack so many of the clues that they need, from one on: those with few lacking have few solutions. */
const mostLoose = 12;

const dataFolder = fileURLToPath(new URL('../../../shared/data/', import.meta.url));

const fileOf = ({ file }: PuzzleSet): string | undefined => {
  const path = join(dataFolder, `${file}.txt`);
  return file && existsSync(path) ? path : undefined;
};

/** The sets of which there is a file. */
export const setsAtHand = (Object.keys(sets) as SetName[]).filter(name => fileOf(sets[name]));

/** Finds or digs the set; undefined where it can be neither. */
export async function supply(name: SetName, quick: boolean, folder: string): Promise<Supply | undefined> {
  const { spec, alphabet, dig, many, sample }: PuzzleSet = sets[name];
  const taken = quick ? sample : Number.POSITIVE_INFINITY;
  const found = fileOf(sets[name]);
  if (found)
    return {
      spec,
      path: found,
      ...(alphabet && { alphabet }),
      dug: false,
      expected: 'unique',
      sample: taken,
    };
  if (!dig && !many) return undefined;
  const path = join(folder, `${name}.txt`);
  const lines: string[] = [];
  for (let i = 0; i < Math.min(dig?.puzzles ?? many ?? 0, taken); i++) {
    const seed = `${name} ${i}`;
    const puzzle = dig
      ? await digPuzzle(spec, dig.blanks, seed)
      : await loosenPuzzle(spec, 1 + (i % mostLoose), seed);
    lines.push(makePuzzleText(puzzle));
  }
  writeFileSync(path, `${lines.join('\n')}\n`);
  return { spec, path, dug: true, expected: dig ? 'unique' : 'many', sample: taken };
}

/** The puzzles in an order of no meaning, so that any part of the set is a fair sample of it. */
export function readPuzzles({ spec, path, alphabet, sample }: Supply): Puzzle[] {
  const options = { spec: expectOk(parseSpec(spec)), ...(alphabet && { alphabet }) };
  const sheets = parsePuzzles(readFileSync(path, 'utf8'), options);
  const order = createRandom(spec).permutation(sheets.length);
  return Array.from(order.subarray(0, Math.min(sample, sheets.length)), index =>
    expectOk(asPuzzle(expectOk(sheets[index]).grid)),
  );
}
