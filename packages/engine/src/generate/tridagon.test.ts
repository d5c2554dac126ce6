import { expect, test } from 'vitest';
import { campaign } from '../../../../tools/campaign.js';
import { createRandom } from '../base/random.js';
import { expectOk } from '../base/result.js';
import { trustPuzzle } from '../board/puzzle.js';
import { gradePuzzle } from '../grade/grade.js';
import { Position } from '../logic/position.js';
import { parseShape } from '../shape/shapes.js';
import { decide } from '../solve/decide.js';
import { boxesOf, cellOf } from './constructions.js';
import { fillGrid } from './fill.js';
import { generatePuzzle } from './generate.js';
import { mayHaveTridagons, prepareTridagon } from './tridagon.js';

const shape = expectOk(parseShape('3x3'));

test('what is kept clear cannot be filled with three symbols alone', async () => {
  let found = 0;
  for (let seed = 1; seed <= 12; seed++) {
    const { solution } = expectOk(await fillGrid(shape, seed));
    const focus = prepareTridagon(solution, createRandom(seed));
    if (!focus) continue;
    found++;
    const { blanks, clues, rate } = focus;
    expect([...blanks].filter(cell => clues.has(cell))).toEqual([]);
    const symbols = Uint8Array.from(solution.symbols, (symbol, cell) => (clues.has(cell) ? symbol : 0));
    expect(rate(Position.of(trustPuzzle(shape, symbols)))).toBe(12);
    expect((await decide(trustPuzzle(shape, symbols))).status).toBe('many');
    // One box has four blanks: were the fourth symbol beside the pattern, three symbols would have to fill it.
    const boxes = boxesOf(shape);
    if (!boxes) throw new Error(shape.name);
    const cellsIn = (box: number) => Array.from({ length: 9 }, (_, at) => cellOf(boxes, box, at));
    const inside = Array.from({ length: 9 }, (_, box) => cellsIn(box)).filter(cells =>
      cells.some(cell => clues.has(cell)),
    );
    const opens = inside.map(cells => cells.filter(cell => !clues.has(cell)));
    expect(opens.map(({ length }) => length).sort()).toEqual([3, 3, 3, 4]);
    const four = opens.find(({ length }) => length === 4) ?? [];
    const three = new Set(
      (opens.find(({ length }) => length === 3) ?? []).map(cell => solution.symbols[cell]),
    );
    const fourth = four.map(cell => solution.symbols[cell]).find(symbol => !three.has(symbol)) ?? 0;
    const answers = await Promise.all(
      four.map(async cell => {
        const other = Uint8Array.from(symbols);
        other[cell] = fourth;
        return (await decide(trustPuzzle(shape, other))).status;
      }),
    );
    expect(answers).toContain('none');
    expect(answers).toContain('many');
  }
  expect(found).toBeGreaterThan(1);
});

test('other boards have no such pattern', async () => {
  for (const spec of ['2x2', '3x2', 'latin:9^2', '4^3']) {
    const other = expectOk(parseShape(spec));
    expect(mayHaveTridagons(other)).toBe(false);
    const { solution } = expectOk(await fillGrid(other, 1));
    expect(prepareTridagon(solution, createRandom(1))).toBeUndefined();
  }
});

test.runIf(campaign(0, 1)).each(['search', 'nested-trial'] as const)(
  'puzzles that need %s are made of it',
  { timeout: 600_000 },
  async technique => {
    const made = expectOk(await generatePuzzle(shape, 1, { technique }));
    expect(made.status).toBe('met');
    expect((await decide(made.puzzle)).status).toBe('unique');
    expect(await gradePuzzle(made.puzzle, { assumeUnique: true })).toMatchObject({ hardest: technique });
  },
);
