/** The commands. Each is a file of its own, loaded only when it is called. */
import type { Command } from 'commander';
import type { Finish } from '../exit.js';
import type { Io } from '../io.js';

export interface CommandEntry {
  readonly summary: string;
  /** The file's `define` adds arguments, options, examples and the action to the command. */
  readonly load: () => Promise<{ define: (command: Command, io: Io, finish: Finish) => void }>;
}

export const commands: Readonly<Record<string, CommandEntry>> = {
  shapes: { summary: 'list the shapes, from 4×4 to four dimensions', load: () => import('./shapes.js') },
  shape: { summary: 'the facts of a shape, and whether it can exist', load: () => import('./shape.js') },
  show: { summary: 'draw puzzles as text', load: () => import('./show.js') },
  check: {
    summary: 'say whether puzzles are well formed and unique, and name conflicts',
    load: () => import('./check.js'),
  },
  solve: {
    summary: 'solve puzzles, and say whether the solution is the only one',
    load: () => import('./solve.js'),
  },
  count: { summary: 'count solutions, or the complete grids of a shape', load: () => import('./count.js') },
  hint: { summary: 'the next step, in words', load: () => import('./hint.js') },
  explain: { summary: 'the whole way to the solution, step by step', load: () => import('./explain.js') },
  grade: { summary: 'say how hard puzzles are', load: () => import('./grade.js') },
  generate: { summary: 'make puzzles to order', load: () => import('./generate.js') },
  fill: { summary: 'make random complete grids', load: () => import('./fill.js') },
  minimise: { summary: 'take away every clue that is not needed', load: () => import('./minimise.js') },
  hunt: { summary: 'hunt for puzzles with fewer clues', load: () => import('./hunt.js') },
  convert: { summary: 'turn puzzles into another format', load: () => import('./convert.js') },
};
