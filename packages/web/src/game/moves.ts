/** What a player does to the game: every change goes through `act`, which keeps marks, hints and the ending in step. */
import {
  type Cell,
  type Checkpoint,
  type Grid,
  layOut,
  type NoteKind,
  type Result,
  Session,
  type SymbolNumber,
} from '@hyperdoku/engine';
import { say, texts } from '../texts/play.js';
import type { Clock } from './clock.js';
import type { Core } from './core.js';
import { fillSession } from './filling.js';
import { isLost } from './mistakes.js';
import type { GameState } from './state.js';
import { statusOf } from './status.js';
import { describeCell } from './words.js';

type Act = (session: Session, state: GameState) => Result<readonly Cell[]>;

interface Telling {
  /** What is said of it; else the cell at the cursor is. */
  readonly says?: string;
  /** Nothing is said but that the game is over. */
  readonly quietly?: boolean;
}

export class Moves {
  readonly #core: Core;
  readonly #clock: Clock;

  constructor(core: Core, clock: Clock) {
    this.#core = core;
    this.#clock = clock;
  }

  /** Makes a change, unless the game is over, paused, or something is shown in its place. Whether anything changed. */
  act(change: Act, telling: Telling = {}): boolean {
    const { paused, show, status, session, cursor, revision } = this.#core.state;
    if (paused || show || isLost(this.#core)) return false;
    if (status !== 'playing') {
      this.#core.notify(texts.play.isOver);
      return false;
    }
    this.#clock.tick();
    const before = session.symbols.slice();
    const result = change(session, this.#core.state);
    if (!result.ok) {
      const isClue = result.problem.code === 'clue-locked';
      this.#core.notify(
        isClue ? texts.play.clueLocked : say.problem(result.problem),
        now => now.cursor === cursor && now.revision === revision,
      );
      return false;
    }
    if (result.value.length === 0) return false;
    this.#took(result.value, before, telling);
    return true;
  }

  fillNotes(kind: NoteKind): void {
    if (this.#core.state.automatic) this.#core.notify(texts.play.notesKept, now => now.automatic);
    else this.act(session => session.fillNotes(kind), { says: texts.play.notesFilled });
  }

  clearNotes(): void {
    this.act(session => session.clearNotes(), { quietly: true });
  }

  /** Notes are the candidates of now, or the player's own again. */
  keepNotes(automatic: boolean): void {
    const { revision, automatic: before } = this.#core.state;
    if (automatic !== before && !this.#core.options.setting)
      this.#core.change({ automatic, revision: revision + 1 });
  }

  restart(): void {
    this.#core.change({ mistakes: 0, lineStart: undefined });
    if (this.act(session => session.reset(), { quietly: true })) this.#core.notify(texts.play.restarted);
  }

  get canUndo(): boolean {
    const { session, beginning } = this.#core.state;
    return session.position > beginning;
  }

  undo(): boolean {
    return this.#walkHistory(
      session => (this.canUndo ? session.undo() : undefined),
      texts.play.nothingToUndo,
      texts.play.undone,
    );
  }

  redo(): boolean {
    return this.#walkHistory(session => session.redo(), texts.play.nothingToRedo, texts.play.redone);
  }

  reopen(): void {
    if (this.#core.state.status !== 'playing') this.#core.change({ status: 'playing', finished: false });
  }

  addCheckpoint(): void {
    const { show, session, revision } = this.#core.state;
    if (show) return;
    const added = session.addCheckpoint(texts.play.checkpointName(session.checkpoints.length + 1));
    if (!added.ok) {
      this.#core.notify(say.problem(added.problem));
      return;
    }
    this.#core.change({ revision: revision + 1 }, { isLasting: true });
    this.#core.notify(texts.play.checkpointSet);
  }

  returnToCheckpoint(checkpoint: Checkpoint): void {
    this.act(session => session.returnToCheckpoint(checkpoint), { quietly: true });
  }

  fill({ symbols }: Grid): void {
    const before = this.#core.state.session;
    const session = Session.start(before.puzzle);
    fillSession(session, symbols);
    const cells = [...symbols].flatMap((symbol, cell) => (symbol === before.symbols[cell] ? [] : [cell]));
    const beginning = { session, beginning: session.position, wrong: new Set<Cell>() };
    this.#took(cells, before.symbols, { quietly: true }, beginning);
  }

  /** The moves of another tab are in it too. */
  takeIn(session: Session): void {
    const { revision } = this.#core.state;
    this.#core.change({
      session,
      ...this.#follow(session),
      revision: revision + 1,
      status: statusOf(session, this.#core.options.setting ?? false),
      wrong: new Set(),
      hint: undefined,
    });
  }

  #walkHistory(walk: (session: Session) => readonly Cell[] | undefined, none: string, done: string): boolean {
    const { paused, show, status, session } = this.#core.state;
    if (paused || show || status === 'solved' || isLost(this.#core)) return false;
    const before = session.symbols.slice();
    const touched = walk(session);
    if (touched) this.#took(touched, before, { says: done });
    else this.#core.say(none);
    return touched !== undefined;
  }

  /** After a change of the session: views look again, the marks of the cells touched go, and the game may be over. */
  #took(
    touched: readonly Cell[],
    before: ArrayLike<SymbolNumber>,
    telling: Telling,
    beginning: Partial<GameState> = {},
  ): void {
    const was = { ...this.#core.state, ...beginning };
    const { session, cursor, revision } = was;
    const status = statusOf(session, this.#core.options.setting ?? false);
    const isOver = status !== 'playing' && status !== was.status;
    const now: GameState = {
      ...was,
      ...this.#follow(session),
      revision: revision + 1,
      status,
      wrong: without(was.wrong, touched),
      hint: undefined,
      differing: [],
      ...(isOver && {
        finished: status === 'solved',
        selection: [cursor],
        armed: undefined,
        xray: undefined,
      }),
    };
    const words = telling.says ?? (isOver ? endWords[status] : this.#describe(now, telling));
    this.#core.change(words === undefined ? now : { ...now, ...this.#core.spoken(words) }, {
      cells: touched.filter(cell => before[cell] !== session.symbols[cell]),
      isLasting: true,
    });
  }

  /** Under another rule the boards are laid out anew, from the same side. */
  #follow({ shape }: Session): Partial<GameState> {
    const { layout } = this.#core.state;
    if (layout.shape === shape) return {};
    return { layout: layOut(shape, layout.perspective), chosen: undefined };
  }

  #describe(state: GameState, { quietly = false }: Telling): string | undefined {
    const { showsConflicts } = this.#core.options.settings();
    return quietly ? undefined : describeCell(state, state.cursor, showsConflicts);
  }
}

const without = (marks: ReadonlySet<Cell>, cells: readonly Cell[]): ReadonlySet<Cell> => {
  if (marks.size === 0) return marks;
  const gone = new Set(cells);
  return new Set([...marks].filter(cell => !gone.has(cell)));
};

const endWords = { solved: texts.finish.title, 'given-up': texts.finish.gaveUp } as const;
