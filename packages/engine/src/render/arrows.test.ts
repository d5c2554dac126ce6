import { describe, expect, test } from 'vitest';
import { expectOk } from '../base/result.js';
import { asPuzzle } from '../board/puzzle.js';
import { parsePuzzleText } from '../format/puzzleText.js';
import { ladderUpTo } from '../logic/ladder.js';
import { Position } from '../logic/position.js';
import { sees } from '../logic/sight.js';
import { type Candidate, type Link, makeStep, type Step } from '../logic/step.js';
import { nextStep, stepsOf } from '../logic/technique.js';
import { type Arrow, arrowsOf } from './arrows.js';
import { linksOf } from './stepEvidence.js';

const puzzles = [
  '3x3:..2..87...........3.9..1..5..1.......8..........3.4.97.6394..21........3...16..5.',
  '3x3:.18........2...8356...9......4.876..1...2..4....4......26..9......7.8...5...4..18',
  'iso:4:..4.1......87.6...2..1..8...2..6..6.........3.5.',
  'latin:4^3:.........4..............1......................4....4.3........1',
];
const isSame = (a: Candidate, b: Candidate): boolean => a.cell === b.cell && a.symbol === b.symbol;

const techniques = ladderUpTo().filter(({ name }) => /chain|colouring|short-trial/.test(name));

/** The first steps of each technique that argues by links, wherever the cheap techniques have come to an end. */
function* stepsWithLinks(text: string): Generator<[Position, Step]> {
  const position = Position.of(expectOk(asPuzzle(expectOk(parsePuzzleText(text)))));
  for (let step = nextStep(position, ladderUpTo()); step; step = nextStep(position, ladderUpTo())) {
    if (linksOf(step).length > 0)
      for (const technique of techniques)
        for (const other of [...stepsOf(technique, position)].slice(0, 3)) yield [position, other];
    position.apply(step);
  }
}

/** Whether a weak arrow is true of the rule, and a strong one of the candidates there are, given what else has fallen. */
function holds(position: Position, { from, to, kind }: Arrow): boolean {
  const { shape } = position;
  // The symbols of an almost locked set force each other across its cells.
  const mayDiffer = kind === 'strong' || from.symbol === to.symbol;
  const meet = from.cell === to.cell || (mayDiffer && sees(shape, from.cell, to.cell));
  return (
    meet && (kind === 'weak' || (position.has(from.cell, from.symbol) && position.has(to.cell, to.symbol)))
  );
}

describe('arrows', () => {
  // The position goes on while the steps are walked through, so each is looked at in its turn.
  const found = puzzles.flatMap(text =>
    Array.from(stepsWithLinks(text), ([position, step]) => {
      const arrows = arrowsOf(position.shape, step);
      return { step, arrows, wrong: arrows.filter(arrow => !holds(position, arrow)) };
    }),
  );
  test('join only candidates that touch each other', () => {
    expect(new Set(found.map(({ step }) => step.technique))).toEqual(
      new Set(techniques.map(({ name }) => name)),
    );
    expect(found.flatMap(({ wrong }) => wrong)).toEqual([]);
  });
  test('lead from links of the step to links of the step, strong ones to what holds', () => {
    for (const { step, arrows } of found) {
      const links = linksOf(step);
      const isLink = (candidate: Candidate, isTrue: boolean): boolean =>
        links.some(
          ({ cell, cells = [cell], symbol, holds: held }) =>
            cells.includes(candidate.cell) && symbol === candidate.symbol && held === isTrue,
        );
      for (const { from, to, kind } of arrows)
        expect(isLink(from, kind === 'weak') && isLink(to, kind === 'strong')).toBe(true);
    }
  });
  test('reach every link of a branch but the one it assumes', () => {
    for (const { step, arrows } of found) {
      for (const { links } of step.branches) {
        const lonely = links.slice(1).filter(link => !arrows.some(({ to }) => isSame(to, link)));
        expect([step.technique, lonely]).toEqual([step.technique, []]);
      }
    }
  });
  test('of a chain follow it, by turns strong and weak', () => {
    const chain: Link[] = [
      { cell: 0, symbol: 1, holds: false },
      { cell: 1, symbol: 1, holds: true },
      { cell: 1, symbol: 2, holds: false },
      { cell: 2, symbol: 2, holds: true },
    ];
    const position = Position.of(expectOk(asPuzzle(expectOk(parsePuzzleText('2x2:................')))));
    const arrows = arrowsOf(position.shape, makeStep({ technique: 'alternating-chain', chain }));
    expect(arrows.map(({ kind }) => kind)).toEqual(['strong', 'weak', 'strong']);
    expect(arrows.map(({ from, to }) => [from, to])).toEqual([
      [chain[0], chain[1]],
      [chain[1], chain[2]],
      [chain[2], chain[3]],
    ]);
  });
});
