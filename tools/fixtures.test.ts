/** What earlier versions wrote is read by this one, with the same cells, notes and history. */
import {
  expectOk,
  generatePuzzle,
  makeLink,
  makePuzzleText,
  makeSpec,
  parseLink,
  parsePuzzle,
  parsePuzzleId,
  parseSavedSession,
  parseShape,
  Session,
  shapeOf,
} from '@hyperdoku/engine';
import { describe, expect, test } from 'vitest';
import { pastOf, readFixture } from './fixtures.testkit.js';

interface Save {
  readonly name: string;
  readonly saved: unknown;
  readonly past: unknown;
}

describe.each(['2026-11', '2026-11-checksums', '2026-11-rules'])('%s', version => {
  test.each(readFixture<Save[]>(`${version}/saves.json`))('the game $name', ({ saved, past }) => {
    const session = expectOk(Session.restore(expectOk(parseSavedSession(saved))));
    expect(pastOf(session)).toEqual(past);
  });
});

test('what saves have had since they have checksums is saved the same again', () => {
  const saves = ['2026-11-checksums', '2026-11-rules'].flatMap(version =>
    readFixture<Save[]>(`${version}/saves.json`),
  );
  for (const { saved } of saves)
    expect(expectOk(Session.restore(expectOk(parseSavedSession(saved)))).save()).toEqual(saved);
});

describe.each(['2026-11'])('%s', version => {
  interface Data {
    readonly games: readonly { readonly id: string; readonly saved: unknown }[];
  }
  interface Game {
    readonly id: string;
    readonly past: unknown;
  }
  test('the games of a data file', () => {
    const { games } = readFixture<Data>(`${version}/data.json`);
    const expected = readFixture<Game[]>(`${version}/games.json`);
    const read = games.map(({ id, saved }) => ({
      id,
      past: pastOf(expectOk(Session.restore(expectOk(parseSavedSession(saved))))),
    }));
    expect(read).toEqual(expected.map(({ id, past }) => ({ id, past })));
  });

  test('links', () => {
    for (const { link, puzzle } of readFixture<{ link: string; puzzle: string }[]>(`${version}/links.json`)) {
      const grid = expectOk(parseLink(link));
      expect(makePuzzleText(grid)).toBe(puzzle);
      expect(makePuzzleText(expectOk(parsePuzzle(puzzle)))).toBe(puzzle);
      expect(parseLink(makeLink(grid))).toEqual({ ok: true, value: grid });
    }
  });

  interface RuleFile {
    readonly rule: unknown;
    readonly spec: string;
    readonly cells: number;
    readonly houses: number;
    readonly symbols: number;
  }
  test('rule files, and the specs made of them', () => {
    for (const { rule, spec, cells, houses, symbols } of readFixture<RuleFile[]>(`${version}/rules.json`)) {
      for (const text of [`custom:${JSON.stringify(rule)}`, spec]) {
        const shape = expectOk(parseShape(text));
        expect([shape.cellCount, shape.houseCount, shape.symbols]).toEqual([cells, houses, symbols]);
        expect(makeSpec(shape.spec)).toBe(spec);
      }
    }
  });

  test('names of puzzles give the same puzzle, or are refused', async () => {
    for (const { id, puzzle } of readFixture<{ id: string; puzzle: string }[]>(`${version}/ids.json`)) {
      const parsed = parsePuzzleId(id);
      if (!parsed.ok) expect(parsed.problem.code).toBe('generator-gone');
      else {
        const { spec, seed, order } = parsed.value;
        const made = expectOk(await generatePuzzle(expectOk(shapeOf(spec)), seed, order));
        expect(makePuzzleText(made.puzzle)).toBe(puzzle);
      }
    }
  });
});
