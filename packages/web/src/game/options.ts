/** What a game is made of, and who helps it. */
import type { Solver } from './solver.js';
import type { Beginning } from './state.js';
import type { Time } from './time.js';

/** What the player has chosen, as far as play depends on it. */
interface PlaySettings {
  /** Conflicts are told as they happen. */
  readonly showsConflicts: boolean;
  /** An entry takes its symbol out of the notes of its peers. */
  readonly tidiesNotes: boolean;
  /** A symbol is chosen first, then the cells for it. */
  readonly digitFirst: boolean;
  /** Notes are kept automatically; not if not said. */
  readonly automaticNotes?: boolean;
  /** After some mistakes the game is lost; not if not said. */
  readonly limitsMistakes?: boolean;
}

export interface GameOptions extends Beginning {
  /** What the game is called. */
  readonly title?: string;
  /** A puzzle is being set: the entries will be its clues. */
  readonly setting?: boolean;
  readonly settings: () => PlaySettings;
  readonly solver: Solver;
  readonly time: Time;
}
