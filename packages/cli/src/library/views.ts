/** What is in a library, as lists, numbers and pictures. */
import { levels, parsePuzzle, techniqueNames } from '@hyperdoku/engine';
import type { Filter, Library, StoredPuzzle } from '@hyperdoku/library';
import { exitCodes, orRefuse, Refusal } from '../exit.js';
import { type Io, writeJsonLine, writeLine, writePuzzle } from '../io.js';
import { writePicture } from '../picture.js';
import { nameShape } from '../shapeName.js';
import { makeRows } from '../table.js';
import { say, texts } from '../texts/index.js';
import { drawBars, gatherNumbers } from './histogram.js';

const words = texts.library;

/** A custom rule is named by its title. */
function shortShape(puzzle: { readonly shape: string; readonly puzzle: string }): string {
  if (!puzzle.shape.startsWith('custom:')) return puzzle.shape;
  const read = parsePuzzle(puzzle.puzzle);
  return read.ok ? nameShape(read.value.shape) : texts.shape.ownRule;
}

export async function listPuzzles(
  io: Io,
  library: Library,
  filter: Filter,
  { limit, json }: { readonly limit?: number; readonly json?: boolean },
): Promise<void> {
  for (const stored of library.list(filter, limit)) {
    if (io.signal?.aborted) return;
    if (json) await writeJsonLine(io, stored);
    else {
      const { id, clues, level, effort, hardest, source } = stored;
      const facts = [
        id,
        shortShape(stored),
        clues,
        level ?? words.ungraded,
        effort ?? '',
        hardest ?? '',
        source,
      ];
      await writeLine(io, facts.join('\t'));
    }
  }
}

export async function exportPuzzles(io: Io, library: Library, filter: Filter, limit?: number): Promise<void> {
  for (const { puzzle } of library.list(filter, limit)) {
    if (io.signal?.aborted) return;
    await writePuzzle(io, orRefuse(parsePuzzle(puzzle)));
  }
}

export async function showPuzzle(io: Io, library: Library, number: string, json: boolean): Promise<void> {
  const stored = /^\d{1,15}$/.test(number) ? library.find(Number(number)) : undefined;
  if (!stored) throw new Refusal(words.noPuzzle(number.slice(0, 20)), exitCodes.no);
  const rounds = library.techniquesOf(stored.id);
  if (json) return writeJsonLine(io, { ...stored, rounds });
  const puzzle = orRefuse(parsePuzzle(stored.puzzle));
  await writePicture(io, puzzle, {
    nameConstraint: constraint => say.constraintLabel(puzzle.shape, constraint),
  });
  await writeLine(io, '');
  for (const line of makeRows(describe(stored, rounds))) await writeLine(io, line);
}

function describe(
  stored: StoredPuzzle,
  rounds: Readonly<Record<string, number>>,
): (readonly [string, string])[] {
  const { id, clues, level, effort, source, added, keyOf } = stored;
  const named = techniqueNames
    .filter(name => rounds[name] !== undefined)
    .map(name => words.rounds(say.technique(name).title, rounds[name]));
  return [
    [words.facts.id, String(id)],
    [words.facts.shape, shortShape(stored)],
    [words.facts.clues, String(clues)],
    [words.facts.level, level ?? words.ungraded],
    ...(effort === null ? [] : [[words.facts.effort, String(effort)] as const]),
    ...(named.length === 0 ? [] : [[words.facts.techniques, named.join(', ')] as const]),
    [words.facts.source, source],
    [words.facts.added, added],
    [words.facts.keyOf, keyOf === 'form' ? words.keys.form : words.keys.text],
  ];
}

/** By the order of levels and techniques; others go by their size. */
const ranks: Readonly<Record<string, readonly string[]>> = { level: levels, hardest: techniqueNames };

export async function writeStats(io: Io, library: Library, filter: Filter, json: boolean): Promise<void> {
  const total = library.count(filter);
  const clues = library.tally('clues', filter).map(([value, count]) => [Number(value), count] as const);
  const byText = library.tally('key_of', filter).find(([value]) => value === 'text')?.[1] ?? 0;
  const named = (['shape', 'level', 'hardest'] as const).map(
    feature => [feature, rankValues(feature, library.tally(feature, filter))] as const,
  );
  if (json)
    return writeJsonLine(io, {
      puzzles: total,
      byText,
      ...Object.fromEntries(named.map(([feature, bars]) => [feature, Object.fromEntries(bars)])),
      clues: Object.fromEntries(clues),
    });
  await writeLine(io, words.total(total));
  if (byText > 0) await writeLine(io, words.byText(byText));
  for (const [feature, bars] of [...named, ['clues', gatherNumbers(clues)] as const]) {
    if (bars.length === 0) continue;
    await writeLine(io, '');
    await writeLine(io, words.headings[feature]);
    const labels = bars.map(([value, count]) => [labelOf(feature, value), count] as const);
    for (const line of drawBars(labels)) await writeLine(io, line);
  }
}

function rankValues(
  feature: string,
  counts: readonly (readonly [string | number | null, number])[],
): (readonly [string, number])[] {
  const rank = ranks[feature];
  const sorted = rank
    ? counts.toSorted(([a], [b]) => rank.indexOf(String(a)) - rank.indexOf(String(b)))
    : counts.toSorted(([, a], [, b]) => b - a);
  return sorted
    .filter(([value]) => feature !== 'hardest' || value !== null)
    .map(([value, count]) => [value === null ? words.ungraded : String(value), count] as const);
}

const labelOf = (feature: string, value: string): string =>
  feature === 'shape' ? shortShape({ shape: value, puzzle: '' }) : value;
