/** The commands. Each is a file of its own, loaded only when it is called. */
import type { Command } from 'commander';
import type { ExitCode } from '../exit.js';
import type { Io } from '../io.js';

/** Commands report their exit code here. */
export type Finish = (code: ExitCode) => void;

export interface CommandEntry {
  readonly summary: string;
  readonly load: () => Promise<{ define: (command: Command, io: Io, finish: Finish) => void }>;
}

export const commands: Readonly<Record<string, CommandEntry>> = {
  shapes: { summary: 'list the shapes, from 4×4 to four dimensions', load: () => import('./shapes.js') },
  shape: { summary: 'the facts of a shape, and whether it can exist', load: () => import('./shape.js') },
  show: { summary: 'draw puzzles as text', load: () => import('./show.js') },
  check: {
    summary: 'say whether puzzles are well formed, and name conflicts',
    load: () => import('./check.js'),
  },
  convert: { summary: 'turn puzzles into another format', load: () => import('./convert.js') },
};
