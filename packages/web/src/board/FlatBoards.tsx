/** The focused board with the layers of the perspective around it. */
import type { Layout } from '@hyperdoku/engine';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useGame, useGameState } from '../hooks/useGame.js';
import { useNarrow } from '../hooks/useNarrow.js';
import { texts } from '../texts/play.js';
import { FocusBoard } from './Boards.js';
import type { BoardKind } from './boardStage.js';
import { type Fit, fitBoards, needsMarks } from './fitBoards.js';
import { type LayerWindow, layersAround } from './layerWindow.js';
import { watchLayer } from './pointer.js';
import { isGrid, useBoard, useFocusedIndex, type Watch } from './useBoard.js';
import { useRoom } from './useRoom.js';

/** More layers than this are drawn without symbols. */
const mostSmall = 36;
/** Layers of more cells than this are drawn after the focused board. */
const mostDrawnAtOnce = 1000;
/** How wide the layers of a strip are, in parts of the size of text. */
const stripWidth = 4.2;

/** The focused board and the layers, as large as the room allows. */
export function FlatBoards() {
  const layout = useGameState(({ layout }) => layout);
  const focused = useFocusedIndex();
  const narrow = useNarrow();
  const ref = useRef<HTMLDivElement>(null);
  const room = useRoom(ref);
  const window = useMemo(() => layersAround(layout, focused), [layout, focused]);
  const fit = useMemo(() => room && fitBoards(room, wantedBy(layout, window)), [room, layout, window]);
  const small = narrow ? stripWidth * (room?.textSize ?? 16) : (fit?.small ?? 0);
  const style = {
    '--focus': `${fit?.focus ?? 0}px`,
    '--small': `${small}px`,
    '--columns': fit?.columns ?? window.columns,
  } as React.CSSProperties;
  return (
    <div
      ref={ref}
      className="flat-boards"
      data-arrangement={narrow ? 'strip' : fit?.arrangement}
      style={style}
    >
      <FocusBoard />
      <Layers window={window} hasNames={narrow || fit?.hasNames !== false} small={small} />
    </div>
  );
}

const wantedBy = (
  { bounds, perspective, boardAt }: Layout,
  { indices, columns, isPart }: LayerWindow,
): Parameters<typeof fitBoards>[1] => ({
  ratio: bounds.width / bounds.height,
  layers: indices.length,
  ...(perspective.stacked.length > 1 && { columns }),
  nameLength: indices.length > mostSmall ? 0 : boardAt(indices[indices.length - 1]).heading.length,
  isPaged: isPart,
});

interface LayersProps {
  readonly window: LayerWindow;
  readonly hasNames: Fit['hasNames'];
  readonly small: number;
}

function Layers({ window, hasNames, small }: LayersProps) {
  const layout = useGameState(({ layout }) => layout);
  const focused = useFocusedIndex();
  if (layout.boardCount < 2) return null;
  const hasMarks = needsMarks(small, layout.boardWidth, layout.shape.symbols);
  const kind = window.indices.length > mostSmall ? 'tiny' : hasMarks ? 'marked' : 'small';
  const canWait = window.indices.length * layout.boardWidth * layout.boardHeight > mostDrawnAtOnce;
  return (
    <section
      className="layers"
      aria-label={texts.play.layers}
      data-kind={kind === 'tiny' ? 'tiny' : 'small'}
      data-names={hasNames || undefined}
      data-marks={hasMarks || undefined}
    >
      {window.isPart && <Pager window={window} boardCount={layout.boardCount} />}
      <div className="layer-grid">
        {window.indices.map(index => (
          <SmallBoard
            key={index - window.indices[0]}
            index={index}
            kind={kind}
            focused={index === focused}
            canWait={canWait}
          />
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
  const turnTo = (index: number | undefined, label: string, sign: string) => (
    <button
      type="button"
      className="button plain icon-only"
      aria-label={label}
      disabled={index === undefined}
      onClick={() => index !== undefined && focusBoard(index)}
    >
      {sign}
    </button>
  );
  return (
    <div className="layer-window">
      {turnTo(previous, texts.play.previousLayers, '‹')}
      <span className="soft small">
        {texts.play.window(indices[0] + 1, indices[indices.length - 1] + 1, boardCount)}
      </span>
      {turnTo(next, texts.play.nextLayers, '›')}
    </div>
  );
}

/** The strip alone is scrolled: the page stays where the player has it. */
function centreInStrip(layer: HTMLElement): void {
  const strip = layer.parentElement;
  if (!strip) return;
  const [outer, inner] = [strip.getBoundingClientRect(), layer.getBoundingClientRect()];
  strip.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
}

interface SmallBoardProps {
  readonly index: number;
  readonly kind: Exclude<BoardKind, 'focus'>;
  readonly focused: boolean;
  readonly canWait: boolean;
}

function SmallBoard({ index, kind, focused, canWait }: SmallBoardProps) {
  const game = useGame();
  const layout = useGameState(({ layout }) => layout);
  const watch = useCallback<Watch>(pointed => watchLayer(pointed, index), [index]);
  const ref = useBoard({ layout, index, kind, watch, canWait });
  const holder = useRef<HTMLDivElement>(null);
  const heading = useGameState(({ layout }) =>
    index < layout.boardCount ? layout.boardAt(index).heading : '',
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new perspective moves the focus too
  useEffect(() => {
    // On a phone the layers are a strip; the focused one stays in sight.
    if (focused && holder.current) centreInStrip(holder.current);
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
        className={kind === 'tiny' ? 'board tiny' : 'board small'}
      />
    </div>
  );
}
