/** A worker of the command in one file: it reads the same file, and what was compiled of it, as the command itself. */
import { fileURLToPath } from 'node:url';
import { loadProgram } from './program.js';

const { exports } = loadProgram(fileURLToPath(new URL('../program/main.cjs', import.meta.url)));
export const { greet, doPart, doHunt, doTask } = await exports.openInside();
