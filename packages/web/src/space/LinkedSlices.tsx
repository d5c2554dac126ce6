/** Cross-sections through the selected cell, one for each way to cut; the focused board is the one of the perspective. */
import { layOut, type Perspective, perspectivesOf } from '@hyperdoku/engine';
import { useMemo } from 'react';
import { SliceBoard } from '../board/Boards.js';
import { useGameState } from '../hooks/useGame.js';
import { texts } from '../texts/play.js';

const most = 2;

export function LinkedSlices() {
  const { shape, perspective } = useGameState(({ layout }) => layout);
  const others = useMemo(
    () =>
      perspectivesOf(shape)
        .filter(({ across, down }) => across !== perspective.across || down !== perspective.down)
        .slice(0, most),
    [shape, perspective],
  );
  return (
    <section className="linked-slices" aria-label={texts.space.slices}>
      {others.map(other => (
        <LinkedSlice key={`${other.across} ${other.down}`} perspective={other} />
      ))}
    </section>
  );
}

function LinkedSlice({ perspective }: { readonly perspective: Perspective }) {
  const shape = useGameState(({ session }) => session.shape);
  const layout = useMemo(() => layOut(shape, perspective), [shape, perspective]);
  const index = useGameState(({ cursor }) => layout.boardOf(cursor));
  return <SliceBoard layout={layout} index={index} />;
}
