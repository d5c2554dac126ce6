/** The drawing of the game on the page, in step with it. Heavy: it is loaded when the view first opens. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { BoardStage } from '../board/boardStage.js';
import { useStage } from '../board/stage.js';
import type { Game } from '../game/game.js';
import { useGame } from '../hooks/useGame.js';
import { mayMove, useSettings } from '../settings/settings.js';
import { spaceTexts } from '../texts/space.js';
import { isInHand, type Space } from './space.js';
import { layerAxisOf } from './spaceInput.js';
import { nearEndOf } from './spaceLayout.js';
import type { SpaceState } from './spaceState.js';
import { SpaceView } from './spaceView.js';
import { useCameraWork } from './useCameraWork.js';
import { useSpace, useSpaceState } from './useSpace.js';

/** On a phone a cell is wide enough for a finger, and so are those behind it; less where more than a cube is to be seen. */
const fingerPixels: Readonly<Record<SpaceState['view'], number>> = {
  cube: 34,
  surface: 34,
  cubes: 28,
  turning: 0,
  rhombic: 34,
};
const radiansPerPixel = 0.008;

export function SpaceCanvas({ onLost }: { readonly onLost: () => void }) {
  const game = useGame();
  const stage = useStage();
  const space = useSpace();
  const holder = useRef<HTMLDivElement>(null);
  const [view] = useState(() => space.kept.of(game) ?? space.kept.keep(game, createView(game, space, stage)));
  useLayoutEffect(() => {
    const element = holder.current;
    if (!element) return;
    view.showIn(element, () => {
      space.kept.release();
      onLost();
    });
    return () => view.leave(element);
  }, [view, space, onLost]);
  useUpdates(view);
  useCameraWork(view);
  useTurning();
  return <div ref={holder} className="space-holder" />;
}

function createView(game: Game, space: Space, stage: BoardStage): SpaceView {
  const view = new SpaceView({
    look: () => ({ game: game.state, settings: useSettings.getState(), space: space.state }),
    leastPixels: () => (isInHand() ? fingerPixels[space.state.view] : 0),
    mayMove,
    select: (cell, more) => {
      game.selectCell(cell, more ? 'toggle' : 'only');
      // Keys go to the cell from now on.
      stage.focusCursor();
    },
    hover: game.hoverCell,
    open: cell => {
      game.selectCell(cell);
      space.change({ place: 'large' });
    },
    peek: isOn => space.change({ peek: isOn }),
    handTurns: () =>
      space.turnsByHand
        ? (across, up) => space.turnBy(across * radiansPerPixel, up * radiansPerPixel)
        : undefined,
    turned: ({ rig }) => {
      const nearEnd = nearEndOf(layerAxisOf(game.state.layout), rig.direction.toArray());
      if (nearEnd !== space.state.nearEnd) space.change({ nearEnd });
    },
  });
  view.canvas.setAttribute('aria-label', spaceTexts.canvas);
  return view;
}

/** Shows every change of the game, of what is seen and of the page. */
function useUpdates(view: SpaceView): void {
  const game = useGame();
  const space = useSpace();
  useEffect(() => {
    const dress = new MutationObserver(() => view.refreshColours());
    dress.observe(document.documentElement, {
      attributes: true,
      attributeFilter: ['data-theme', 'data-palette'],
    });
    const stops = [game, space, useSettings].map(source => source.subscribe(view.update));
    return () => {
      dress.disconnect();
      for (const stop of stops) stop();
    };
  }, [view, game, space]);
}

/** The hypercube turns by itself when asked to; what a held key shows goes when the page loses the keyboard. */
function useTurning(): void {
  const space = useSpace();
  const turns = useSpaceState(({ turns, view }) => turns && view === 'turning');
  useEffect(() => {
    if (!turns) return;
    let last = performance.now();
    let frame = requestAnimationFrame(function turn(now) {
      const { angles, turnPlanes } = space.state;
      const moving = turnPlanes.length > 0 ? turnPlanes : [0];
      space.turnTo(
        Array.from({ length: Math.max(angles.length, ...moving.map(plane => plane + 1)) }, (_, plane) =>
          moving.includes(plane)
            ? ((angles[plane] ?? 0) + (now - last) * 0.0004) % (2 * Math.PI)
            : (angles[plane] ?? 0),
        ),
      );
      last = now;
      frame = requestAnimationFrame(turn);
    });
    return () => cancelAnimationFrame(frame);
  }, [space, turns]);
  useEffect(() => {
    const stopPeeking = (): void => space.change({ peek: false });
    addEventListener('blur', stopPeeking);
    return () => removeEventListener('blur', stopPeeking);
  }, [space]);
}
