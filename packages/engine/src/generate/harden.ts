/**
 * Looks for harder puzzles of a solution by small changes: some clues come back, others go, and what is no easier than before is kept.
 * What is hard to grade is dear to compare, so the first part of the way goes by what the cheaper half of the ladder leaves open.
 */
import { type Puzzle, trustPuzzle } from '../board/puzzle.js';
import { blank } from '../board/symbols.js';
import { scale } from '../grade/scale.js';
import { ladderUpTo } from '../logic/ladder.js';
import { Position } from '../logic/position.js';
import { nextStep, stepsOf, type Technique } from '../logic/technique.js';
import { techniqueNames } from '../logic/techniqueNames.js';
import { dig } from './dig.js';
import { type AimWork, giveBack, type Judged, judge } from './judge.js';

/** Changes by what is left open, and by the whole grade, on boards where a grade takes milliseconds; larger ones are not changed. */
const cheapChanges = 80;
const gradedChanges = 12;
const smallBoard = 200;
const mostBack = 4;
const drawBack = ({ random }: AimWork): number => 2 + random.below(mostBack);

const cheapLadder = ladderUpTo({
  upTo: techniqueNames.findLast(name => scale[name].level === 'hard') ?? techniqueNames[0],
  assumeUnique: true,
});

export async function harden(work: AimWork, start: Judged): Promise<Judged> {
  const { solution, pace } = work;
  if (solution.shape.cellCount > smallBoard) return start;
  let { puzzle } = start;
  let open = countOpen(puzzle, cheapLadder);
  for (let i = 0; i < cheapChanges && !pace.shortage(); i++) {
    const next = await change(work, puzzle, drawBack(work));
    const left = countOpen(next, cheapLadder);
    pace.spend(1);
    await pace.breathe();
    if (left < open) continue;
    puzzle = next;
    open = left;
  }
  let best = await judge(puzzle, work);
  for (let i = 0; i < gradedChanges && best.fit === 'easy' && !pace.shortage(); i++) {
    const next = await judge(await change(work, best.puzzle, drawBack(work)), work);
    if (next.fit === 'met' || effortOf(next) >= effortOf(best)) best = next;
  }
  return best.fit === 'hard' ? start : best;
}

const effortOf = ({ grade }: Judged): number => (grade?.status === 'graded' ? grade.effort : 0);

/** So many clues come back, and all that can go then, go. */
export async function change(work: AimWork, puzzle: Puzzle, back: number): Promise<Puzzle> {
  const { cells, solution, random, pace } = work;
  const start = giveBack(work, puzzle, back);
  const clues = random.shuffle(cells.filter(cell => start.symbols[cell] !== blank));
  const dug = await dig(
    solution,
    clues.map(cell => [cell]),
    { ...pace.part(), start, singlesFirst: false },
  );
  return trustPuzzle(solution.shape, Uint8Array.from(dug.puzzle.symbols));
}

/** How many candidates are left where these techniques end. */
function countOpen(puzzle: Puzzle, ladder: readonly Technique[]): number {
  const position = Position.of(puzzle);
  for (let step = nextStep(position, ladder); step; step = nextStep(position, ladder)) {
    const technique = ladder.find(({ name }) => name === step?.technique);
    for (const each of technique ? [...stepsOf(technique, position)] : [step]) position.apply(each);
  }
  let left = 0;
  for (let cell = 0; cell < puzzle.shape.cellCount; cell++)
    if (position.isOpen(cell)) left += position.candidateCounts[cell];
  return left;
}
