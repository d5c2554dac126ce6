/** What is kept in `fixtures/`: games, files and names as earlier versions wrote them, and what they are about. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createGrid, expectOk, makePuzzleText, type Session } from '@hyperdoku/engine';

export const fixturePath = (name: string): string =>
  fileURLToPath(new URL(`../fixtures/${name}`, import.meta.url));

export const readFixture = <T>(name: string): T => JSON.parse(readFileSync(fixturePath(name), 'utf8'));

/** Of every cell that has some, the list of them. */
type Lists = Readonly<Record<number, readonly number[]>>;

const listsOf = ({ shape }: Session, read: (cell: number) => readonly number[]): Lists => {
  const cells = Array.from({ length: shape.cellCount }, (_, cell) => [cell, read(cell)] as const);
  return Object.fromEntries(cells.filter(([, list]) => list.length > 0));
};

/** All that the player sees of a game at one moment. */
export const boardOf = (session: Session) => ({
  symbols: makePuzzleText(expectOk(createGrid(session.shape, Uint8Array.from(session.symbols)))),
  corner: listsOf(session, cell => session.notesOf(cell, 'corner')),
  centre: listsOf(session, cell => session.notesOf(cell, 'centre')),
  colours: listsOf(session, cell => session.coloursOf(cell)),
  struck: listsOf(session, cell => session.struckOf(cell)),
});

const digestOf = (session: Session): string =>
  createHash('sha256')
    .update(JSON.stringify(boardOf(session)))
    .digest('hex')
    .slice(0, 16);

/** A game with all of its past: its board now, and a digest of every board from the start to the last one that can be redone. */
export function pastOf(session: Session) {
  const board = boardOf(session);
  let undone = 0;
  while (session.undo()) undone++;
  const boards = [digestOf(session)];
  while (session.redo()) boards.push(digestOf(session));
  const { elapsed, hintsUsed, gaveUp, checkpoints } = session;
  return {
    board,
    undone,
    boards,
    elapsed,
    hintsUsed,
    gaveUp,
    checkpoints: checkpoints.map(checkpoint => {
      expectOk(session.returnToCheckpoint(checkpoint));
      return { name: checkpoint.name, at: checkpoint.at, board: digestOf(session) };
    }),
  };
}
