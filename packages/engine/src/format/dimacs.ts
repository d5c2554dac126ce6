/**
 * A puzzle as a formula in DIMACS CNF, for any SAT solver. Variable cell·N + value + 1, value from 0, says that the cell
 * holds that value; sums bring auxiliary variables after those. Clues are unit clauses, the only ones of a single variable
 * that is not negated, and the rest is the formula of the shape (`solve/formula`). A comment names the shape, so that our own
 * files can be read back as puzzles.
 */
import { fail, type Result } from '../base/result.js';
import { countFilled, createGrid, type Grid } from '../board/grid.js';
import { blank, makeSymbolText, type SymbolNumber } from '../board/symbols.js';
import { makeCellName } from '../shape/names.js';
import type { Cell } from '../shape/shape.js';
import { outlineOf, parseSpec, shapeOf } from '../shape/shapes.js';
import type { Spec } from '../shape/spec.js';
import { encodeShape, measureShape } from '../solve/formula/formula.js';

const shapeComment = 'c hyperdoku ';
const chunkLength = 1 << 16;
/** What no line of whole numbers has in it. */
const notNumbers = /[^-\d\s]|\d-|-(?!\d)|\d{11}/;

/** The file in pieces, each of whole lines, so that a large formula need not fit in memory. */
export function* makeDimacsChunks(grid: Grid): Generator<string> {
  const { shape } = grid;
  const { variables, clauses } = measureShape(shape);
  let chunk = `${shapeComment}${shape.name}\np cnf ${variables} ${clauses + countFilled(grid)}\n`;
  for (const part of listParts(grid)) {
    for (let i = 0; i < part.length; i++) chunk += part[i] === 0 ? '0\n' : `${part[i]} `;
    if (chunk.length > chunkLength) {
      yield chunk;
      chunk = '';
    }
  }
  yield chunk;
}

/** The clues and then the formula, as literals, each clause closed by 0. */
function* listParts({ shape, symbols }: Grid): Generator<ArrayLike<number>> {
  for (let cell = 0; cell < shape.cellCount; cell++)
    if (symbols[cell] !== blank) yield [cell * shape.symbols + symbols[cell], 0];
  yield* encodeShape(shape);
}

/** A puzzle as a formula in DIMACS, for SAT solvers. */
export const makeDimacs = (grid: Grid): string => [...makeDimacsChunks(grid)].join('');

/** Reads back a file that names its shape: the clues are its positive unit clauses. */
export function parseDimacs(text: string, mostCells?: number): Result<Grid> {
  const lines = text.split('\n');
  const naming = lines.findIndex(line => line.startsWith(shapeComment));
  if (naming < 0) {
    return fail('text-syntax', 'dimacs-shape', { example: `${shapeComment}9^3` }, { line: 1, column: 1 });
  }
  const spec = parseSpec(lines[naming].slice(shapeComment.length));
  const outline = spec.ok ? outlineOf(spec.value, mostCells) : spec;
  if (!spec.ok || !outline.ok) return outline as Result<never>;
  const { cellCount, symbols: limit } = outline.value;
  const symbols = new Uint8Array(cellCount);
  const wanted = cellCount * limit;
  const hasMore = hasConstraints(spec.value);
  let last = wanted;
  let headers = 0;
  for (const [index, raw] of lines.entries()) {
    const line = raw.trim();
    const place = { line: index + 1, column: 1 };
    if (line === '' || line.startsWith('c') || line.startsWith('%')) continue;
    if (line.startsWith('p')) {
      const header = /^p\s+cnf\s+(\d{1,10})\s+\d{1,12}$/.exec(line);
      if (!header) return fail('text-syntax', 'dimacs-header', { example: 'p cnf 6561 149445' }, place);
      if (++headers > 1) return fail('text-syntax', 'several-puzzles', {}, place);
      const given = Number(header[1]);
      if (given < wanted || (given > wanted && !hasMore))
        return fail('text-syntax', 'dimacs-variables', { wanted, given }, place);
      last = given;
      continue;
    }
    if (notNumbers.test(line)) return fail('text-syntax', 'dimacs-clause', {}, place);
    const unit = /^(\d+)\s+0$/.exec(line);
    if (!unit) continue;
    const variable = Number(unit[1]);
    if (variable < 1 || variable > last)
      return fail('text-syntax', 'dimacs-variable', { variable, last }, place);
    if (variable > wanted) continue;
    const cell = Math.floor((variable - 1) / limit);
    const symbol = ((variable - 1) % limit) + 1;
    if (symbols[cell] !== blank && symbols[cell] !== symbol)
      return refuseBoth(spec.value, cell, [symbols[cell], symbol], index + 1);
    symbols[cell] = symbol;
  }
  const shape = shapeOf(spec.value);
  return shape.ok ? createGrid(shape.value, symbols) : shape;
}

/** Whether a formula may have more variables than there are options. */
const hasConstraints = (spec: Spec): boolean =>
  spec.family === 'custom' && (spec.rule.constraints ?? []).length > 0;

/** A cell cannot hold two symbols. */
function refuseBoth(
  spec: Spec,
  cell: Cell,
  both: readonly [SymbolNumber, SymbolNumber],
  line: number,
): Result<never> {
  const shape = shapeOf(spec);
  if (!shape.ok) return shape;
  const [first, second] = both.map(symbol => makeSymbolText(symbol, shape.value.symbols));
  const asked = { cell: makeCellName(shape.value, cell), symbols: [first, second] as const };
  return fail('conflict', 'formula', asked, { line, cells: [cell] });
}
