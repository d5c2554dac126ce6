#!/usr/bin/env node
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const timeOf = path => statSync(new URL(path, import.meta.url), { throwIfNoEntry: false })?.mtimeMs ?? 0;
const stampOf = folder => timeOf(`${folder}/.tsbuildinfo`);

/** Everything in one file starts quickly; but not when the compiler has written something since it was made. */
const compiled = Math.max(stampOf('../dist'), stampOf('../../engine/dist'), stampOf('../../sat/dist'));
const program = '../program/main.cjs';
const args = process.argv.slice(2);

if (timeOf(program) > compiled) {
  const { keepCompiled, loadProgram } = await import('./program.js');
  const path = fileURLToPath(new URL(program, import.meta.url));
  const loaded = loadProgram(path);
  process.exitCode = await loaded.exports.main(args);
  await keepCompiled(path, loaded);
} else process.exitCode = await (await import('../dist/main.js')).main(args);
