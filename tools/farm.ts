/**
 * `npm run farm`: what a farm makes with one worker and with two, each a process of its own, and what its queue costs. On a machine that does
 * nothing else.
 *
 *   --puzzles <number>  how many 9×9 a run makes; 100,000 if not said
 *   --batch <number>    puzzles of a task
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { servers } from './servers.testkit.js';

const { values } = parseArgs({
  options: { puzzles: { type: 'string', default: '100000' }, batch: { type: 'string', default: '50' } },
});
const [puzzles, batch] = [Number(values.puzzles), Number(values.batch)];
const bin = join(dirname(dirname(fileURLToPath(import.meta.url))), 'packages', 'cli', 'bin', 'hyperdoku.js');

/** The fields of a process behind its name, as Linux tells them. */
const readFields = (pid: number | string): string[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];

/** Seconds of CPU time that a process and all its threads have taken, and the children that it has had; the clock ticks at a hundred. */
const readCpu = (pid: number | string): number =>
  readFields(pid)
    .slice(11, 15)
    .reduce((sum, ticks) => sum + Number(ticks) / 100, 0);

/** The same, with the children that it has. */
function readCpuOfAll(pid: number): number {
  const children = readdirSync('/proc').filter(other => {
    try {
      return /^\d+$/.test(other) && Number(readFields(other)[1]) === pid;
    } catch {
      // It has ended meanwhile.
      return false;
    }
  });
  return [pid, ...children].reduce<number>((sum, own) => sum + readCpu(own), 0);
}

const start = (...args: string[]): ChildProcess => spawn(process.execPath, [bin, 'farm', ...args]);
const hear = (child: ChildProcess, sentence: string) =>
  new Promise<void>((done, fail) => {
    let said = '';
    child.stderr?.on('data', data => {
      said += data;
      if (said.includes(sentence)) done();
    });
    child.on('close', () => fail(new Error(said)));
  });

interface Rate {
  readonly seconds: number;
  /** Seconds of CPU time. */
  readonly run: number;
  readonly workers: number;
}

async function measure(address: string, workers: number, folder: string): Promise<Rate> {
  const queue = ['--queue', address];
  const hands = Array.from({ length: workers }, () => start('work', ...queue, '--jobs', '1'));
  await Promise.all(hands.map(hand => hear(hand, 'Working on')));
  const before = hands.reduce((sum, { pid }) => sum + readCpu(pid ?? 0), 0);
  const begun = performance.now();
  const library = join(folder, `${workers}.db`);
  const size = ['-n', String(puzzles), '--batch', String(batch)];
  const runner = start('run', '3x3', ...size, '--seed', `farm ${workers}`, '--library', library, ...queue);
  let run = 0;
  const timer = setInterval(() => {
    if (runner.exitCode === null) run = readCpu(runner.pid ?? 0);
  }, 100);
  await hear(runner, 'tasks done');
  clearInterval(timer);
  const seconds = (performance.now() - begun) / 1000;
  const spent = hands.reduce((sum, { pid }) => sum + readCpu(pid ?? 0), 0) - before;
  const ended = hands.map(hand => new Promise(done => hand.on('close', done)));
  for (const hand of hands) hand.kill('SIGINT');
  await Promise.all(ended);
  return { seconds, run, workers: spent };
}

const tasks = Math.ceil(puzzles / batch);
const rows: string[][] = [];
for (const [name, openServer] of Object.entries(servers)) {
  if (!openServer) continue;
  const rates: number[] = [];
  for (const workers of [1, 2]) {
    const folder = mkdtempSync(join(tmpdir(), 'hyperdoku-'));
    const libraries = mkdtempSync(join(tmpdir(), 'hyperdoku-'));
    const server = await openServer(folder);
    await server.start();
    const before = readCpuOfAll(server.pid);
    const rate = await measure(server.address, workers, libraries);
    const served = readCpuOfAll(server.pid) - before;
    await server.stop();
    for (const place of [folder, libraries]) rmSync(place, { recursive: true });
    rates.push(puzzles / rate.seconds);
    const each = (seconds: number): string => ((1000 * seconds) / tasks).toFixed(2);
    rows.push([
      name,
      String(workers),
      rates[workers - 1].toFixed(0),
      `${(rates[workers - 1] / rates[0]).toFixed(2)}x`,
      each(rate.workers),
      each(served),
      each(rate.run),
    ]);
  }
}
const lines = [['queue', 'workers', 'puzzles/s', 'speed', 'ms a task: worker', 'queue', 'run'], ...rows];
const widths = lines[0].map((_, column) => Math.max(...lines.map(cells => cells[column].length)));
console.log(`${puzzles.toLocaleString('en')} puzzles of 9×9 with grade and key, ${batch} to a task`);
for (const cells of lines) console.log(cells.map((cell, column) => cell.padStart(widths[column])).join('  '));
