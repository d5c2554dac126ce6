/**
 * How well killers are made to order: a table of shapes and levels, with how many of the seeds were met and how long that took.
 * `npm run killers -- --shapes 3x3,4^3 --levels expert,extreme --seeds 5 --seconds 60`
 */
import { parseArgs } from 'node:util';
import { absentLevels, expectOk, generatePuzzle, type Level, levels, parseShape } from '@hyperdoku/engine';

const { values } = parseArgs({
  options: {
    shapes: { type: 'string', default: '3x3,2x2x1,4^3,2x2x2,9^3' },
    levels: { type: 'string', default: levels.join() },
    seeds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '60' },
  },
});

const isLevel = (text: string): text is Level => levels.some(level => level === text);

/** Seconds of work of this process, whatever else the machine does. */
function secondsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}

async function measure(spec: string, level: Level): Promise<string> {
  const shape = expectOk(parseShape(spec));
  const order = { level, with: [{ kind: 'killer' as const }] };
  if (absentLevels(shape, order.with).includes(level)) return `${spec} | ${level} | not known | `;
  const taken: number[] = [];
  const seeds = Number(values.seeds);
  let met = 0;
  for (let seed = 1; seed <= seeds; seed++) {
    const start = process.cpuUsage();
    const controller = new AbortController();
    const watch = setInterval(() => {
      if (secondsSince(start) > Number(values.seconds)) controller.abort();
    }, 100);
    const made = await generatePuzzle(shape, seed, order, { signal: controller.signal });
    clearInterval(watch);
    taken.push(secondsSince(start));
    if (made.ok && !made.value.shortfall) met++;
  }
  const median = taken.sort((a, b) => a - b)[taken.length >> 1];
  return `${spec} | ${level} | ${met} of ${seeds} | ${median.toFixed(1)}`;
}

console.log('shape | level | met | median seconds');
for (const spec of values.shapes.split(','))
  for (const level of values.levels.split(',').filter(isLevel)) console.log(await measure(spec, level));
