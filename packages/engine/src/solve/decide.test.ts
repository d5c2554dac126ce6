import { describe, expect, test } from 'vitest';
import { createRandom } from '../base/random.js';
import { expectOk } from '../base/result.js';
import { asSolution, emptyPuzzle } from '../board/puzzle.js';
import { english } from '../words/en/index.js';
import type { Progress } from './budget.js';
import { decide, differingCells, findSolution } from './decide.js';
import { makeLine } from './oracle.testkit.js';
import { puzzleOf, puzzleWith, shapeNamed, somePuzzle, sparsePuzzle } from './puzzles.testkit.js';
import { isSolution } from './solvers.testkit.js';
import type { DecideOptions, Verdict } from './verdict.js';

const thesis = puzzleOf(
  'latin:4^3',
  '2.31/..../.3../4.23|.342/...3/.2../...1|4.../..../.4../....|3.1./..3./4.../....',
);
const multidimensional = puzzleOf(
  '3x2x1',
  `65..../....../....../..35../..1..6/.3....|....../....../....../....../3...../......|
  ....../....../....../....../....../3.5...|..6.34/....../....../....../....6./..3..5|
  ....../....../...1../....../....../......|....../....../..2.3./.....1/.3..../......`,
);
const inkala = puzzleOf(
  '3x3',
  '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..',
);
/** Neither search nor a SAT solver comes to an end of it in minutes. */
const endless = sparsePuzzle('2x2x2', 40, 'endless');

/** What is the same on every machine and in every run. */
const withoutTime = ({ milliseconds, ...rest }: Verdict) => rest;

describe('one solution', () => {
  test.each([
    ['the example of the 3-D thesis, by singles alone', thesis],
    ['the example of the multidimensional solver', multidimensional],
    ['a 9×9 known to be hard', inkala],
    ['a 4×4 with four clues', puzzleOf('2x2', '.34. .... .... 2..1')],
  ])('%s', async (_, puzzle) => {
    const verdict = await decide(puzzle);
    expect(verdict).toMatchObject({ status: 'unique' });
    if (verdict.status === 'unique')
      expect(isSolution(puzzle, makeLine(verdict.solution.symbols))).toBe(true);
  });

  test("the multidimensional example's solution begins with the slice that is published", async () => {
    const verdict = await decide(multidimensional);
    const slice = verdict.status === 'unique' ? verdict.solution.symbols.slice(0, 36).join('') : '';
    expect(slice).toBe('654321312465125643463512541236236154');
  });

  test('a full grid is its own', async () => {
    const found = await findSolution(thesis);
    const full = puzzleWith(thesis.shape, found.status === 'found' ? [...found.solution.symbols] : []);
    expect(await decide(full)).toMatchObject({ status: 'unique', solution: full, nodes: 0 });
  });
});

describe('many solutions', () => {
  test.each([
    [
      'a 9×9 whose clues were removed unchecked',
      somePuzzle({ name: '', spec: '3x3', clues: [36, 36] }, createRandom('D 3')),
    ],
    ['a 9×9 in which two symbols are never seen', puzzleOf('3x3', `${'1234567..'}${'.'.repeat(72)}`)],
    ['a 4×4 in which two pairs can change places', puzzleOf('2x2', '..34 3412 ..43 4321')],
    ['a cube with 80 clues', sparsePuzzle('9^3', 80, 0)],
    [
      'an empty jigsaw without an instant solution',
      emptyPuzzle(shapeNamed(`custom:${JSON.stringify({ base: '2x2', houses: [[0, 5, 10, 15]] })}`)),
    ],
  ])('%s: two that differ are shown', async (_, puzzle) => {
    const verdict = await decide(puzzle);
    expect(verdict.status).toBe('many');
    if (verdict.status !== 'many') return;
    const { solution, other, differ } = verdict;
    for (const { symbols } of [solution, other]) expect(isSolution(puzzle, makeLine(symbols))).toBe(true);
    expect(differ.length).toBeGreaterThan(0);
    expect(differ).toEqual(differingCells(solution, other));
    expect(differ.every(cell => solution.symbols[cell] !== other.symbols[cell])).toBe(true);
  });

  test.each(['9^3', '25^3', '3x3', 'latin:4^3', 'plane:3^3', 'iso:4', 'faces:4'])(
    'the empty %s, without a single guess',
    async spec => {
      const verdict = await decide(emptyPuzzle(shapeNamed(spec)));
      expect(verdict).toMatchObject({ status: 'many', nodes: 0 });
      if (verdict.status !== 'many') return;
      expect(asSolution(verdict.solution).ok).toBe(true);
      expect(asSolution(verdict.other).ok).toBe(true);
    },
  );
});

describe('no solution', () => {
  test.each([
    ['2x2', '12.. ..3. .... ....', 'No place is left for 3 in the box at r1c1.'],
    ['2x2', '.12. 3... 4... ....', 'No symbol is left for r1c1.'],
    [
      'latin:3^3',
      '12. ... ... ..3 ... ... ... ... ...',
      'No place is left for 3 in the line along x through y1 z1.',
    ],
  ])('%s %s: %s', async (spec, text, sentence) => {
    const puzzle = puzzleOf(spec, text);
    for (const answer of [await decide(puzzle), await findSolution(puzzle)]) {
      expect(answer.status).toBe('none');
      const contradiction = answer.status === 'none' ? answer.contradiction : undefined;
      expect(contradiction && english.contradiction(puzzle.shape, contradiction)).toBe(sentence);
    }
  });

  test.each([
    ['plane:3^3', '4.6....3....24..6..9..715..'],
    ['iso:4', '.24.......2...75.74..6.1.1.6.....6...4..7..1.2.4'],
  ])('%s %s needs guesses to be refuted, and so no contradiction is named', async (spec, text) => {
    const verdict = await decide(puzzleOf(spec, text));
    expect(verdict.status).toBe('none');
    expect(verdict.nodes).toBeGreaterThan(0);
    expect(verdict).not.toHaveProperty('contradiction');
  });
});

describe('unknown, when the budget ends first', () => {
  test('one guess too few is not enough, and no answer is ever a guess', async () => {
    const { nodes, ...whole } = await decide(inkala);
    const answers = new Set<string>();
    for (let allowed = 1; allowed < nodes; allowed++) {
      const verdict = await decide(inkala, { nodes: allowed });
      expect(verdict).toMatchObject({ status: 'unknown', reason: 'nodes', nodes: allowed });
      if (verdict.status === 'unknown' && verdict.solution) answers.add(makeLine(verdict.solution.symbols));
    }
    expect(await decide(inkala, { nodes })).toMatchObject({ status: 'unique', nodes });
    expect([...answers]).toEqual([whole.status === 'unique' && makeLine(whole.solution.symbols)]);
  });

  const abortedAfter = (turns: number): AbortSignal => {
    const controller = new AbortController();
    let left = turns;
    const wait = () => (left-- > 0 ? setImmediate(wait) : controller.abort());
    wait();
    return controller.signal;
  };
  test.each<[string, () => DecideOptions, string]>([
    ['no guesses', () => ({ nodes: 0 }), 'nodes'],
    ['few guesses', () => ({ nodes: 500 }), 'nodes'],
    ['no time', () => ({ milliseconds: 0 }), 'time'],
    ['little time', () => ({ milliseconds: 40 }), 'time'],
    ['a signal aborted before', () => ({ signal: AbortSignal.abort() }), 'aborted'],
    ['a signal aborted meanwhile', () => ({ signal: abortedAfter(3) }), 'aborted'],
    [
      'several ends at once: the signal goes first',
      () => ({ nodes: 0, milliseconds: 0, signal: AbortSignal.abort() }),
      'aborted',
    ],
  ])('%s', async (_, options, reason) => {
    expect(await decide(endless, options())).toMatchObject({ status: 'unknown', reason });
    expect(await findSolution(endless, options())).toMatchObject({ status: 'unknown', reason });
  });

  test('what needs no search is answered even so', async () => {
    const signal = AbortSignal.abort();
    expect(await decide(emptyPuzzle(shapeNamed('9^3')), { signal })).toMatchObject({ status: 'many' });
  });

  test('progress is told while the work goes on', async () => {
    const controller = new AbortController();
    const told: number[] = [];
    const onProgress = ({ done, unit }: Progress) => {
      expect(unit).toBe('guesses');
      told.push(done);
      if (told.length === 2) controller.abort();
    };
    await decide(endless, { signal: controller.signal, onProgress });
    expect(told.length).toBe(2);
    expect(told[0]).toBeGreaterThan(0);
    expect(told[1]).toBeGreaterThan(told[0]);
  });
});

test('questions about one shape at the same time do not disturb each other', async () => {
  const puzzles = [0, 1, 7].map(seed => sparsePuzzle('9^3', 40, seed));
  const ask = (puzzle: (typeof puzzles)[number]) => decide(puzzle).then(withoutTime);
  const alone = [];
  for (const puzzle of puzzles) alone.push(await ask(puzzle));
  const stopped = decide(endless, { nodes: 3000 }).then(withoutTime);
  expect(await Promise.all([...puzzles, ...puzzles].map(ask))).toEqual([...alone, ...alone]);
  expect(await stopped).toMatchObject({ status: 'unknown', reason: 'nodes' });
});

test('a solution found again is the same one', async () => {
  const puzzle = sparsePuzzle('9^3', 80, 1);
  const [first, second] = [await findSolution(puzzle), await findSolution(puzzle)];
  expect(first.status === 'found' && expectOk(asSolution(first.solution))).toEqual(
    second.status === 'found' && second.solution,
  );
});
