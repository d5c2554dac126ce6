/** The boards on the page: the focused one, large, and the layers of the perspective around it. */
import type { Layout } from '@hyperdoku/engine';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useGame, useGameState } from '../hooks/useGame.js';
import { useNarrow } from '../hooks/useNarrow.js';
import { texts } from '../texts/play.js';
import type { BoardKind, BoardStage } from './boardStage.js';
import { BoardView } from './boardView.js';
import { type Fit, fitBoards, needsMarks } from './fitBoards.js';
import { type LayerWindow, layersAround } from './layerWindow.js';
import { type Pointed, watchClicks, watchDrags, watchLayer } from './pointer.js';
import { Rulers } from './Rulers.js';
import { useStage } from './stage.js';
import { useReturn } from './useReturn.js';
import { useRoom } from './useRoom.js';

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
    const stops = [stage.mount(view, kind, layout), watch({ svg, game }, stage)];
    return () => {
      for (const stop of stops) stop();
      view.clear();
    };
  }, [game, stage, layout, index, kind, watch]);
  return ref;
}

const watchFocused: Watch = (pointed, stage) => watchDrags(pointed, () => stage.focusCursor());
const watchSlice: Watch = pointed => watchClicks(pointed);

/** More layers than this are drawn without symbols. */
const mostSmall = 36;
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

/** Whether cells are so many, and symbols so short, that these are written larger on a small screen. */
const isDense = ({ boardWidth, shape }: Layout): boolean => boardWidth > 16 && shape.symbols <= 35;

export function FocusBoard() {
  const index = useFocusedIndex();
  const layout = useGameState(({ layout }) => layout);
  const paused = useGameState(({ paused }) => paused);
  useReturn(paused, true);
  const ref = useBoard({ layout, index, kind: 'focus', watch: watchFocused });
  const { heading } = layout.boardAt(index);
  return (
    <div className="focus-board" data-paused={paused || undefined}>
      {heading && <FocusHead heading={heading} index={index} boardCount={layout.boardCount} />}
      <div className="ruled" data-unruled={layout.shape.surface ? '' : undefined}>
        <Rulers layout={layout} />
        <svg
          ref={ref}
          {...isGrid}
          aria-label={texts.play.board(heading)}
          className="board focus"
          data-dense={isDense(layout) || undefined}
        />
      </div>
    </div>
  );
}

interface FocusHeadProps {
  readonly heading: string;
  readonly index: number;
  readonly boardCount: number;
}

/** Where layers are a strip of which only some are seen, the next one is also a button away. */
function FocusHead({ heading, index, boardCount }: FocusHeadProps) {
  const { focusBoard } = useGame();
  const narrow = useNarrow();
  const step = (by: number, name: string, sign: string) =>
    narrow && (
      <button
        type="button"
        className="button plain layer-step"
        aria-label={name}
        onClick={() => focusBoard((index + by + boardCount) % boardCount)}
      >
        {sign}
      </button>
    );
  return (
    <div className="focus-head">
      {step(-1, texts.play.previousLayer, '‹')}
      <h2 className="board-heading">{heading}</h2>
      {step(1, texts.play.nextLayer, '›')}
    </div>
  );
}

interface LayersProps {
  readonly window: LayerWindow;
  readonly hasNames: Fit['hasNames'];
  readonly small: number;
}

function Layers({ window, hasNames, small }: LayersProps) {
  const layout = useGameState(({ layout }) => layout);
  const focused = useFocusedIndex();
  if (layout.boardCount < 2) return null;
  const kind = window.indices.length > mostSmall ? 'tiny' : 'small';
  return (
    <section
      className="layers"
      aria-label={texts.play.layers}
      data-kind={kind}
      data-names={hasNames || undefined}
      data-marks={needsMarks(small, layout.boardWidth, layout.shape.symbols) || undefined}
    >
      {window.isPart && <Pager window={window} boardCount={layout.boardCount} />}
      <div className="layer-grid">
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
      <button
        type="button"
        className="button plain icon-only"
        aria-label={texts.play.previousLayers}
        {...turnTo(previous)}
      >
        ‹
      </button>
      <span className="soft small">
        {texts.play.window(indices[0] + 1, indices[indices.length - 1] + 1, boardCount)}
      </span>
      <button
        type="button"
        className="button plain icon-only"
        aria-label={texts.play.nextLayers}
        {...turnTo(next)}
      >
        ›
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
      <div className="ruled">
        <Rulers layout={layout} />
        <svg ref={ref} {...isGrid} aria-label={texts.play.board(heading)} className="board small" />
      </div>
    </div>
  );
}
