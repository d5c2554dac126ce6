/** Games for the tests of this room: puzzles, and players that press whatever key they find. */
import fc from '../base/property.testkit.js';
import { expectOk } from '../base/result.js';
import { asPuzzle, asSolution, type Puzzle, type Solution } from '../board/puzzle.js';
import { someGrid } from '../format/corpus.testkit.js';
import { parsePuzzle } from '../format/ownText.js';
import { makeStep } from '../logic/step.js';
import type { ConstraintSpec } from '../shape/constraint.js';
import { positionOf } from '../shape/coordinates.js';
import { type NoteKind, noteKinds } from './planes.js';
import type { SavedSession } from './savedSession.js';
import { Session } from './session.js';

export const readPuzzle = (text: string): Puzzle => expectOk(parsePuzzle(text));

/** Some clues of a solution, and the solution: what `someGrid` leaves out does not change what it keeps. */
export function someGame(spec: string, seed: number): { puzzle: Puzzle; solution: Solution } {
  return {
    puzzle: expectOk(asPuzzle(someGrid(spec, seed, 0.3))),
    solution: expectOk(asSolution(someGrid(spec, seed, 1))),
  };
}

const playSpecs = ['2x2', '3x3', '4^3', '2x2x1', 'iso:4', '6x6'] as const;

/** What a save was before there were checksums: whatever is changed in it, it does not show by itself. */
export function asVersion1({ checksum: _, ...saved }: SavedSession): Omit<
  SavedSession,
  'checksum' | 'version'
> & {
  readonly version: 1;
} {
  return { ...saved, version: 1 };
}

/** All that can be seen of a game, undo and time apart. */
export const lookAt = (session: Session) => ({
  symbols: [...session.symbols],
  conflictCount: session.conflictCount,
  openCells: session.openCells,
  isSolved: session.isSolved,
  placed: Array.from({ length: session.shape.symbols }, (_, i) => session.countPlaced(i + 1)),
  cells: Array.from({ length: session.shape.cellCount }, (_, cell) => [
    ...noteKinds.map(kind => session.notesOf(cell, kind)),
    session.coloursOf(cell),
    session.struckOf(cell),
    session.inConflict(cell),
    session.conflictHousesOf(cell),
  ]),
});

export interface Press {
  readonly call: number;
  readonly cells: readonly number[];
  readonly symbol: number;
  readonly kind: NoteKind;
  readonly tidies: boolean;
}

/** Keys pressed at random; numbers are taken modulo what the shape has. */
export const presses = (maxLength = 25): fc.Arbitrary<Press[]> =>
  fc.array(
    fc.record({
      call: fc.nat(20),
      cells: fc.array(fc.nat(400), { maxLength: 4 }),
      symbol: fc.nat(63),
      kind: fc.constantFrom(...noteKinds),
      tidies: fc.boolean(),
    }),
    { maxLength },
  );

/** The rule with a constraint more on some cells, or, without two of them, with one less. */
function anotherRule({ shape, constraints }: Session, cells: readonly number[]): ConstraintSpec[] {
  const positions = [...new Set(cells)].map(cell => positionOf(shape, cell));
  return positions.length > 1
    ? [...constraints, { kind: 'killer', cells: positions, ...(positions.length === 2 && { sum: 5 }) }]
    : constraints.filter((_, i) => i !== (cells[0] ?? 0) % constraints.length);
}

/** Presses a key; undo and redo only when `travels`. */
export function press(session: Session, solution: Solution, key: Press, travels = true): void {
  const { cellCount, symbols: n } = session.shape;
  const cells = key.cells.map(cell => cell % cellCount);
  const symbol = (key.symbol % n) + 1;
  const [first = 0] = cells;
  session.elapsed += 100;
  const step = makeStep({
    technique: 'short-trial',
    placements: cells.slice(2).map(cell => ({ cell, symbol })),
    eliminations: cells.slice(0, 2).flatMap(cell => [
      { cell, symbol: (key.symbol % n) + 1 },
      { cell, symbol: ((key.symbol + 1) % n) + 1 },
    ]),
  });
  const calls: (() => unknown)[] = [
    () => session.clear(cells),
    () => session.clearNotes(),
    () => session.giveUp(solution),
    () => session.reset(),
    () => session.returnTo(first % (session.log.length + 1)),
    () => session.addCheckpoint(String(session.checkpoints.length + 1)),
    () => {
      const checkpoint = session.checkpoints[first % (session.checkpoints.length || 1)];
      if (checkpoint) session.returnToCheckpoint(checkpoint);
    },
    () => session.fillNotes(key.kind),
    () => session.applyStep(step, { tidiesNotes: key.tidies }),
    () => session.toggleColour(cells, (key.symbol % 8) + 1),
    () => session.toggleNote(cells, symbol, key.kind),
    () => session.toggleNote(cells, symbol, key.kind),
    () => travels && session.undo(),
    () => travels && session.undo(),
    () => travels && session.redo(),
    () => session.changeRule(anotherRule(session, cells)),
  ];
  const call = calls[key.call] ?? (() => session.enter(cells, symbol, { tidiesNotes: key.tidies }));
  call();
}

/** A game of a shape after some keys. */
export function playGame(
  spec: string,
  seed: number,
  keys: readonly Press[],
  travels = true,
): { session: Session; solution: Solution } {
  const { puzzle, solution } = someGame(spec, seed);
  const session = Session.start(puzzle);
  for (const key of keys) press(session, solution, key, travels);
  return { session, solution };
}

/** A shape, a seed and keys, for `playGame`. */
export const anyGame = (maxLength?: number) =>
  fc.tuple(fc.constantFrom(...playSpecs), fc.nat(), presses(maxLength));
