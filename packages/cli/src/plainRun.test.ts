import { Readable } from 'node:stream';
import { createRandom } from '@hyperdoku/engine';
import { expect, test } from 'vitest';
import { classic, run } from './run.testkit.js';

const solved = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const hard = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
/** More guesses than the short way spends. */
const long = '..39.....4...8..36..8...1...4..6..738......1......2.....4.7..686........7.....5..';

const rows = (text: string) => text.match(/.{9}/g)?.join('\n') ?? '';

/** Lines that are plain puzzles with one solution, and whatever else may stand among them. */
const plain = [classic, hard, classic.replaceAll('.', '0'), hard.replace('.', '0')];
const others = [
  long,
  solved,
  '.'.repeat(81),
  hard.replace('8', '.'),
  classic.replace('53', '55'),
  classic.replace('..7', '4.7'),
  '',
  '# a comment',
  `${classic} # the first`,
  `${classic}\r`,
  `${hard},${classic}`,
  'Grid 01',
  '17',
  'puzzle,solution',
  rows(hard),
  `${rows(classic)}\n`,
  `3x3:${classic}`,
  '2x2:.34.........2..1',
  `${classic}5`,
  classic.slice(0, 80),
  'é nonsense',
  '[1,2',
  'custom:a={"base":"2x2","houses":[[0,5,10,15]]}:.34.........2..1',
];

/** The same text as bytes, cut anywhere. */
function cut(text: string, random: ReturnType<typeof createRandom>): Buffer[] {
  const bytes = Buffer.from(text);
  const pieces: Buffer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const end = at + 1 + random.below(400);
    pieces.push(bytes.subarray(at, end));
    at = end;
  }
  return pieces;
}

const documents = Array.from({ length: 40 }, (_, seed) => {
  const random = createRandom(`plain ${seed}`);
  const lines = Array.from({ length: 2 + random.below(30) }, () =>
    random.below(5) === 0 ? others[random.below(others.length)] : plain[random.below(plain.length)],
  );
  const end = random.below(3) === 0 ? '\r\n' : '\n';
  return { text: lines.join(end) + (random.below(2) === 0 ? end : ''), random };
});

const anew = (text: string, random: ReturnType<typeof createRandom>) => Readable.from(cut(text, random));

test.each(['solve', 'check', 'count --limit 2', 'solve --mode search'])(
  '%s: whatever stands among plain lines, and however they arrive, bytes are answered as text is',
  async command => {
    for (const { text, random } of documents) {
      const long = await run(command.split(' '), Readable.from([text]));
      expect(await run(command.split(' '), anew(text, random))).toEqual(long);
    }
  },
);

test('what the short way cannot say goes the long way', async () => {
  const text = `${classic}\n`.repeat(4);
  for (const args of [
    ['solve', '--show'],
    ['solve', '--timeout', '0'],
    ['check', '--json'],
    ['count', '--limit', '1'],
  ])
    expect(await run(args, Readable.from([Buffer.from(text)]))).toEqual(
      await run(args, Readable.from([text])),
    );
});

test('it ends when somebody leaves', async () => {
  async function* endless() {
    for (;;) yield Buffer.from(`${classic}\n`.repeat(100));
  }
  const { code } = await run(['solve'], Readable.from(endless()), {}, /(?:3x3.*\n){600}/);
  expect(code).toBe(130);
});
