/** The boards on the page: the focused one, large, and the layers of the perspective around it. */
import type { Layout } from '@hyperdoku/engine';
import { useEffect, useRef } from 'react';
import { useGame } from '../game/game.js';
import { focusBoard } from '../game/selection.js';
import { texts } from '../texts/index.js';
import type { BoardKind } from './boardStage.js';
import { BoardView } from './boardView.js';
import { layersAround } from './layerWindow.js';
import { focusHandlers, sliceHandlers, smallHandlers } from './pointer.js';
import { stage } from './stage.js';

/** A drawing that is read as a table whose cells can be chosen. */
const isGrid = { role: 'grid', 'aria-multiselectable': true } as const;

const useFocusedIndex = (): number => useGame(({ layout, cursor }) => layout.boardOf(cursor));

/** Draws a board into an SVG element for as long as it is on the page. */
function useBoard(layout: Layout, index: number, kind: BoardKind) {
  const ref = useRef<SVGSVGElement>(null);
  useEffect(() => {
    if (!ref.current || index >= layout.boardCount) return;
    const hadFocus = keyboardIsInBoard;
    const view = new BoardView(
      ref.current,
      layout.boardAt(index),
      layout.shape.symbols,
      kind === 'tiny' ? 'none' : 'gridcell',
    );
    const unmount = stage.mount(view, kind);
    if (kind === 'focus' && hadFocus) stage.focusCursor();
    return () => {
      unmount();
      view.clear();
    };
  }, [layout, index, kind]);
  return ref;
}

/** Whether the keyboard's focus was in the focused board last; a board that is drawn anew takes it back. */
let keyboardIsInBoard = false;
addEventListener('focusin', event => {
  keyboardIsInBoard = event.target instanceof Element && event.target.closest('.focus-board') !== null;
});

export function FocusBoard() {
  const index = useFocusedIndex();
  const layout = useGame(game => game.layout);
  const paused = useGame(game => game.paused);
  const ref = useBoard(layout, index, 'focus');
  const { heading } = layout.boardAt(index);
  return (
    <div className="focus-board" data-paused={paused || undefined}>
      {heading && <h2 className="board-heading">{heading}</h2>}
      <svg
        ref={ref}
        {...isGrid}
        aria-label={texts.play.board(heading)}
        className="board focus"
        {...focusHandlers}
      />
    </div>
  );
}

export function Layers() {
  const layout = useGame(game => game.layout);
  const focused = useFocusedIndex();
  if (layout.boardCount < 2) return null;
  const window = layersAround(layout, focused);
  const kind = window.indices.length > 36 ? 'tiny' : 'small';
  return (
    <section className="layers" aria-label={texts.play.layers} data-kind={kind}>
      {window.isPart && (
        <div className="layer-window">
          <button
            type="button"
            className="button plain"
            disabled={window.previous === undefined}
            onClick={() => window.previous !== undefined && focusBoard(window.previous)}
          >
            ‹ {texts.play.previousLayers}
          </button>
          <span className="soft small">
            {texts.play.window(
              window.indices[0] + 1,
              window.indices[window.indices.length - 1] + 1,
              layout.boardCount,
            )}
          </span>
          <button
            type="button"
            className="button plain"
            disabled={window.next === undefined}
            onClick={() => window.next !== undefined && focusBoard(window.next)}
          >
            {texts.play.nextLayers} ›
          </button>
        </div>
      )}
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

interface SmallBoardProps {
  readonly index: number;
  readonly kind: 'small' | 'tiny';
  readonly focused: boolean;
}

function SmallBoard({ index, kind, focused }: SmallBoardProps) {
  const layout = useGame(game => game.layout);
  const ref = useBoard(layout, index, kind);
  const holder = useRef<HTMLDivElement>(null);
  const heading = useGame(({ layout }) => (index < layout.boardCount ? layout.boardAt(index).heading : ''));
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
        onClick={() => focusBoard(index)}
      >
        {heading}
      </button>
      <svg
        ref={ref}
        {...(kind === 'tiny' ? { role: 'img' } : isGrid)}
        aria-label={texts.play.layer(heading)}
        className={`board ${kind}`}
        {...smallHandlers(index)}
      />
    </div>
  );
}

/** A board of another perspective, with its heading. */
export function SliceBoard({ layout, index }: { readonly layout: Layout; readonly index: number }) {
  const ref = useBoard(layout, index, 'small');
  const { heading } = layout.boardAt(index);
  return (
    <div className="slice-board">
      <h2 className="board-heading">{heading}</h2>
      <svg
        ref={ref}
        {...isGrid}
        aria-label={texts.play.board(heading)}
        className="board small"
        {...sliceHandlers}
      />
    </div>
  );
}
