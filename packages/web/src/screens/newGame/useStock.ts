/** What the stock has for an order: the puzzle that would be opened, and how fast the player is. */
import { useEffect, useState } from 'react';
import type { Offer } from '../../library/stock/offers.js';
import { findPace, type Pace } from '../../library/stock/pace.js';
import type { ReadyPuzzle } from '../../library/stock/shelf.js';
import { findPuzzle } from '../../library/stock/startOffer.js';
import { listGames } from '../../storage/games.js';
import type { GameRecord } from '../../storage/record.js';

/** The puzzle that the seed draws; undefined until it is there, and where there is none. */
export function useReady(spec: string, offer: Offer | undefined, seed: string): ReadyPuzzle | undefined {
  const [ready, setReady] = useState<{ readonly of: Offer; readonly puzzle: ReadyPuzzle | undefined }>();
  useEffect(() => {
    if (!offer) return;
    let isWanted = true;
    void findPuzzle(spec, offer, seed).then(puzzle => isWanted && setReady({ of: offer, puzzle }));
    return () => {
      isWanted = false;
    };
  }, [spec, offer, seed]);
  return ready?.of === offer ? ready?.puzzle : undefined;
}

export function usePace(spec: string): Pace {
  const [games, setGames] = useState<readonly GameRecord[]>([]);
  useEffect(() => void listGames().then(setGames), []);
  return findPace(spec, games);
}
