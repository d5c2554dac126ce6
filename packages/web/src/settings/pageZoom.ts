/**
 * How far the browser has enlarged the page. It does not say so: an enlarged window only has fewer pixels, as a small one has. But the window
 * around the page keeps its size, so the two differ by one of the browser's steps across, and down by that and the bars above the page.
 */
const steps = [1.1, 1.25, 1.5, 1.75, 2, 2.5, 3];
/** How far from a step the width may be: windows have edges, and pages scroll bars. */
const slack = 0.015;
/** How high the bars above the page can be, in pixels of the window. */
const [leastBars, mostBars] = [20, 260];

/** The step that explains both sizes; 1 where none does, as where something stands beside the page. */
export function zoomOf(outer: readonly [number, number], inner: readonly [number, number]): number {
  const across = outer[0] / Math.max(1, inner[0]);
  const bars = outer[1] - inner[1] * across;
  const step = steps.find(each => Math.abs(each - across) < slack);
  return step !== undefined && bars >= leastBars && bars <= mostBars ? step : 1;
}
