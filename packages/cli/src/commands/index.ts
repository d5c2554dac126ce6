/** The commands. Each is a file of its own, loaded only when it is called; what it is for stands with the texts. */
import type { Command } from 'commander';
import type { Finish } from '../exit.js';
import type { Io } from '../io.js';
import type { CommandName } from '../texts/examples.js';

/** The file's `define` adds arguments, options, examples and the action to the command. */
type Load = () => Promise<{ define: (command: Command, io: Io, finish: Finish) => void }>;

export const commands: Readonly<Record<CommandName, Load>> = {
  shapes: () => import('./shapes.js'),
  shape: () => import('./shape.js'),
  show: () => import('./show.js'),
  check: () => import('./check.js'),
  solve: () => import('./solve.js'),
  count: () => import('./count.js'),
  hint: () => import('./hint.js'),
  explain: () => import('./explain.js'),
  grade: () => import('./grade.js'),
  generate: () => import('./generate.js'),
  fill: () => import('./fill.js'),
  minimise: () => import('./minimise.js'),
  hunt: () => import('./hunt.js'),
  symmetries: () => import('./symmetries.js'),
  canon: () => import('./canon.js'),
  same: () => import('./same.js'),
  dedupe: () => import('./dedupe.js'),
  picture: () => import('./picture.js'),
  library: () => import('./library.js'),
  book: () => import('./book.js'),
  farm: () => import('./farm.js'),
  convert: () => import('./convert.js'),
  serve: () => import('./serve.js'),
};

/** In the order in which help lists them. */
export const commandNames = Object.keys(commands) as CommandName[];
