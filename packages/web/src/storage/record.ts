/** A game as it is kept. */
import { type Grade, parseSavedSession, type SavedSession, Session } from '@hyperdoku/engine';
import type { GameView } from '../game/gameView.js';
import { type GameStatus, statusOf } from '../game/status.js';

/** Where a game came from. */
export type GameOrigin = 'made' | 'link' | 'import' | 'own';

/** What the library shows of a game without opening it. */
interface GameSummary {
  readonly id: string;
  readonly spec: string;
  readonly origin: GameOrigin;
  readonly status: GameStatus;
  /** A puzzle that is still being set: its entries will be the clues. */
  readonly setting: boolean;
  readonly title: string;
  /** How the puzzle was ordered, as a puzzle id, when it was made here. */
  readonly puzzleId?: string;
  readonly grade?: Grade;
  readonly cellCount: number;
  readonly openCells: number;
  readonly elapsed: number;
  readonly created: number;
  readonly updated: number;
}

export interface GameRecord extends GameSummary {
  readonly saved: SavedSession;
  /** From which side the boards were seen, and where the cursor was. */
  readonly view?: GameView;
  /** Entries that were wrong, as long as they were counted. */
  readonly mistakes?: number;
  readonly solution?: Uint8Array;
  /** Begun, and nothing done in it yet: it is not listed, and goes when it is left. */
  readonly untouched?: boolean;
  readonly revision: number;
  /** The page that saved it last. */
  readonly writer?: string;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length < 1000;
const isCount = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && Number.isFinite(value);

/** Whether it fits the shape is found out when the game is opened. */
export function isView(value: unknown): value is GameView {
  const { cursor, across, down, stacked } = (value ?? {}) as Partial<Record<keyof GameView, unknown>>;
  return [cursor, across, down].every(isCount) && Array.isArray(stacked) && stacked.every(isCount);
}

/** A record from elsewhere. What can be found out from the game itself is not taken on trust. */
export function readGame(value: unknown): GameRecord | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const given = value as Readonly<Partial<Record<keyof GameRecord, unknown>>>;
  const saved = parseSavedSession(given.saved);
  const { id, title, created, updated, puzzleId, origin } = given;
  if (!saved.ok || !isText(id) || !isText(title) || !isCount(created) || !isCount(updated)) return undefined;
  const setting = given.setting === true;
  const told = tell(saved.value, setting);
  return (
    told && {
      id,
      title,
      origin: (['made', 'link', 'import', 'own'] as const).find(name => name === origin) ?? 'import',
      setting,
      ...(isText(puzzleId) && { puzzleId }),
      ...(given.untouched === true && { untouched: true }),
      ...(isView(given.view) && { view: given.view }),
      ...told,
      created,
      updated,
      revision: 0,
    }
  );
}

/** What a saved game says about itself; undefined when it cannot have happened. */
export function tell(
  saved: SavedSession,
  setting: boolean,
): Pick<GameRecord, 'saved' | 'spec' | 'cellCount' | 'openCells' | 'elapsed' | 'status'> | undefined {
  const session = Session.restore(saved);
  if (!session.ok) return undefined;
  const { shape, openCells, elapsed } = session.value;
  return {
    saved,
    spec: shape.name,
    cellCount: shape.cellCount,
    openCells,
    elapsed,
    status: statusOf(session.value, setting),
  };
}
