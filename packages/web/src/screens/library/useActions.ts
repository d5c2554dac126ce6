/** What is done with a game of the library by its row, and what is said about it. */
import { useCallback, useState } from 'react';
import { useDesk } from '../../hooks/useDesk.js';
import type { Desk } from '../../library/desk.js';
import { titleOfSpec } from '../../pictures/shapeWords.js';
import { goTo } from '../../route/route.js';
import { keepGame } from '../../storage/games.js';
import type { GameRecord } from '../../storage/record.js';
import { texts } from '../../texts/index.js';
import { copyText, linkTo, playAgain, takeAway } from './actions.js';
import type { GameAction } from './GameRow.js';

interface Message {
  readonly text: string;
  /** The game that undoing brings back. */
  readonly removed?: GameRecord;
}

/** What came of an action: a message, or a link to be copied by hand; nothing where another screen opens. */
type Outcome = { readonly message?: Message; readonly link?: string };

const broken: Outcome = { message: { text: texts.problems.broken } };

async function copyLink(game: GameRecord): Promise<Outcome> {
  const link = linkTo(game);
  if (link === undefined) return broken;
  return (await copyText(link)) ? { message: { text: texts.library.linkCopied } } : { link };
}

async function startAgain(game: GameRecord): Promise<Outcome> {
  const id = await playAgain(game);
  if (id === undefined) return broken;
  goTo({ screen: 'play', id });
  return {};
}

async function remove(game: GameRecord, desk: Desk): Promise<Outcome> {
  await takeAway(game, desk);
  return { message: { text: texts.library.removed(titleOfSpec(game.spec)), removed: game } };
}

const actions: Readonly<Record<GameAction, (game: GameRecord, desk: Desk) => Promise<Outcome>>> = {
  copyLink,
  playAgain: startAgain,
  remove,
};

interface Actions {
  readonly message: Message | undefined;
  readonly showMessage: (message: Message | undefined) => void;
  readonly link: string | undefined;
  readonly closeLink: () => void;
  readonly act: (action: GameAction, game: GameRecord) => Promise<void>;
  /** Undoes the removal that the message is about. */
  readonly bringBack: () => Promise<void>;
}

export function useActions(refresh: () => Promise<void>): Actions {
  const desk = useDesk();
  const [message, showMessage] = useState<Message>();
  const [link, setLink] = useState<string>();

  const act = useCallback(
    async (action: GameAction, game: GameRecord): Promise<void> => {
      try {
        const outcome = await actions[action](game, desk);
        if (action === 'remove') await refresh();
        if (outcome.message) showMessage(outcome.message);
        if (outcome.link !== undefined) setLink(outcome.link);
      } catch (error) {
        console.warn(error);
        showMessage({ text: texts.problems.notSaved });
      }
    },
    [desk, refresh],
  );

  const bringBack = async (): Promise<void> => {
    const game = message?.removed;
    if (!game) return;
    await keepGame(game);
    showMessage({ text: texts.library.restored(titleOfSpec(game.spec)) });
    await refresh();
    focusRow(game);
  };

  return { message, showMessage, link, closeLink: () => setLink(undefined), act, bringBack };
}

/** The row is there with the next drawing of the page. */
const focusRow = ({ id }: GameRecord): void => {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`[data-game="${CSS.escape(id)}"] a`)?.focus(),
  );
};
