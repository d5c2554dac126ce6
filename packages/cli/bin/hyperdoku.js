#!/usr/bin/env node
import { statSync } from 'node:fs';

const timeOf = path => statSync(new URL(path, import.meta.url), { throwIfNoEntry: false })?.mtimeMs ?? 0;
const stampOf = folder => timeOf(`${folder}/.tsbuildinfo`);

/** Everything in few files starts quickly; but not when the compiler has written something since they were made. */
const compiled = Math.max(stampOf('../dist'), stampOf('../../engine/dist'), stampOf('../../sat/dist'));
const { main } =
  timeOf('../program/main.js') > compiled
    ? await import('../program/main.js')
    : await import('../dist/main.js');

process.exitCode = await main(process.argv.slice(2));
