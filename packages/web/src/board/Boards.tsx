/** The boards that are looked at closely: the focused one, and those of other perspectives. */
import type { Layout } from '@hyperdoku/engine';
import { useGame, useGameState } from '../hooks/useGame.js';
import { useNarrow } from '../hooks/useNarrow.js';
import { texts } from '../texts/play.js';
import { isDrawingLines, watchEqual, watchLines } from './markPointer.js';
import { watchClicks, watchDrags } from './pointer.js';
import { Rulers } from './Rulers.js';
import { isGrid, useBoard, useFocusedIndex, type Watch } from './useBoard.js';
import { useReturn } from './useReturn.js';

const watchFocused: Watch = (pointed, stage) => {
  const focus = (): void => stage.focusCursor();
  const stops = [watchDrags(pointed, focus, isDrawingLines), watchLines(pointed, focus), watchEqual(pointed)];
  return () => {
    for (const stop of stops) stop();
  };
};
const watchSlice: Watch = pointed => watchClicks(pointed);

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
