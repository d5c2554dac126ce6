/**
 * What is seen of a solid. Every axis gets a direction on the paper, fanned out evenly from right to left through down: x first,
 * y last, the others between. A solid of n axes is then a figure of 2n equal sides, and its visible surface tiles that figure
 * with one rhombus for each pair of axes: three in the hexagon of a cube, six in the octagon of a tesseract. The rhombus of a
 * pair lies at the near end of the axes outside the pair's angle and at the far end of those inside it; so x and y,
 * which have all others between them, make the top at the first z, first w and so on.
 */
import { coordinatesOf } from '../shape/coordinates.js';
import type { Axis, Cell, Shape } from '../shape/shape.js';
import { sliceAt } from '../shape/slice.js';
import { faceNamed, facePanel, surfacePanels } from './cubeSurface.js';
import type { Panel, Point } from './panel.js';
import type { SideTone } from './role.js';

/** A board to be read upright, a side of a solid, a layer pulled out of one, or the rim of such a layer. */
export type Part = 'board' | 'side' | 'layer' | 'rim';

/** One flat part of a solid, as it is seen. */
export interface Side {
  readonly panel: Panel;
  /** The axes that it shows, which say what its boxes are. */
  readonly across: Axis;
  readonly down: Axis;
  readonly tone: SideTone;
  readonly part: Part;
  /** Whether something in front of a cell covers it. */
  readonly isHidden?: (cell: Cell) => boolean;
}

/** The thickness of a layer that is pulled out of its solid, in cells. */
const layerHeight = 0.4;

/**
 * The sides of a shape that are seen, the farthest first. A flat shape is one board and IsoDoku its hexagon; `explode` is the
 * free space between the layers of a shape of three axes, in cells.
 */
export function sidesSeen(shape: Shape, explode = 0): Side[] {
  const flat = { across: 0, down: 1, tone: 'faceTop', part: 'board' } as const;
  if (shape.surface?.unfolds === 'hexagon') return surfacePanels(shape).map(panel => ({ ...flat, panel }));
  if (shape.surface) return sidesOfSurface(shape);
  if (shape.extents.length < 3) {
    const steps = [
      { x: 1, y: 0 },
      { x: 0, y: 1 },
    ] as const;
    return [{ ...flat, panel: panelOf(shape, 0, shape.extents.length - 1, [], steps, origin) }];
  }
  return explode > 0 && shape.extents.length === 3 ? sidesOfLayers(shape, explode) : sidesOfSolid(shape);
}

const origin = { x: 0, y: 0 };

/** The direction of each axis, and the axes in the order of their angles. */
function fanOut(axes: number): { steps: Point[]; order: Axis[] } {
  const order = [0, ...Array.from({ length: axes - 2 }, (_, i) => i + 2), 1];
  const steps: Point[] = [];
  for (const [i, axis] of order.entries()) {
    const angle = (Math.PI * (i + 0.5)) / axes;
    steps[axis] = { x: Math.cos(angle), y: Math.sin(angle) };
  }
  return { steps, order };
}

/** The slice along two axes, drawn with these steps to the right and down. */
function panelOf(
  shape: Shape,
  across: Axis,
  downwards: Axis,
  at: readonly number[],
  [columnStep, rowStep]: readonly [Point, Point],
  start: Point,
): Panel {
  const { width, height, cells } = sliceAt(shape, across, downwards, at);
  return { name: '', width, height, cells, origin: start, columnStep, rowStep };
}

const add = (points: readonly Point[]): Point =>
  points.reduce((sum, { x, y }) => ({ x: sum.x + x, y: sum.y + y }), origin);

const times = ({ x, y }: Point, factor: number): Point => ({ x: x * factor, y: y * factor });

function sidesOfSolid(shape: Shape): Side[] {
  const { extents } = shape;
  const { steps, order } = fanOut(extents.length);
  return order.flatMap((first, i) =>
    order.slice(i + 1).map((second, gap) => {
      const j = i + 1 + gap;
      const near = order.filter((_, k) => k < i || k > j);
      const [across, downwards] = [Math.min(first, second), Math.max(first, second)];
      const at = extents.map((extent, axis) => (near.includes(axis) ? extent - 1 : 0));
      const start = add(near.map(axis => times(steps[axis], extents[axis])));
      return {
        panel: panelOf(shape, across, downwards, at, [steps[across], steps[downwards]], start),
        across,
        down: downwards,
        tone: toneOf(i + j - (order.length - 1)),
        part: 'side',
      };
    }),
  );
}

/** Rhombi that touch differ by one here, so no two of one tone touch. */
const toneOf = (turn: number): SideTone =>
  (['faceTop', 'faceRight', 'faceLeft'] as const)[((turn % 3) + 3) % 3];

/** A cube with a grid on its surface, seen from above: its top, its front and its right. */
function sidesOfSurface(shape: Shape): Side[] {
  const { steps } = fanOut(3);
  const seen: [name: string, tone: SideTone, start: Point][] = [
    ['top', 'faceTop', origin],
    ['front', 'faceLeft', steps[1]],
    ['right', 'faceRight', steps[0]],
  ];
  return seen.map(([name, tone, start]) => {
    const face = faceNamed(shape, name);
    const panel = facePanel(shape, face, times(start, shape.extents[0]), steps);
    return { panel, across: 0, down: 1, tone, part: 'side' };
  });
}

/** Layers as thin slabs one above the other, each with the two near sides of its rim. */
function sidesOfLayers(shape: Shape, explode: number): Side[] {
  const [width, depth, layers] = shape.extents;
  const { steps } = fanOut(3);
  const [right, left] = steps;
  const rim = { x: 0, y: layerHeight };
  return Array.from({ length: layers }, (_, i) => layers - 1 - i).flatMap(z => {
    const start = { x: 0, y: z * (layerHeight + explode) };
    // The layer above hides all but what lies within the gap of the two near edges.
    const isHidden = (cell: Cell): boolean => {
      const [x, y] = coordinatesOf(shape, cell);
      return z > 0 && x < width - explode && y < depth - explode;
    };
    const top = panelOf(shape, 0, 1, [0, 0, z], [right, left], start);
    const front = panelOf(shape, 0, 0, [0, depth - 1, z], [right, rim], add([start, times(left, depth)]));
    const side = panelOf(shape, 1, 1, [width - 1, 0, z], [left, rim], add([start, times(right, width)]));
    return [
      { panel: top, across: 0, down: 1, tone: 'faceTop', part: 'layer', isHidden },
      { panel: front, across: 0, down: 2, tone: 'faceLeft', part: 'rim' },
      { panel: side, across: 1, down: 2, tone: 'faceRight', part: 'rim' },
    ];
  });
}
