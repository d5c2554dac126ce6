/** The games in the library as they are now, whoever changes them: this screen, or another tab. */
import { useCallback, useEffect, useState } from 'react';
import { useDesk } from '../../hooks/useDesk.js';
import { type GameRecord, listGames, loadGame, onGameNews } from '../../storage/games.js';

export interface Games {
  /** The latest first; undefined while they are being read. */
  readonly games: readonly GameRecord[] | undefined;
  readonly failed: boolean;
  readonly refresh: () => Promise<void>;
}

const latestFirst = (a: GameRecord, b: GameRecord): number => b.updated - a.updated;

export function useGames(): Games {
  const desk = useDesk();
  const [games, setGames] = useState<readonly GameRecord[]>();
  const [failed, setFailed] = useState(false);

  const refresh = useCallback(async (): Promise<void> => {
    try {
      // A game that was just left may still be on its way to the disk.
      await desk.saved();
      setGames(await listGames());
      setFailed(false);
    } catch (error) {
      console.warn(error);
      setFailed(true);
    }
  }, [desk]);

  useEffect(() => void refresh(), [refresh]);

  // Another tab announces every move; only that game is read again.
  useEffect(
    () =>
      onGameNews(async ({ id, revision }) => {
        const record = revision < 0 ? undefined : await loadGame(id);
        setGames(list => {
          const others = list?.filter(game => game.id !== id);
          return record && others ? [...others, record].sort(latestFirst) : others;
        });
      }),
    [],
  );

  return { games, failed, refresh };
}
