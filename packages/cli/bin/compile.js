/** Writes beside the program what is compiled of it after a plain start, for the build of Node that runs this. */
import { writeFileSync } from 'node:fs';
import { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { compiledPath, loadProgram } from './program.js';

const clues = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
const path = fileURLToPath(new URL('../program/main.cjs', import.meta.url));
const { script, exports } = loadProgram(path);
const silent = new Writable({ write: (_text, _encoding, done) => done() });
await exports.main(['solve', clues], { input: process.stdin, output: silent, errors: silent, env: {} });
writeFileSync(compiledPath(path), script.createCachedData());
