/** Motions that generate the symmetries of a shape. */
import type { MotionName } from '../../shape/frame.js';
import { axisName, makeCellName } from '../../shape/names.js';
import type { Axis, Shape } from '../../shape/shape.js';
import { list } from './grammar.js';
import { nameFace } from './houses.js';

/** Two layers across an axis, or all from one to the other, from 0: `columns 1 to 3`, `the layers x1 and x2`, `the strips x1 and x2`. */
const nameLayers = (shape: Shape, axis: Axis, from: number, to: number, joint: string): string => {
  const { surface, extents } = shape;
  if (!surface && extents.length === 2) return `${['columns', 'rows'][axis]} ${from + 1} ${joint} ${to + 1}`;
  const kind = surface ? { hexagon: 'strips', net: 'hoops' }[surface.unfolds] : 'layers';
  const letter = nameDirection(shape, axis);
  return `the ${kind} ${letter}${from + 1} ${joint} ${letter}${to + 1}`;
};

/** On a surface, the direction that strips or hoops are named by. */
const nameDirection = (shape: Shape, axis: Axis): string =>
  shape.surface ? 'xyz'[axis] : axisName(shape, axis);

export function sayMotion(shape: Shape, name: MotionName): string {
  switch (name.kind) {
    case 'layers':
      return `Exchange ${nameLayers(shape, name.axis, name.first, name.second, 'and')}.`;
    case 'bands': {
      const [first, second] = [name.first, name.second].map(start =>
        nameLayers(shape, name.axis, start, start + name.width - 1, name.width === 2 ? 'and' : 'to'),
      );
      return `Exchange ${first} with ${second}.`;
    }
    case 'axes':
      return shape.extents.length === 2
        ? 'Exchange rows and columns.'
        : `Exchange the ${shape.surface ? 'directions' : 'axes'} ${nameDirection(shape, name.first)} and ${nameDirection(shape, name.second)}.`;
    case 'turn':
      return 'Turn the surface, so that each direction takes the place of the next.';
    case 'faces': {
      const [first, second] = [0, 1].map(half => shape.surface?.faces[2 * name.axis + half]);
      return first && second ? `Exchange the ${nameFace(first)} and ${nameFace(second)} faces.` : '';
    }
    case 'cells': {
      const cycles = name.cycles.map(cycle => `(${cycle.map(cell => makeCellName(shape, cell)).join(', ')})`);
      return `Move the cells of each cycle on by one: ${list(cycles)}.`;
    }
  }
}
