/** While a puzzle is being set: what is known of its solutions, as one goes. */
import { makePuzzleText } from '@hyperdoku/engine';
import { useEffect, useState } from 'react';
import { changeGame, currentGame, notify, useGame } from '../game/game.js';
import { addGrid } from '../game/open.js';
import { Icon } from '../parts/Icon.js';
import { goTo } from '../route/route.js';
import { say, texts } from '../texts/index.js';
import { isCancelled, lanes } from '../work/outside.js';

type Known = 'asking' | 'unique' | 'many' | 'none' | 'unknown' | 'conflict';

const restMilliseconds = 200;
const proofMilliseconds = 20_000;

export function SetPanel() {
  const session = useGame(game => game.session);
  const revision = useGame(game => game.revision);
  const [known, setKnown] = useState<Known>('asking');
  const clues = session.shape.cellCount - session.openCells;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the session changes in place, its revision tells
  useEffect(() => {
    if (session.conflictCount > 0) {
      setKnown('conflict');
      return;
    }
    setKnown('asking');
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const text = makePuzzleText({ shape: session.shape, symbols: session.symbols });
      try {
        const proof = await lanes.prove.ask(jobs => jobs.prove(text, proofMilliseconds), stop.signal);
        if (stop.signal.aborted) return;
        setKnown(proof.ok ? proof.value.status : 'none');
        if (proof.ok && proof.value.status === 'many') changeGame({ differing: proof.value.differing });
      } catch (error) {
        if (!isCancelled(error) && !stop.signal.aborted) setKnown('unknown');
      }
    }, restMilliseconds);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [session, revision]);
  return (
    <section className="set-panel card" aria-label={texts.set.title}>
      <p className="small soft">{texts.set.what}</p>
      <p className="proof" data-known={known} role="status">
        <Icon name={known === 'unique' ? 'check' : known === 'asking' ? 'clock' : 'question'} />
        {texts.set[known]}
      </p>
      <div className="row">
        <span className="soft small grow">{texts.set.clues(clues)}</span>
        <button
          type="button"
          className="button main"
          disabled={known === 'conflict' || known === 'none'}
          onClick={() => void play()}
        >
          <Icon name="play" />
          {texts.set.play}
        </button>
      </div>
    </section>
  );
}

async function play(): Promise<void> {
  const game = currentGame();
  if (!game) return;
  const { shape, symbols } = game.session;
  const id = await addGrid({ shape, symbols: Uint8Array.from(symbols) }, 'own');
  if (id.ok) goTo({ screen: 'play', id: id.value });
  else notify(say.problem(id.problem));
}
