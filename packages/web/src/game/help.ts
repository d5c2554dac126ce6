/** Help that the player asks for: check, hints in three strengths, back to the last correct state, giving up. */
import { makeCellName, type Solution, type Step, type Strength, trustSolution } from '@hyperdoku/engine';
import { useSettings } from '../settings/settings.js';
import { say, texts } from '../texts/index.js';
import { isCancelled, lanes } from '../work/outside.js';
import { saveSoon } from './autosave.js';
import { announce, changeGame, currentGame, notify, type OpenGame, type ProofState } from './game.js';
import { act } from './moves.js';

const proofMilliseconds = 60_000;
const gradeMilliseconds = 30_000;

/** Finds out, beside the game, what its solution is and how hard it is; both are kept with it. */
export async function studyPuzzle(game: OpenGame): Promise<void> {
  const { id, saved } = game.record;
  const isStillOpen = (): boolean => currentGame()?.record.id === id;
  if (!game.solution) {
    try {
      const proof = await lanes.prove.ask(jobs => jobs.prove(saved.puzzle, proofMilliseconds));
      const now = currentGame();
      if (now && isStillOpen()) {
        if (proof.ok && proof.value.status === 'unique') takeSolution(proof.value.solution);
        else changeGame({ proof: proof.ok ? (proof.value.status as ProofState) : 'none' });
      }
    } catch (error) {
      if (isCancelled(error)) return;
      if (isStillOpen()) changeGame({ proof: 'unknown' });
    }
  }
  if (!isStillOpen() || currentGame()?.proof !== 'unique' || game.record.grade) return;
  try {
    const grade = await lanes.grade.ask(jobs => jobs.grade(saved.puzzle, gradeMilliseconds));
    const now = currentGame();
    if (!now || !isStillOpen() || !grade.ok) return;
    changeGame({ record: { ...now.record, grade: grade.value } });
    saveSoon();
  } catch {
    // Without a grade the game is as good; it is asked for again the next time.
  }
}

function takeSolution(symbols: Uint8Array): void {
  const game = currentGame();
  if (!game) return;
  changeGame({
    solution: trustSolution(game.session.shape, symbols),
    proof: 'unique',
    record: { ...game.record, solution: symbols },
  });
  saveSoon();
}

/** The solution, or why there is none to compare with. */
function solutionOf({ solution, proof }: OpenGame): Solution | string {
  if (solution) return solution;
  return proof === 'unique' ? texts.play.proof.asking : texts.play.proof[proof];
}

/** Marks wrong entries; the marks go when the cell is edited. */
export function checkEntries(): void {
  const game = currentGame();
  if (!game || game.show || game.paused) return;
  const solution = solutionOf(game);
  if (typeof solution === 'string') {
    notify(solution);
    return;
  }
  const wrong = game.session.wrongCells(solution);
  changeGame({ wrong: new Set(wrong), revision: game.revision + 1 });
  notify(
    wrong.length === 0 ? texts.play.allRight(game.session.openCells) : texts.play.wrongCount(wrong.length),
  );
}

export function returnToCorrect(): void {
  const game = currentGame();
  if (!game) return;
  const solution = solutionOf(game);
  if (typeof solution === 'string') notify(solution);
  else if (game.session.wrongCells(solution).length === 0)
    notify(texts.play.allRight(game.session.openCells));
  else if (act(session => session.returnTo(session.lastCorrect(solution)), { quietly: true }))
    notify(texts.play.backToCorrect);
}

export function giveUp(): void {
  const game = currentGame();
  if (!game) return;
  const solution = solutionOf(game);
  if (typeof solution === 'string') notify(solution);
  else if (act(session => session.giveUp(solution), { quietly: true })) notify(texts.finish.gaveUp);
}

/** The next hint: first where to look, asked again the technique, then the whole step. */
export async function askHint(strength?: Strength): Promise<void> {
  const game = currentGame();
  if (!game || game.show || game.paused || game.record.status !== 'playing') return;
  const { hint, session } = game;
  if (hint?.kind === 'step') {
    const next = strength ?? (Math.min(3, hint.strength + 1) as Strength);
    changeGame({ hint: { ...hint, strength: next } });
    return;
  }
  const wrong = game.solution ? session.wrongCells(game.solution) : [];
  if (wrong.length > 0) {
    const names = wrong.slice(0, 3).map(cell => makeCellName(session.shape, cell));
    showMessage(texts.hint.mistake(say.list(names), wrong.length), wrong);
    countHint();
    return;
  }
  changeGame({ hint: { kind: 'asking' } });
  try {
    const answer = await lanes.hint.ask(jobs => jobs.hint(session.toQuestion()));
    if (currentGame()?.session !== session || currentGame()?.hint?.kind !== 'asking') return;
    if (!answer.ok) showMessage(say.problem(answer.problem));
    else if (answer.value.kind === 'step') {
      changeGame({ hint: { kind: 'step', step: answer.value.step, strength: strength ?? 1 } });
      countHint();
      goToStep(answer.value.step);
    } else showMessage(answer.value.kind === 'stuck' ? texts.hint.stuck : texts.hint.solved);
  } catch (error) {
    if (!isCancelled(error)) showMessage(texts.problems.worker);
  }
}

function countHint(): void {
  const game = currentGame();
  if (!game) return;
  game.session.hintsUsed++;
  saveSoon();
}

const showMessage = (text: string, cells: readonly number[] = []): void => {
  changeGame({ hint: { kind: 'message', text, cells } });
  announce(text);
};

/** Brings a cell that the step speaks of into focus. */
export function goToStep(step: Step): void {
  const game = currentGame();
  const cell = step.placements[0]?.cell ?? step.cells[0] ?? step.eliminations[0]?.cell ?? step.chain[0]?.cell;
  if (!game || cell === undefined) return;
  if (game.layout.boardOf(cell) !== game.layout.boardOf(game.cursor))
    changeGame({ selection: [cell], cursor: cell });
}

export function dropHint(): void {
  if (currentGame()?.hint?.kind === 'asking') lanes.hint.cancel();
  changeGame({ hint: undefined });
}

export function applyHint(): void {
  const game = currentGame();
  if (game?.hint?.kind !== 'step') return;
  const { step } = game.hint;
  const { tidiesNotes } = useSettings.getState();
  const cell = step.placements[0]?.cell;
  if (cell !== undefined) changeGame({ selection: [cell], cursor: cell });
  act(session => session.applyStep(step, { tidiesNotes }));
}
