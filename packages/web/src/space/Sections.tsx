/** Beside space: the focused board, and what is cut along other axes through its cell, as large as the room allows. */
import { useMemo, useRef } from 'react';
import { FocusBoard } from '../board/Boards.js';
import { fitBoards, needsMarks } from '../board/fitBoards.js';
import { useRoom } from '../board/useRoom.js';
import { useGameState } from '../hooks/useGame.js';
import { useNarrow } from '../hooks/useNarrow.js';
import { LinkedSlices, othersOf } from './LinkedSlices.js';
import { PlaneBar } from './PlaneBar.js';

/** Smaller cross-sections could not be read. */
const leastSlice = (cells: number): number => Math.max(62, 10 * cells);
const rulersLeave = 0.9;
/** Of the bar of planes, with the space below it. */
const barHeight = 44;

export function Sections() {
  const layout = useGameState(({ layout }) => layout);
  const hasBar = layout.shape.extents.length > 3;
  const ref = useRef<HTMLDivElement>(null);
  const room = useRoom(ref);
  const narrow = useNarrow();
  // In a hand there is room for one.
  const others = useMemo(() => (narrow ? [] : othersOf(layout)), [layout, narrow]);
  const { fit, shown } = useMemo(() => {
    if (!room) return { fit: undefined, shown: [] };
    const { bounds } = layout;
    const wanted = { ratio: bounds.width / bounds.height, nameLength: 3, isPaged: false };
    // The bar takes its part.
    const left = hasBar ? { ...room, height: room.height - barHeight } : room;
    // All of them, two, or none: as many as can be read. The bar has every one.
    for (const count of new Set([others.length, Math.min(2, others.length)])) {
      const fit = fitBoards(left, { ...wanted, layers: count });
      if (fit.small >= leastSlice(layout.boardWidth)) return { fit, shown: others.slice(0, count) };
    }
    return { fit: fitBoards(left, { ...wanted, layers: 1 }), shown: [] };
  }, [room, layout, others, hasBar]);
  const { boardWidth, shape } = layout;
  // Of what is given to a cross-section, its rulers take a part.
  const hasMarks = needsMarks((fit?.small ?? 0) * rulersLeave, boardWidth, shape.symbols);
  const style = {
    '--focus': `${fit?.focus ?? 0}px`,
    '--small': `${fit?.small ?? 0}px`,
    '--columns': fit?.columns ?? 1,
  } as React.CSSProperties;
  return (
    <div ref={ref} className="sections" data-bar={hasBar || undefined}>
      <PlaneBar />
      <div className="section-boards" data-arrangement={fit?.arrangement} style={style}>
        <FocusBoard />
        {shown.length > 0 && <LinkedSlices others={shown} hasMarks={hasMarks} />}
      </div>
    </div>
  );
}
