/** Beside space: the focused board, and what is cut along other axes through its cell, as large as the room allows. */
import { useMemo, useRef } from 'react';
import { FocusBoard } from '../board/Boards.js';
import { fitBoards, needsMarks } from '../board/fitBoards.js';
import { useRoom } from '../board/useRoom.js';
import { useGameState } from '../hooks/useGame.js';
import { useNarrow } from '../hooks/useNarrow.js';
import { LinkedSlices, othersOf } from './LinkedSlices.js';

/** Smaller cross-sections could not be read. */
const leastSlice = 90;
const rulersLeave = 0.9;

export function Sections() {
  const layout = useGameState(({ layout }) => layout);
  const ref = useRef<HTMLDivElement>(null);
  const room = useRoom(ref);
  const narrow = useNarrow();
  // In a hand there is room for one.
  const others = useMemo(() => (narrow ? [] : othersOf(layout)), [layout, narrow]);
  const { fit, shown } = useMemo(() => {
    if (!room) return { fit: undefined, shown: [] };
    const { bounds } = layout;
    const wanted = { ratio: bounds.width / bounds.height, nameLength: 3, isPaged: false };
    // All of them, two, or none: as many as can be read.
    for (const count of new Set([others.length, Math.min(2, others.length)])) {
      const fit = fitBoards(room, { ...wanted, layers: count });
      if (fit.small >= leastSlice) return { fit, shown: others.slice(0, count) };
    }
    return { fit: fitBoards(room, { ...wanted, layers: 1 }), shown: [] };
  }, [room, layout, others]);
  const { boardWidth, shape } = layout;
  // Of what is given to a cross-section, its rulers take a part.
  const hasMarks = needsMarks((fit?.small ?? 0) * rulersLeave, boardWidth, shape.symbols);
  const style = {
    '--focus': `${fit?.focus ?? 0}px`,
    '--small': `${fit?.small ?? 0}px`,
    '--columns': fit?.columns ?? 1,
  } as React.CSSProperties;
  return (
    <div ref={ref} className="sections" data-arrangement={fit?.arrangement} style={style}>
      <FocusBoard />
      {shown.length > 0 && <LinkedSlices others={shown} hasMarks={hasMarks} />}
    </div>
  );
}
