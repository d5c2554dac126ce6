/** The file that a worker runs; bin/worker.js is the same for the command in one file. */
import { openInside } from './inside.js';

export const { greet, doPart, doHunt, doTask } = openInside();
