/** Cross-sections through the selected cell, one for each way to cut; the focused board is the one of the perspective. */
import { type Layout, layOut, type Perspective, perspectivesOf } from '@hyperdoku/engine';
import { useMemo } from 'react';
import { SliceBoard } from '../board/Boards.js';
import { useGameState } from '../hooks/useGame.js';
import { spaceTexts } from '../texts/space.js';

/** The other ways to cut through the cell: one for each further pair of axes. */
export const othersOf = ({ shape, perspective: { across, down } }: Layout): readonly Perspective[] =>
  perspectivesOf(shape).filter(other => other.across !== across || other.down !== down);

interface LinkedSlicesProps {
  readonly others: readonly Perspective[];
  /** Whether symbols could not be read on them. */
  readonly hasMarks: boolean;
}

export const LinkedSlices = ({ others, hasMarks }: LinkedSlicesProps) => (
  <section className="linked-slices" aria-label={spaceTexts.slices} data-marks={hasMarks || undefined}>
    {others.map(other => (
      <LinkedSlice key={`${other.across} ${other.down}`} perspective={other} />
    ))}
  </section>
);

function LinkedSlice({ perspective }: { readonly perspective: Perspective }) {
  const shape = useGameState(({ session }) => session.shape);
  const layout = useMemo(() => layOut(shape, perspective), [shape, perspective]);
  const index = useGameState(({ cursor }) => layout.boardOf(cursor));
  return <SliceBoard layout={layout} index={index} />;
}
