/** While a puzzle is being set: what is known so far of its solutions, and what constraints are set with. */
import { type ReactNode, Suspense, useId, useState } from 'react';
import type { Game } from '../game/game.js';
import { useGame, useGameState } from '../hooks/useGame.js';
import { useNarrow } from '../hooks/useNarrow.js';
import { addGrid } from '../library/addGame.js';
import { Dialog } from '../parts/Dialog.js';
import { Icon } from '../parts/Icon.js';
import { late, NotFetched } from '../parts/late.js';
import { Safety } from '../parts/Safety.js';
import { goTo } from '../route/route.js';
import { say, texts } from '../texts/index.js';
import '../styles/setPanel.css';

const Palette = late(async () => (await import('./set/setTools.js')).Palette);
const ToolCard = late(async () => (await import('./set/setTools.js')).ToolCard);

/** The tools stand beside the boards; on a phone they are in a sheet, whose button is near the board. */
export function SetPanel() {
  const narrow = useNarrow();
  const id = useId();
  return (
    <>
      {narrow && <ToolSheet />}
      <ProofCard />
      {!narrow && (
        <section className="set-panel card" aria-labelledby={id}>
          <h2 id={id}>{texts.set.constraints}</h2>
          <Fetched>
            <Palette />
          </Fetched>
        </section>
      )}
    </>
  );
}

/** In place of the pad. */
export const ToolInHand = () => (
  <Fetched>
    <ToolCard />
  </Fetched>
);

function ToolSheet() {
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <button type="button" className="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="pen" />
        {texts.set.draw}
      </button>
      {open && (
        <Dialog title={texts.set.constraints} onClose={close}>
          <Fetched>
            <Palette onTool={close} />
          </Fetched>
        </Dialog>
      )}
    </>
  );
}

const Fetched = ({ children }: { readonly children: ReactNode }) => (
  <Safety instead={describeFailure}>
    <Suspense fallback={<p className="small soft">{texts.set.loading}</p>}>{children}</Suspense>
  </Safety>
);

const describeFailure = (error: unknown, tryAgain: () => void) => (
  <div className="stack" role="alert">
    <p className="small">{error instanceof NotFetched ? texts.problems.notFetched : texts.problems.crash}</p>
    <button type="button" className="button" onClick={tryAgain}>
      {texts.play.tryAgain}
    </button>
  </div>
);

function ProofCard() {
  const game = useGame();
  const clues = useGameState(({ session }) => session.shape.cellCount - session.openCells);
  const constraints = useGameState(({ session }) => session.constraints.length);
  const known = useGameState(({ session, proof }) => (session.conflictCount > 0 ? 'conflict' : proof));
  return (
    <section className="set-panel card" aria-label={texts.set.title}>
      <p className="small soft">{texts.set.what}</p>
      <p className="proof" data-known={known} role="status">
        <Icon name={known === 'unique' ? 'check' : known === 'asking' ? 'clock' : 'question'} />
        {texts.set[known]}
      </p>
      <div className="row">
        <span className="soft small grow">
          {[
            texts.set.clues(clues),
            ...(constraints > 0 ? [texts.setting.constraints(constraints)] : []),
          ].join(' · ')}
        </span>
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
