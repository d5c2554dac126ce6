/** A board on the page, for as long as the part that shows it is there. */
import type { Layout } from '@hyperdoku/engine';
import { useEffect, useRef } from 'react';
import { useGame, useGameState } from '../hooks/useGame.js';
import type { BoardKind, BoardStage } from './boardStage.js';
import { type BoardView, drawBoard } from './boardView.js';
import { drawLater } from './drawLater.js';
import type { Pointed } from './pointer.js';
import { useStage } from './stage.js';

/** A drawing that is read as a table whose cells can be chosen. */
export const isGrid = { role: 'grid', 'aria-multiselectable': true } as const;

export const useFocusedIndex = (): number => useGameState(({ layout, cursor }) => layout.boardOf(cursor));

/** Follows the pointer on a board; returns how to stop. */
export type Watch = (pointed: Pointed, stage: BoardStage) => () => void;

interface Drawn {
  readonly layout: Layout;
  readonly index: number;
  readonly kind: BoardKind;
  /** The same function as long as the board is the same. */
  readonly watch: Watch;
  /** Whether it is one of so many that the others go first. */
  readonly canWait?: boolean;
}

/** Draws a board into an SVG element for as long as it is on the page. */
export function useBoard({ layout, index, kind, watch, canWait = false }: Drawn) {
  const game = useGame();
  const stage = useStage();
  const ref = useRef<SVGSVGElement>(null);
  const drawn = useRef<BoardView>(undefined);
  useEffect(() => {
    const svg = ref.current;
    if (!svg) return;
    if (index >= layout.boardCount) {
      drawn.current = undefined;
      return svg.replaceChildren();
    }
    let stops: (() => void)[] = [];
    const draw = (): void => {
      const view = drawBoard(drawn.current, {
        element: svg,
        layout: layout.boardAt(index),
        symbols: layout.shape.symbols,
        cellRole: kind === 'tiny' ? 'none' : 'gridcell',
      });
      drawn.current = view;
      stops = [stage.mount(view, kind, layout), watch({ svg, game }, stage)];
      svg.removeAttribute('aria-busy');
    };
    if (canWait) {
      svg.setAttribute('aria-busy', 'true');
      stops = [drawLater(layout.boardWidth * layout.boardHeight, draw)];
    } else draw();
    return () => {
      for (const stop of stops) stop();
    };
  }, [game, stage, layout, index, kind, watch, canWait]);
  return ref;
}
