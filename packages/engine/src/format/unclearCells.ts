/** What looks like cells but may be something else: rules between bands, tall pencil marks, blanks that nobody sees. */
import { fail, type Result } from '../base/result.js';
import type { Outline } from '../shape/shape.js';
import { hasBlank, hasSeen, type Seen } from './alphabet.js';
import { type Line, WordCursor } from './cellLine.js';

/** Why lines of a full grid, a character for each cell, are not to be read. */
export function findUnclear(
  lines: readonly Line[],
  seen: Seen,
  { symbols, cellCount, extents }: Outline,
): Result<never> | undefined {
  const [first] = lines;
  if (lines.length < 2 || extents.length !== 2) return undefined;
  const lone = findRules(lines, seen, extents[0] * Math.sqrt(symbols), cellCount);
  if (lone) return fail('text-syntax', 'blank-or-rule', { sign: lone.measure.sign }, { line: lone.number });
  if (symbols === 9 && lines.every(isTallMarks))
    return fail('text-syntax', 'tall-marks', {}, { line: first.number });
  if (!hasBlank(seen) && lines.length > cellCount / extents[0])
    return fail('text-syntax', 'blanks-unseen', {}, { line: first.number });
  return undefined;
}

/** The first line of the sign for blanks, where such lines stand just between bands. */
function findRules(lines: readonly Line[], seen: Seen, band: number, cellCount: number): Line | undefined {
  const loneAfter: number[] = [];
  let before = 0;
  for (const { measure } of lines) {
    if (measure.kind === 'cells') before += measure.characters;
    else if (hasSeen(seen, measure.sign) && before > 0) loneAfter.push(before);
  }
  const between = Math.ceil(cellCount / band) - 1;
  if (between === 0 || loneAfter.length !== between || loneAfter.some((after, i) => after !== (i + 1) * band))
    return undefined;
  return lines.find(({ measure }) => measure.kind === 'lone');
}

/** Whether a line is a third of a row of cells in which pencil marks stand three by three. */
function isTallMarks(line: Line): boolean {
  const { widest, narrowest, words } = line.measure;
  if (widest !== 3 || narrowest !== 3 || words % 9 !== 0) return false;
  const cursor = new WordCursor(line, 9);
  while (cursor.next())
    for (let i = 0; i < 3; i++) {
      const digit = Number(line.text[cursor.start + i]);
      if (digit > 0 && digit % 3 !== (i + 1) % 3) return false;
    }
  return true;
}
