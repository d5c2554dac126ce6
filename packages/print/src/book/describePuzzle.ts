/** What a book says of a puzzle besides its clues: how hard it is, where to look first and, if wanted, the whole way. */
import {
  type Budget,
  deduceSteps,
  findSteps,
  gradePuzzle,
  type Level,
  outlineTelling,
  Position,
  type Puzzle,
  wordsFor,
} from '@hyperdoku/engine';
import type { BookPuzzle } from './press.js';

/** How a puzzle is described in a book. */
export interface DescribeOptions {
  readonly language: string;
  readonly explained?: boolean;
  /** A budget for each question, which begins when it is asked. */
  readonly budget: () => Budget;
}

/** To grade larger boards takes longer than to print them. */
const mostGraded = 1000;

/** Of a puzzle with exactly one solution. */
export async function describePuzzle(
  known: Pick<BookPuzzle, 'puzzle' | 'solution' | 'level' | 'id'>,
  options: DescribeOptions,
): Promise<BookPuzzle> {
  const { puzzle } = known;
  const level = known.level ?? (await findLevel(puzzle, options));
  const hint = await findHint(puzzle, options);
  const way = options.explained ? await findWay(puzzle, options) : undefined;
  return {
    ...known,
    ...(level && { level }),
    ...(hint !== undefined && { hint }),
    ...(way && { way }),
  };
}

async function findLevel(puzzle: Puzzle, { budget }: DescribeOptions): Promise<Level | undefined> {
  if (puzzle.shape.cellCount > mostGraded) return undefined;
  const grade = await gradePuzzle(puzzle, { assumeUnique: true, ...budget() });
  return grade.status === 'graded' ? grade.level : undefined;
}

async function findHint(puzzle: Puzzle, { language, budget }: DescribeOptions): Promise<string | undefined> {
  const steps = findSteps(Position.of(puzzle), { assumeUnique: true, ...budget() });
  const { value: step } = await steps.next();
  if (step === undefined || typeof step === 'string') return undefined;
  return wordsFor(language).step(puzzle.shape, step, 2);
}

async function findWay(puzzle: Puzzle, { language, budget }: DescribeOptions): Promise<string[]> {
  const words = wordsFor(language);
  const way: string[] = [];
  for await (const step of deduceSteps(Position.of(puzzle), { assumeUnique: true, ...budget() })) {
    const lines = outlineTelling(words.telling(puzzle.shape, step)).map(({ text }) => text);
    way.push(`${way.length + 1}. ${lines.join(' ')}`);
  }
  return way;
}
