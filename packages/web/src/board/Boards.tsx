/** The boards on the page: the focused one, large, and the layers of the perspective around it. */
import type { Layout } from '@hyperdoku/engine';
import { useCallback, useEffect, useRef } from 'react';
import { useGame, useGameState } from '../hooks/useGame.js';
import { texts } from '../texts/play.js';
import type { BoardKind, BoardStage } from './boardStage.js';
import { BoardView } from './boardView.js';
import { type LayerWindow, layersAround } from './layerWindow.js';
import { type Pointed, watchClicks, watchDrags, watchLayer } from './pointer.js';
import { useStage } from './stage.js';

/** A drawing that is read as a table whose cells can be chosen. */
const isGrid = { role: 'grid', 'aria-multiselectable': true } as const;

const useFocusedIndex = (): number => useGameState(({ layout, cursor }) => layout.boardOf(cursor));

/** Follows the pointer on a board; returns how to stop. */
type Watch = (pointed: Pointed, stage: BoardStage) => () => void;

interface Drawn {
  readonly layout: Layout;
  readonly index: number;
  readonly kind: BoardKind;
  /** The same function as long as the board is the same. */
  readonly watch: Watch;
}

/** Draws a board into an SVG element for as long as it is on the page. */
function useBoard({ layout, index, kind, watch }: Drawn) {
  const game = useGame();
  const stage = useStage();
  const ref = useRef<SVGSVGElement>(null);
  useEffect(() => {
    const svg = ref.current;
    if (!svg || index >= layout.boardCount) return;
    const role = kind === 'tiny' ? 'none' : 'gridcell';
    const view = new BoardView(svg, layout.boardAt(index), layout.shape.symbols, role);
    const stops = [stage.mount(view, kind), watch({ svg, game }, stage)];
    return () => {
      for (const stop of stops) stop();
      view.clear();
    };
  }, [game, stage, layout, index, kind, watch]);
  return ref;
}

const watchFocused: Watch = (pointed, stage) => watchDrags(pointed, () => stage.focusCursor());
const watchSlice: Watch = pointed => watchClicks(pointed);

export function FocusBoard() {
  const index = useFocusedIndex();
  const layout = useGameState(({ layout }) => layout);
  const paused = useGameState(({ paused }) => paused);
  const ref = useBoard({ layout, index, kind: 'focus', watch: watchFocused });
  const { heading } = layout.boardAt(index);
  return (
    <div className="focus-board" data-paused={paused || undefined}>
      {heading && <h2 className="board-heading">{heading}</h2>}
      <svg ref={ref} {...isGrid} aria-label={texts.play.board(heading)} className="board focus" />
    </div>
  );
}

export function Layers() {
  const layout = useGameState(({ layout }) => layout);
  const focused = useFocusedIndex();
  if (layout.boardCount < 2) return null;
  const window = layersAround(layout, focused);
  const kind = window.indices.length > 36 ? 'tiny' : 'small';
  return (
    <section className="layers" aria-label={texts.play.layers} data-kind={kind}>
      {window.isPart && <Pager window={window} boardCount={layout.boardCount} />}
      <div
        className="layer-grid"
        style={{ '--columns': window.columns, '--rows': window.rows } as React.CSSProperties}
      >
        {window.indices.map(index => (
          <SmallBoard key={index} index={index} kind={kind} focused={index === focused} />
        ))}
      </div>
    </section>
  );
}

interface PagerProps {
  readonly window: LayerWindow;
  readonly boardCount: number;
}

function Pager({ window: { indices, previous, next }, boardCount }: PagerProps) {
  const { focusBoard } = useGame();
  const turnTo = (index: number | undefined) => ({
    disabled: index === undefined,
    onClick: () => index !== undefined && focusBoard(index),
  });
  return (
    <div className="layer-window">
      <button type="button" className="button plain" {...turnTo(previous)}>
        ‹ {texts.play.previousLayers}
      </button>
      <span className="soft small">
        {texts.play.window(indices[0] + 1, indices[indices.length - 1] + 1, boardCount)}
      </span>
      <button type="button" className="button plain" {...turnTo(next)}>
        {texts.play.nextLayers} ›
      </button>
    </div>
  );
}

interface SmallBoardProps {
  readonly index: number;
  readonly kind: 'small' | 'tiny';
  readonly focused: boolean;
}

function SmallBoard({ index, kind, focused }: SmallBoardProps) {
  const game = useGame();
  const layout = useGameState(({ layout }) => layout);
  const watch = useCallback<Watch>(pointed => watchLayer(pointed, index), [index]);
  const ref = useBoard({ layout, index, kind, watch });
  const holder = useRef<HTMLDivElement>(null);
  const heading = useGameState(({ layout }) =>
    index < layout.boardCount ? layout.boardAt(index).heading : '',
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new perspective moves the focus too
  useEffect(() => {
    // On a phone the layers are a strip; the focused one stays in sight.
    if (focused) holder.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [focused, heading]);
  return (
    <div ref={holder} className="small-board" data-focused={focused || undefined}>
      <button
        type="button"
        className="layer-name"
        tabIndex={focused ? 0 : -1}
        aria-pressed={focused}
        aria-label={texts.play.layer(heading)}
        onClick={() => game.focusBoard(index)}
      >
        {heading}
      </button>
      <svg
        ref={ref}
        {...(kind === 'tiny' ? { role: 'img' } : isGrid)}
        aria-label={texts.play.layer(heading)}
        className={`board ${kind}`}
      />
    </div>
  );
}

/** A board of another perspective, with its heading. */
export function SliceBoard({ layout, index }: { readonly layout: Layout; readonly index: number }) {
  const ref = useBoard({ layout, index, kind: 'small', watch: watchSlice });
  const { heading } = layout.boardAt(index);
  return (
    <div className="slice-board">
      <h2 className="board-heading">{heading}</h2>
      <svg ref={ref} {...isGrid} aria-label={texts.play.board(heading)} className="board small" />
    </div>
  );
}
