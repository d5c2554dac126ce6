/**
 * What a draft of a killer comes to, as far as its order cares. Rungs above those that most boards need are dear, so the climb pauses
 * where a level ends: a draft that has more than one solution is dropped there.
 */
import type { Puzzle } from '../../board/puzzle.js';
import { blank } from '../../board/symbols.js';
import { beginClimb, type Climb, type Grade, goOn, gradeOf } from '../../grade/climb.js';
import { levels, scale } from '../../grade/scale.js';
import { type TechniqueName, techniqueNames, techniquesOfUniqueness } from '../../logic/techniqueNames.js';
import type { Cell } from '../../shape/shape.js';
import { decide } from '../../solve/decide.js';
import { findShortfall, highestRung, isGraded, type Order } from '../order.js';
import { type Draft, guessesPerProof, type KillerWork, puzzleOf } from './draft.js';

export interface Tried {
  readonly draft: Draft;
  readonly puzzle: Puzzle;
  readonly climb: Climb;
  /**
   * As ordered; easier; no solution by the techniques allowed; or dropped before that was known, for more solutions than one or
   * a budget that ended.
   */
  readonly end: 'met' | 'easy' | 'stuck' | 'dropped';
  readonly grade: Grade;
  /** Cells that are left. */
  readonly open: readonly Cell[];
  /** Whether what was ordered was needed somewhere on the way. */
  readonly isAsHard: boolean;
}

export async function tryOut(work: KillerWork, draft: Draft, isUnique = false): Promise<Tried> {
  const { order, pace } = work;
  const puzzle = puzzleOf(work, draft);
  const climb = beginClimb(puzzle);
  const { position } = climb;
  const conclude = (end: Tried['end'], grade = gradeOf(climb, pace.shortage())): Tried => ({
    draft,
    puzzle,
    climb,
    end,
    grade,
    open: Array.from(position.symbols, (symbol, cell) => (symbol === blank ? cell : -1)).filter(
      cell => cell >= 0,
    ),
    isAsHard: climb.used.some(name => isWanted(order, name)),
  });
  let isProved = isUnique;
  for (const rung of pausesOf(order)) {
    if (rung >= firstOfUniqueness && !isProved) {
      const verdict = await decide(puzzle, pace.part({ nodes: guessesPerProof }));
      if (verdict.status !== 'unique') return conclude('dropped');
      isProved = true;
    }
    const upTo = techniqueNames[rung];
    if (await goOn(climb, { upTo, assumeUnique: isProved, ...pace.part() })) return conclude('dropped');
    if (position.isSolved) break;
  }
  const grade = gradeOf(climb, undefined);
  if (grade.status !== 'graded') return conclude('stuck', grade);
  return conclude(findShortfall(aimOf(order), 0, 0, grade) ? 'easy' : 'met', grade);
}

/** From here on the ladder has techniques that take for granted that there is one solution, which is then proved first. */
const firstOfUniqueness = Math.min(...techniquesOfUniqueness.map(name => techniqueNames.indexOf(name)));

/** The last rungs of levels below what is ordered, the last one before it, and the highest allowed. */
function pausesOf(order: Order): readonly number[] {
  const highest = highestRung(order);
  const first = techniqueNames.findIndex(name => isWanted(order, name));
  const below = [...levels.map(level => highestRung({ level })), first - 1];
  return [...below.filter(rung => rung >= 0 && rung < first), highest].sort((a, b) => a - b);
}

/** Whether a draft that is as hard as ordered may need techniques that rest on a proof. */
export const needsProof = (order: Order): boolean =>
  isGraded(order) && highestRung(order) >= firstOfUniqueness;

/** What an order says of the way to the solution, and nothing else. */
const aimOf = ({ level, technique, logicOnly }: Order): Order => ({
  ...(level && { level }),
  ...(technique && { technique }),
  ...(logicOnly && { logicOnly }),
});

/** Whether a puzzle that needs this technique is as hard as ordered, if it needs nothing harder. */
const isWanted = ({ level, technique }: Order, name: TechniqueName): boolean =>
  (level === undefined || scale[name].level === level) && (technique === undefined || name === technique);
