#!/usr/bin/env node
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const timeOf = path => statSync(new URL(path, import.meta.url), { throwIfNoEntry: false })?.mtimeMs ?? 0;
const stampOf = folder => timeOf(`${folder}/.tsbuildinfo`);

/** Everything in one file starts quickly; but not when the compiler has written something since it was made. */
const compiled = Math.max(stampOf('../dist'), stampOf('../../engine/dist'), stampOf('../../sat/dist'));
const program = '../program/main.cjs';
const { main } =
  timeOf(program) > compiled
    ? (await import('./program.js')).loadProgram(fileURLToPath(new URL(program, import.meta.url))).exports
    : await import('../dist/main.js');

process.exitCode = await main(process.argv.slice(2));
