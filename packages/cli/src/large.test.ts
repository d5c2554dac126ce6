/** A board of 331,776 cells takes little memory: what a search would need is not made before one begins. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { campaign } from '../../../tools/campaign.js';

const bin = fileURLToPath(new URL('../bin/hyperdoku.js', import.meta.url));
const tellPeak =
  'data:text/javascript,process.on("exit",()=>process.stderr.write("peak "+process.resourceUsage().maxRSS))';

/** What a command writes, and the megabytes that it takes at its peak: of two starts the lower, since one may have to compile the program. */
function run(args: readonly string[], input = ''): { written: string; peak: number } {
  const [first, second] = [runOnce(args, input), runOnce(args, input)];
  return { written: second.written, peak: Math.min(first.peak, second.peak) };
}

function runOnce(args: readonly string[], input: string): { written: string; peak: number } {
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', tellPeak, bin, ...args], {
    encoding: 'utf8',
    input,
    maxBuffer: 2 ** 24,
  });
  return { written: stdout, peak: Number(/peak (\d+)/.exec(stderr)?.[1]) / 1024 };
}

test('4x3x2x1 is made and solved within 60 MB beside what the command takes to start', () => {
  const { peak: start } = run(['--version']);
  const made = run(['generate', '4x3x2x1', '--seed', '1', '--jobs', '1']);
  expect(made.peak - start).toBeLessThan(60);
  const solved = run(['solve', '--jobs', '1'], made.written);
  expect(solved.peak - start).toBeLessThan(60);
  expect(solved.written.trim()).toMatch(/^4x3x2x1:[1-9A-O]{331776}$/);
});

test.runIf(campaign(0, 1))(
  '4x3x2x1 is graded, though a round has more steps than a call takes arguments',
  () => {
    const made = runOnce(['generate', '4x3x2x1', '--seed', '1', '--clues', '250000', '--jobs', '1'], '');
    expect(runOnce(['grade', '--jobs', '1'], made.written).written).toMatch(/^gentle\b/);
  },
);
