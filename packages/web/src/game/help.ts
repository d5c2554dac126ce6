/** Help that the player asks for: check, hints in three strengths, back to the last correct state, giving up. */
import {
  type Cell,
  makeCellName,
  partOf,
  type Result,
  type Solution,
  type Step,
  type Strength,
} from '@hyperdoku/engine';
import { say, texts } from '../texts/play.js';
import type { Hint } from '../work/jobs.js';
import type { Core } from './core.js';
import type { Moves } from './moves.js';
import type { Selection } from './selection.js';
import type { Study } from './study.js';

/** More wrong cells than these are counted, and seen on the boards. */
const mostNamed = 12;

export class Help {
  readonly #core: Core;
  readonly #moves: Moves;
  readonly #selection: Selection;
  readonly #study: Study;
  #asking: AbortController | undefined;

  constructor(core: Core, moves: Moves, selection: Selection, study: Study) {
    this.#core = core;
    this.#moves = moves;
    this.#selection = selection;
    this.#study = study;
  }

  check(): readonly Cell[] | undefined {
    const { show, paused, session, revision } = this.#core.state;
    if (show || paused) return undefined;
    const solution = this.#knownSolution();
    if (!solution) return undefined;
    const wrong = session.wrongCells(solution);
    this.#core.change({ wrong: new Set(wrong), revision: revision + 1 });
    this.#core.notify(
      wrong.length === 0 ? texts.play.allRight(session.openCells) : texts.play.wrongCount(wrong.length),
    );
    return wrong;
  }

  returnToCorrect(): void {
    const { session } = this.#core.state;
    const solution = this.#knownSolution();
    if (!solution) return;
    if (session.wrongCells(solution).length === 0) this.#core.notify(texts.play.allRight(session.openCells));
    else if (this.#moves.act(() => session.returnTo(session.lastCorrect(solution)), { quietly: true }))
      this.#core.notify(texts.play.backToCorrect);
  }

  giveUp(): void {
    const solution = this.#knownSolution();
    if (solution && this.#moves.act(session => session.giveUp(solution), { quietly: true }))
      this.#core.notify(texts.finish.gaveUp);
  }

  async askHint(strength?: Strength): Promise<void> {
    const { show, paused, status, hint } = this.#core.state;
    if (show || paused || status !== 'playing' || !this.#core.options.solver.hint) return;
    if (hint?.kind === 'step')
      this.#showStep(hint.step, strength ?? (Math.min(3, hint.strength + 1) as Strength));
    else if (!this.pointAtMistakes()) await this.#askSolver(strength ?? 1);
  }

  dropHint(): void {
    this.#asking?.abort();
    this.#core.change({ hint: undefined });
  }

  applyHint(): void {
    const { hint } = this.#core.state;
    if (hint?.kind !== 'step') return;
    const { step } = hint;
    const { tidiesNotes } = this.#core.options.settings();
    const cell = step.placements[0]?.cell;
    if (cell !== undefined) this.#selection.selectCell(cell);
    this.#moves.act(session => session.applyStep(step, { tidiesNotes }));
  }

  close(): void {
    this.#asking?.abort();
  }

  /** The solution; if there is none to compare with, it is said why. */
  #knownSolution(): Solution | undefined {
    const { solution } = this.#core.state;
    if (solution) return solution;
    if (this.#core.state.proof === 'failed') void this.#study.study();
    const { proof } = this.#core.state;
    this.#core.notify(texts.play.proof[proof === 'unique' ? 'asking' : proof], now => now.proof === proof);
    return undefined;
  }

  /** A mistake comes before any step, and before a path. Whether there is one. */
  pointAtMistakes(): boolean {
    const { solution, session } = this.#core.state;
    const wrong = solution ? session.wrongCells(solution) : [];
    if (wrong.length === 0) return false;
    const names = wrong.slice(0, mostNamed).map(cell => makeCellName(session.shape, cell));
    this.#showMessage(texts.hint.mistake(say.list(names), names.length, wrong.length), wrong);
    this.#selection.goToAny(wrong);
    this.#countHint();
    return true;
  }

  async #askSolver(strength: Strength): Promise<void> {
    const { solver } = this.#core.options;
    this.#asking?.abort();
    const asking = new AbortController();
    this.#asking = asking;
    this.#core.change({ hint: { kind: 'asking' } });
    /** Whether the question still stands: not if the player has gone on meanwhile. */
    const isAwaited = (): boolean => !asking.signal.aborted && this.#core.state.hint?.kind === 'asking';
    try {
      const answer = await solver.hint?.(this.#core.toQuestion(), asking.signal);
      if (answer && isAwaited()) this.#takeAnswer(answer, strength);
    } catch {
      if (isAwaited()) this.#showMessage(texts.problems.worker);
    }
  }

  #takeAnswer(answer: Result<Hint>, strength: Strength): void {
    if (!answer.ok) this.#showMessage(say.problem(answer.problem));
    else if (answer.value.kind === 'step') {
      const { step } = answer.value;
      this.#showStep(step, strength);
      this.#countHint();
    } else this.#showMessage(answer.value.kind === 'stuck' ? texts.hint.stuck : texts.hint.solved);
  }

  /** Goes to as much of it as may be seen. */
  #showStep(step: Step, strength: Strength): void {
    this.#core.change({ hint: { kind: 'step', step, strength } });
    this.#selection.goToStep(partOf(this.#core.state.session.shape, step, strength));
  }

  #countHint(): void {
    this.#core.state.session.hintsUsed++;
    this.#core.change({}, { isLasting: true });
  }

  #showMessage(text: string, cells: readonly Cell[] = []): void {
    this.#core.change({ hint: { kind: 'message', text, cells }, ...this.#core.spoken(text) });
  }
}
