/** While a puzzle is being set: what is known so far of its solutions. */
import type { Game } from '../game/game.js';
import { useGame, useGameState } from '../hooks/useGame.js';
import { addGrid } from '../library/addGame.js';
import { Icon } from '../parts/Icon.js';
import { goTo } from '../route/route.js';
import { say, texts } from '../texts/index.js';
import '../styles/setPanel.css';

export function SetPanel() {
  const game = useGame();
  const clues = useGameState(({ session }) => session.shape.cellCount - session.openCells);
  const known = useGameState(({ session, proof }) => (session.conflictCount > 0 ? 'conflict' : proof));
  return (
    <section className="set-panel card" aria-label={texts.set.title}>
      <p className="small soft">{texts.set.what}</p>
      <p className="proof" data-known={known} role="status">
        <Icon name={known === 'unique' ? 'check' : known === 'asking' ? 'clock' : 'question'} />
        {texts.set[known]}
      </p>
      <div className="row">
        <span className="soft small grow">{texts.set.clues(clues)}</span>
        {known === 'failed' && (
          <button type="button" className="button" onClick={() => void game.study()}>
            {texts.play.tryAgain}
          </button>
        )}
        <button
          type="button"
          className="button main"
          disabled={known === 'conflict' || known === 'none'}
          onClick={() => void play(game)}
        >
          <Icon name="play" />
          {texts.set.play}
        </button>
      </div>
    </section>
  );
}

async function play({ state, notify }: Game): Promise<void> {
  const { shape, symbols } = state.session;
  try {
    const id = await addGrid({ shape, symbols: Uint8Array.from(symbols) }, 'own');
    if (id.ok) goTo({ screen: 'play', id: id.value });
    else notify(say.problem(id.problem));
  } catch (error) {
    console.warn(error);
    notify(texts.problems.notSaved);
  }
}
