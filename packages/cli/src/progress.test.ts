import { Writable } from 'node:stream';
import { describe, expect, test, vi } from 'vitest';
import type { Io } from './io.js';
import { writeLine } from './io.js';
import { createProgressLine, makeBatchText, makeProgressText, makeTimeText } from './progress.js';

describe('how far a long piece of work is', () => {
  test.each([
    [
      { done: 64, total: 256, unit: 'branches' },
      30_000,
      undefined,
      '█████░░░░░░░░░░░░░░░  25 % 64 of 256 branches, 2 min left',
    ],
    [
      { done: 0, total: 256, unit: 'branches' },
      30_000,
      undefined,
      '░░░░░░░░░░░░░░░░░░░░   0 % 0 of 256 branches',
    ],
    [
      { done: 300, total: 200, unit: 'clues' },
      1000,
      undefined,
      '████████████████████ 100 % 300 of 200 clues, 0 s left',
    ],
    [{ done: 12_345, unit: 'guesses' }, 5000, undefined, '12,345 guesses, 5 s'],
    [
      { done: 12_345, unit: 'guesses' },
      5000,
      10_000,
      '██████████░░░░░░░░░░  50 % 12,345 guesses, at most 5 s left',
    ],
  ] as const)('%o after %i ms, limit %s', (progress, spent, timeout, text) => {
    expect(makeProgressText(progress, spent, timeout)).toBe(text);
  });

  test('a list of puzzles has a rate, and where its length is known, an end', () => {
    expect(makeBatchText(1500, 3000)).toBe('1,500 puzzles, 500 a second');
    expect(makeBatchText(500, 1000, 2000)).toBe(
      '█████░░░░░░░░░░░░░░░  25 % 500 of 2,000 puzzles, 500 a second, 3 s left',
    );
  });

  test.each([
    [900, '1 s'],
    [59_000, '59 s'],
    [90_000, '2 min'],
    [5_400_000, '2 h'],
    [3 * 86_400_000, '3 days'],
    [1e18, 'years'],
  ])('%i ms is said as %s', (milliseconds, text) => {
    expect(makeTimeText(milliseconds)).toBe(text);
  });
});

class Screen extends Writable {
  readonly isTTY: boolean;
  columns = 60;
  text = '';
  constructor(isTTY: boolean) {
    super();
    this.isTTY = isTTY;
  }
  override _write(chunk: Buffer, _encoding: string, done: () => void) {
    this.text += chunk.toString();
    done();
  }
}

function makeIo(isTTY: boolean): Io & { errors: Screen; output: Screen } {
  return { errors: new Screen(isTTY), output: new Screen(isTTY), env: {} } as never;
}

describe('the line', () => {
  test('is for people: nothing is written where nobody looks', () => {
    const io = makeIo(false);
    const line = createProgressLine(io, { pieces: 1 });
    line.show({ done: 1, total: 2, unit: 'clues' });
    line.tick();
    line.clear();
    expect(io.errors.text).toBe('');
  });

  test('stays within the width of the terminal, and goes before anything else is written', async () => {
    const io = makeIo(true);
    const line = createProgressLine(io, { pieces: 1, note: () => 'no puzzle yet' });
    line.show({ done: 1, total: 2, unit: 'clues' });
    expect(io.errors.text).toContain(`no puzzle yet: ${'█'.repeat(10)}${'░'.repeat(10)}  50 % 1 of 2 clues`);
    expect(io.errors.text.length - '\r\u001b[K'.length).toBeLessThan(60);
    await writeLine(io, 'an answer');
    expect(io.errors.text.endsWith('\r\u001b[K')).toBe(true);
    expect(io.output.text).toBe('an answer\n');
  });

  test('one puzzle of many gets a bar of its own only when it takes long', () => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const io = makeIo(true);
    const line = createProgressLine(io);
    line.begin();
    now = 300;
    line.show({ done: 1, unit: 'guesses' });
    expect(io.errors.text).toBe('');
    now = 3000;
    line.show({ done: 5, unit: 'guesses' });
    expect(io.errors.text).toContain('5 guesses, 3 s');
    vi.restoreAllMocks();
  });
});
