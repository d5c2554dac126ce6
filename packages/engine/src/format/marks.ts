/**
 * A grid with its pencil marks, as forums print it: every cell is the set of symbols that are left for it, in columns, with a
 * frame where there are boxes in two dimensions. It is read as any text of cells is.
 */
import { fail, ok, type Result } from '../base/result.js';
import { candidatesOf, listCandidates } from '../board/candidates.js';
import { makeSymbolText, usesLetters } from '../board/symbols.js';
import { makeCellName } from '../shape/names.js';
import type { Sheet } from './sheet.js';
import { boxOf } from './squareRule.js';

export function makeMarks({ grid, candidates = candidatesOf(grid) }: Sheet): Result<string> {
  const { shape } = grid;
  if (!usesLetters(shape.symbols))
    return fail('format-unfit', 'only-letters', { format: 'marks', shape: shape.name });
  const [width] = shape.extents;
  const words = Array.from({ length: shape.cellCount }, (_, cell) =>
    listCandidates(candidates, cell)
      .map(symbol => makeSymbolText(symbol, shape.symbols))
      .join(''),
  );
  const hopeless = words.indexOf('');
  if (hopeless >= 0)
    return fail('format-unfit', 'no-marks', { format: 'marks', cell: makeCellName(shape, hopeless) });
  const widths = Array.from({ length: width }, (_, column) =>
    Math.max(...words.filter((_, cell) => cell % width === column).map(({ length }) => length)),
  );
  const box = boxOf(shape);
  const across = box?.[0] ?? width;
  const groups = <T>(list: readonly T[]): T[][] =>
    Array.from({ length: Math.ceil(list.length / across) }, (_, i) =>
      list.slice(i * across, (i + 1) * across),
    );
  const rule = `+${groups(widths)
    .map(group => '-'.repeat(group.reduce((sum, n) => sum + n + 1, 1)))
    .join('+')}+`;
  const lines: string[] = [];
  for (let cell = 0; cell < shape.cellCount; cell += width) {
    const row = words.slice(cell, cell + width).map((word, i) => word.padEnd(widths[i]));
    const rowNumber = cell / width;
    if (box && rowNumber % box[1] === 0) lines.push(rule);
    if (!box && rowNumber > 0 && rowNumber % shape.extents[1] === 0) lines.push('');
    lines.push(
      box
        ? `| ${groups(row)
            .map(group => group.join(' '))
            .join(' | ')} |`
        : row.join(' ').trimEnd(),
    );
  }
  if (box) lines.push(rule);
  // The shape is told unless its size tells it.
  const isTold = shape.spec.family !== 'custom' && box && box[0] === box[1] && box[0] > 2 && box[0] < 6;
  return ok([...(isTold ? [] : [`${shape.name}:`]), ...lines].join('\n'));
}
