/** A board on the page, for as long as the part that shows it is there. */
import type { Layout } from '@hyperdoku/engine';
import { useEffect, useRef } from 'react';
import { useGame, useGameState } from '../hooks/useGame.js';
import type { BoardKind, BoardStage } from './boardStage.js';
import { BoardView } from './boardView.js';
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
}

/** Draws a board into an SVG element for as long as it is on the page. */
export function useBoard({ layout, index, kind, watch }: Drawn) {
  const game = useGame();
  const stage = useStage();
  const ref = useRef<SVGSVGElement>(null);
  useEffect(() => {
    const svg = ref.current;
    if (!svg || index >= layout.boardCount) return;
    const role = kind === 'tiny' ? 'none' : 'gridcell';
    const view = new BoardView(svg, layout.boardAt(index), layout.shape.symbols, role);
    const stops = [stage.mount(view, kind, layout), watch({ svg, game }, stage)];
    return () => {
      for (const stop of stops) stop();
      view.clear();
    };
  }, [game, stage, layout, index, kind, watch]);
  return ref;
}
