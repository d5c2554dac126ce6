/** What the hues of a projection mean: the layers of the fourth axis, each with its number. */
import { axisName } from '@hyperdoku/engine';
import { useGameState } from '../hooks/useGame.js';
import { spaceTexts } from '../texts/space.js';
import { hueAngle } from './hues.js';
import { layerName } from './layerName.js';
import { useSpaceState } from './useSpace.js';

export function HueLegend() {
  const shape = useGameState(({ session }) => session.shape);
  const view = useSpaceState(({ view }) => view);
  const layers = shape.extents[3] ?? 0;
  if (layers === 0 || (view !== 'turning' && view !== 'rhombic')) return null;
  const name = axisName(shape, 3);
  return (
    <ul className="hue-legend small" aria-label={spaceTexts.hues(name)}>
      {Array.from({ length: layers }, (_, layer) => (
        <li
          key={layerName(name, layer)}
          style={{ '--hue-angle': hueAngle(layer, layers) } as React.CSSProperties}
        >
          {layer === 0 ? layerName(name, 1) : layer + 1}
        </li>
      ))}
    </ul>
  );
}
