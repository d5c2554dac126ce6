/** Leads a player through a tour: shows the move of each stop, goes on when it is made, and takes back what it was not. */
import type { Step } from '@hyperdoku/engine';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useGame, useGameState } from '../../hooks/useGame.js';
import { mayMove } from '../../settings/settings.js';
import { useSpace, useSpaceState } from '../../space/useSpace.js';
import { findMove, type Stop, type Tour } from './tours.js';

export interface Guide {
  /** How many moves are made. */
  readonly at: number;
  /** What is to be done; undefined at the end. */
  readonly stop: Stop | undefined;
  /** What is to be written, and why. */
  readonly move: Step | undefined;
  /** The player has just written something else. */
  readonly isAstray: boolean;
  readonly goOn: () => void;
}

/** How long a stop is looked at that nobody has to do anything at; five of them are half a minute. */
const lookMilliseconds = 6000;

/** Space as a stop that is only looked at wants it; it goes on by itself, but where nothing is to move by itself. */
function useGrowing(stop: Stop | undefined, goOn: () => void): void {
  const space = useSpace();
  const latest = useRef(goOn);
  latest.current = goOn;
  useEffect(() => {
    if (stop?.kind !== 'grow') {
      if (space.state.view === 'turning') space.change({ view: 'cubes', turns: false });
      space.change({ alone: false });
      return;
    }
    if (space.state.place === 'closed') space.open();
    space.change({
      view: stop.turns ? 'turning' : 'cubes',
      turns: stop.turns === true && mayMove(),
      alone: true,
    });
    if (!mayMove()) return;
    const timer = setTimeout(() => latest.current(), lookMilliseconds);
    return () => clearTimeout(timer);
  }, [space, stop]);
}

export function useGuide({ stops }: Tour, show: (move: Step | undefined) => void): Guide {
  const game = useGame();
  const [{ at, isAstray, made }, setPlace] = useState({ at: 0, isAstray: false, made: 0 });
  const axis = useGameState(({ layout }) => layout.perspective.stacked[0]);
  const revision = useGameState(({ revision }) => revision);
  const hint = useGameState(({ hint }) => hint);
  const isInSpace = useSpaceState(({ place }) => place !== 'closed');
  const stop: Stop | undefined = stops[at];
  const move = useMemo(() => stop && findMove(game.state.session, stop), [game, stop]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the session changes in place, and its revision tells when
  useEffect(() => {
    const { session } = game.state;
    const goOn = (writes: number): void => setPlace({ at: at + 1, isAstray: false, made: made + writes });
    if (stop?.kind === 'look' && axis === stop.axis) goOn(0);
    else if (stop?.kind === 'space' && isInSpace) goOn(0);
    if (session.position === made) return;
    const [placed] = move?.placements ?? [];
    const isRight =
      placed !== undefined &&
      session.position === made + 1 &&
      session.symbols[placed.cell] === placed.symbol &&
      session.log[made].changes.length === 3;
    if (isRight) goOn(1);
    else {
      while (session.position > made && game.undo());
      setPlace(place => ({ ...place, isAstray: true }));
    }
  }, [game, stop, move, axis, isInSpace, revision, at, made]);

  useEffect(() => {
    if (hint?.kind === 'step' && hint.step === move) return;
    // What is shown belongs to the move before.
    if (hint?.kind === 'step' || !move) game.dropHint();
    show(move);
    if (move && hint?.kind !== 'asking') void game.askHint(3);
  }, [game, move, hint, show]);

  const goOn = (): void => setPlace({ at: at + 1, isAstray: false, made });
  useGrowing(stop, goOn);
  return { at, stop, move, isAstray, goOn };
}
