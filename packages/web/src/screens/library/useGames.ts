/** The games in the library as they are now, whoever changes them: this screen, or another tab. */
import { useCallback, useEffect, useState } from 'react';
import { useDesk } from '../../hooks/useDesk.js';
import { onGameNews, readKept, readLibrary } from '../../storage/games.js';
import type { GameRecord } from '../../storage/record.js';

export interface Games {
  /** The latest first; undefined while they are being read. */
  readonly games: readonly GameRecord[] | undefined;
  readonly failed: boolean;
  readonly refresh: () => Promise<void>;
}

/** As it is now; undefined where it is gone, or cannot be read. */
const readGame = async (id: string): Promise<GameRecord | undefined> => {
  try {
    return (await readKept(id))?.record;
  } catch (error) {
    console.warn(error);
    return undefined;
  }
};

const latestFirst = (a: GameRecord, b: GameRecord): number => b.updated - a.updated;

export function useGames(): Games {
  const desk = useDesk();
  const [games, setGames] = useState<readonly GameRecord[]>();
  const [failed, setFailed] = useState(false);

  const refresh = useCallback(async (): Promise<void> => {
    // A game that was just left may still be on its way to the disk.
    await desk.saved();
    const { games, isComplete } = await readLibrary();
    setGames(games);
    setFailed(!isComplete);
  }, [desk]);

  useEffect(() => void refresh(), [refresh]);

  // Another tab announces every move; only that game is read again.
  useEffect(
    () =>
      onGameNews(async ({ id, revision }) => {
        const read = revision < 0 ? undefined : await readGame(id);
        const record = read?.untouched ? undefined : read;
        setGames(list => {
          const others = list?.filter(game => game.id !== id);
          return record && others ? [...others, record].sort(latestFirst) : others;
        });
      }),
    [],
  );

  return { games, failed, refresh };
}
