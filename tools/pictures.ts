/**
 * `npm run pictures`: writes packages/web/public/shapes.svg, one symbol for each shape of the catalog, with clues of a real
 * puzzle on it. `<svg><use href="/shapes.svg#shape-9-3"/></svg>` shows one, in the colours of the page, which it takes
 * from these custom properties:
 *
 *     --ink          symbols, frames and box rules
 *     --hairline     lines between cells
 *     --face-top     boards, and the sides of solids that look up
 *     --face-left    the sides that look left
 *     --face-right   the sides that look right
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  catalog,
  createGrid,
  createRandom,
  expectOk,
  fillGrid,
  type Grid,
  makeShapeSymbol,
  makeTheme,
  paperPalette,
  parsePuzzleText,
  parseShape,
  type Shape,
} from '@hyperdoku/engine';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

const theme = makeTheme({
  ...paperPalette,
  ink: 'var(--ink, #1B1D22)',
  hairline: 'var(--hairline, #B9B6AE)',
  faceTop: 'var(--face-top, #FFFFFF)',
  faceLeft: 'var(--face-left, #F3F0E9)',
  faceRight: 'var(--face-right, #E7E3D9)',
});

/** Towers are boards with a common rule for their pillars, and look it with a little air between them. */
const airBetweenLayers: Readonly<Record<string, number>> = { '2x2x1': 0.8, '3x2x1': 0.6, '3x3x1': 0.5 };

const { puzzles }: { puzzles: { shape: string; puzzle: string }[] } = JSON.parse(
  readFileSync(join(root, 'corpus', 'puzzles.json'), 'utf8'),
);

/** The first puzzle of a flat shape in the corpus. */
function puzzleOf(spec: string): Grid {
  const found = puzzles.find(({ shape }) => shape === spec);
  if (!found) throw new Error(`no puzzle of ${spec} in the corpus`);
  return expectOk(parsePuzzleText(found.puzzle));
}

/** Of a solid only three sides are seen, where a puzzle has next to no clues; so some symbols of a solution. */
async function solidOf(shape: Shape): Promise<Grid> {
  const { solution } = expectOk(await fillGrid(shape, 'picture', { method: 'laid' }));
  const random = createRandom(`a picture of ${shape.name}`);
  const percent = shape.extents[0] > 6 ? 22 : 45;
  const shown = Array.from(solution.symbols, symbol => (random.below(100) < percent ? symbol : 0));
  return expectOk(createGrid(shape, shown));
}

const symbols: string[] = [];
for (const spec of catalog) {
  const shape = expectOk(parseShape(spec));
  const isFlat = shape.extents.length === 2 || shape.surface?.unfolds === 'hexagon';
  const grid = isFlat ? puzzleOf(spec) : await solidOf(shape);
  symbols.push(makeShapeSymbol(grid, theme, airBetweenLayers[spec]));
}
const folder = join(root, 'packages', 'web', 'public');
mkdirSync(folder, { recursive: true });
writeFileSync(
  join(folder, 'shapes.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg"><title>Shapes</title>\n${symbols.join('\n')}\n</svg>\n`,
);
