/** The stage of a game in React: its boards are in step with the game and the settings for as long as they are on the page. */
import { drawLines, drawLinks } from '@hyperdoku/engine';
import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo } from 'react';
import { useGame } from '../hooks/useGame.js';
import { useSettings } from '../settings/settings.js';
import { BoardStage } from './boardStage.js';
import '../styles/links.css';

const links = { ofStep: drawLinks, ofLines: drawLines };

const StageContext = createContext<BoardStage | undefined>(undefined);

export function StageProvider({ children }: { readonly children: ReactNode }) {
  const game = useGame();
  const stage = useMemo(
    () => new BoardStage(() => ({ game: game.state, settings: useSettings.getState() }), links),
    [game],
  );
  // Before any part of the page looks at the game, so that boards are drawn before the keyboard's focus moves on them.
  useLayoutEffect(() => {
    const paint = (): void => stage.paint();
    const attend = ({ target }: FocusEvent): void => {
      stage.hasKeyboard = target instanceof Element && target.closest('.focus-board') !== null;
    };
    addEventListener('focusin', attend);
    const stops = [game.subscribe(paint), useSettings.subscribe(paint)];
    return () => {
      removeEventListener('focusin', attend);
      for (const stop of stops) stop();
    };
  }, [game, stage]);
  return <StageContext value={stage}>{children}</StageContext>;
}

export function useStage(): BoardStage {
  const stage = useContext(StageContext);
  if (!stage) throw new Error('there is no stage around this');
  return stage;
}
