/** Goes on with a game that a link brings from another device; where there is one of the same puzzle here, the player is asked. */
import { makePuzzleText, parseProgressLink, type Session } from '@hyperdoku/engine';
import { useEffect, useState } from 'react';
import { useDesk } from '../hooks/useDesk.js';
import { addSession } from '../library/addGame.js';
import { blanksOf } from '../library/blanks.js';
import { cellsRefused, mostCellsUnasked } from '../library/largeShape.js';
import { AskLarge } from '../parts/AskLarge.js';
import { Page } from '../parts/Page.js';
import { makeTimeText } from '../parts/time.js';
import { goTo } from '../route/route.js';
import { listGames } from '../storage/games.js';
import type { GameRecord } from '../storage/record.js';
import { say, texts } from '../texts/index.js';
import { progressText } from './home/gameWords.js';
import { LinkFailure } from './LinkScreen.js';
import { takeAway } from './library/actions.js';
import '../styles/pages.css';

const words = texts.carry;

type Outcome =
  | { readonly kind: 'problem'; readonly problem: string }
  | { readonly kind: 'large'; readonly cells: number }
  | { readonly kind: 'ask'; readonly here: GameRecord; readonly session: Session };

const open = (id: string): void => goTo({ screen: 'play', id }, 'replace');

/** Links that are being opened, so that however often the screen asks, no second game begins. */
const openings = new Set<string>();

/** Opens the game, or tells what stands in the way. */
async function openLink(link: string, mostCells: number | undefined): Promise<Outcome | undefined> {
  const read = parseProgressLink(link, mostCells);
  if (!read.ok) {
    const cells = cellsRefused(read.problem);
    return cells === undefined
      ? { kind: 'problem', problem: say.problem(read.problem) }
      : { kind: 'large', cells };
  }
  const session = read.value;
  const text = makePuzzleText(session.puzzle);
  const here = (await listGames()).find(({ setting, saved }) => !setting && saved.puzzle === text);
  if (here) return { kind: 'ask', here, session };
  if (openings.has(link)) return undefined;
  openings.add(link);
  try {
    open(await addSession(session));
  } finally {
    openings.delete(link);
  }
  return undefined;
}

export function ProgressScreen({ link }: { readonly link: string }) {
  const [isWanted, setWanted] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const fail = (): void => setOutcome({ kind: 'problem', problem: texts.problems.notSaved });
  useEffect(() => {
    let current = true;
    openLink(link, isWanted ? undefined : mostCellsUnasked).then(
      told => current && setOutcome(told),
      () => current && setOutcome({ kind: 'problem', problem: texts.problems.notSaved }),
    );
    return () => {
      current = false;
    };
  }, [link, isWanted]);
  if (outcome?.kind === 'problem') return <LinkFailure problem={outcome.problem} />;
  return (
    <Page title={words.title} narrow>
      {outcome?.kind === 'large' ? (
        <AskLarge
          cells={outcome.cells}
          onOpen={() => setWanted(true)}
          onBack={() => goTo({ screen: 'home' }, 'replace')}
        />
      ) : outcome ? (
        <AskWhich here={outcome.here} session={outcome.session} onFailure={fail} />
      ) : (
        <p className="soft" role="status">
          {texts.link.opening}
        </p>
      )}
    </Page>
  );
}

interface AskWhichProps {
  readonly here: GameRecord;
  readonly session: Session;
  readonly onFailure: () => void;
}

function AskWhich({ here, session, onFailure }: AskWhichProps) {
  const desk = useDesk();
  const filled = blanksOf(here) - session.openCells;
  const add = async (replaces: boolean): Promise<void> => {
    try {
      if (replaces) await takeAway(here, desk);
      open(await addSession(session));
    } catch {
      onFailure();
    }
  };
  return (
    <div className="stack loose">
      <p>{words.ask}</p>
      <dl className="which card">
        <div>
          <dt>{words.here}</dt>
          <dd>
            {progressText(here)} · {makeTimeText(here.elapsed / 1000)}
          </dd>
        </div>
        <div>
          <dt>{words.there}</dt>
          <dd>
            {texts.home.filled(filled, blanksOf(here))} · {makeTimeText(session.elapsed / 1000)}
          </dd>
        </div>
      </dl>
      <div className="row">
        <button type="button" className="button main" onClick={() => void add(true)}>
          {words.replace}
        </button>
        <button type="button" className="button" onClick={() => void add(false)}>
          {words.both}
        </button>
        <button type="button" className="button" onClick={() => open(here.id)}>
          {words.keep}
        </button>
      </div>
    </div>
  );
}
