/** The tree that search tells is read by somebody who believes nothing: every link, every question and every end is looked up. */
import { expect, test } from 'vitest';
import { campaign } from '../../../../../tools/campaign.js';
import { puzzleOf } from '../../solve/puzzles.testkit.js';
import { Position } from '../position.js';
import { areExclusive, housesWithAll } from '../sight.js';
import type { Branch, Candidate, Link } from '../step.js';
import { stepsOf } from '../technique.js';
import { growTree } from './caseTree.js';
import { dig } from './chains.testkit.js';
import { search, tellSearch } from './search.js';

const text = ({ cell, symbol }: Candidate): string => `${cell} ${symbol}`;

/** What is wrong with a tree, using only the links it shows; what has gone and what holds is known from the cases it lies in. */
function faultsOf(position: Position, branch: Branch, above: readonly Link[] = []): string[] {
  const faults: string[] = [];
  const known: Link[] = [...above];
  const isLeft = (cell: number, symbol: number): boolean =>
    position.has(cell, symbol) && !known.some(one => !one.holds && text(one) === text({ cell, symbol }));
  const symbolsLeft = (cell: number): number[] =>
    position.candidatesOf(cell).filter(symbol => isLeft(cell, symbol));
  const placesLeft = (house: number, symbol: number): number[] =>
    position.placesOf(house, symbol).filter(cell => isLeft(cell, symbol));
  for (const [i, link] of branch.links.entries()) {
    const { cell, symbol, holds } = link;
    if (holds) {
      const isSingle =
        symbolsLeft(cell).length === 1 ||
        housesWithAll(position.shape, [cell]).some(house => placesLeft(house, symbol).length === 1);
      if (i > 0 && !isSingle) faults.push(`${text(link)} is no single`);
    } else if (!known.some(one => one.holds && areExclusive(position.shape, one, link)))
      faults.push(`${text(link)} does not fall`);
    known.push(link);
  }
  const { cases, failsAt } = branch;
  if (!cases) {
    const fails =
      failsAt?.cell !== undefined
        ? symbolsLeft(failsAt.cell).length === 0
        : failsAt?.house !== undefined && placesLeft(failsAt.house, failsAt.symbol ?? 0).length === 0;
    return fails ? faults : [...faults, 'no failure'];
  }
  const answers = cases.map(({ links: [first] }) => first);
  const [{ cell, symbol }] = answers;
  const asked = new Set(answers.map(text));
  const isWhole =
    symbolsLeft(cell).every(other => asked.has(text({ cell, symbol: other }))) ||
    housesWithAll(position.shape, [cell]).some(house =>
      placesLeft(house, symbol).every(other => asked.has(text({ cell: other, symbol }))),
    );
  if (!isWhole) faults.push('an answer is missing');
  return [...faults, ...cases.flatMap(one => faultsOf(position, one, known))];
}

/** A hard one, and puzzles of which just the clues are placed. */
async function* positions(): AsyncGenerator<Position> {
  yield Position.of(
    puzzleOf('3x3', '........8..3...4...9..2..6.....79.......612...6.5.2.7...8...5...1.....2.4.5.....3'),
  );
  for (const [spec, count] of [
    ['3x3', campaign(2, 60)],
    ['3x2x1', campaign(1, 10)],
    ['4^3', campaign(2, 30)],
  ] as const)
    for (let seed = 0; seed < count; seed++)
      yield Position.of((await dig(spec, `${spec} ${seed}`, 20)).puzzle);
}

test('every question has all its answers, every link follows, every case fails', async () => {
  let questions = 0;
  for await (const position of positions())
    for (const step of [...stepsOf(search, position)].slice(0, 3)) {
      const [branch] = tellSearch(position, step).branches;
      expect(faultsOf(position, branch)).toEqual([]);
      if (branch.cases) questions++;
    }
  expect(questions).toBeGreaterThan(2);
});

test('a candidate that a solution has is not refuted', () => {
  const position = Position.of(puzzleOf('2x2', '1... .... .... ....'));
  expect(growTree(position, { cell: 1, symbol: 2 })).toBeUndefined();
});
