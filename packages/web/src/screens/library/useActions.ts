/** What is done with a game of the library by its row, and what is told of it. */
import { useCallback, useState } from 'react';
import { useDesk } from '../../hooks/useDesk.js';
import type { Desk } from '../../library/desk.js';
import { titleOfSpec } from '../../pictures/shapeWords.js';
import { goTo } from '../../route/route.js';
import { type GameRecord, saveGame } from '../../storage/games.js';
import { texts } from '../../texts/index.js';
import { copyText, linkTo, playAgain, takeAway } from './actions.js';
import type { GameAction } from './GameRow.js';

interface Told {
  readonly message: string;
  /** The game that undoing brings back. */
  readonly removed?: GameRecord;
}

/** What came of an action: a message, or a link to be copied by hand; nothing where another screen opens. */
type Outcome = { readonly told?: Told; readonly link?: string };

const broken: Outcome = { told: { message: texts.problems.broken } };

async function copyLink(game: GameRecord): Promise<Outcome> {
  const link = linkTo(game);
  if (link === undefined) return broken;
  return (await copyText(link)) ? { told: { message: texts.library.linkCopied } } : { link };
}

async function startAgain(game: GameRecord): Promise<Outcome> {
  const id = await playAgain(game);
  if (id === undefined) return broken;
  goTo({ screen: 'play', id });
  return {};
}

async function remove(game: GameRecord, desk: Desk): Promise<Outcome> {
  await takeAway(game, desk);
  return { told: { message: texts.library.removed(titleOfSpec(game.spec)), removed: game } };
}

const actions: Readonly<Record<GameAction, (game: GameRecord, desk: Desk) => Promise<Outcome>>> = {
  copyLink,
  playAgain: startAgain,
  remove,
};

interface Actions {
  readonly told: Told | undefined;
  readonly tell: (told: Told | undefined) => void;
  readonly link: string | undefined;
  readonly closeLink: () => void;
  readonly act: (action: GameAction, game: GameRecord) => Promise<void>;
  /** Undoes the removal that is told of. */
  readonly bringBack: () => Promise<void>;
}

export function useActions(refresh: () => Promise<void>): Actions {
  const desk = useDesk();
  const [told, tell] = useState<Told>();
  const [link, setLink] = useState<string>();

  const act = useCallback(
    async (action: GameAction, game: GameRecord): Promise<void> => {
      try {
        const outcome = await actions[action](game, desk);
        if (action === 'remove') await refresh();
        if (outcome.told) tell(outcome.told);
        if (outcome.link !== undefined) setLink(outcome.link);
      } catch (error) {
        console.warn(error);
        tell({ message: texts.problems.notSaved });
      }
    },
    [desk, refresh],
  );

  const bringBack = async (): Promise<void> => {
    const game = told?.removed;
    if (!game) return;
    try {
      await saveGame(game);
      tell({ message: texts.library.restored(titleOfSpec(game.spec)) });
    } catch (error) {
      console.warn(error);
      tell({ message: texts.problems.notSaved, removed: game });
    }
    await refresh();
    focusRow(game);
  };

  return { told, tell, link, closeLink: () => setLink(undefined), act, bringBack };
}

/** The row is there with the next drawing of the page. */
const focusRow = ({ id }: GameRecord): void => {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`[data-game="${CSS.escape(id)}"] a`)?.focus(),
  );
};
