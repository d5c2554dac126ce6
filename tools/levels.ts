/**
 * `npm run levels [-- shape,… [seeds]]`: for every shape of the catalog, or those named, and every level, how many of so many seeds are met
 * and what one takes, in the median and at most, of CPU; a level that is known not to exist there says so.
 *
 * `npm run levels -- --lengths [shape,… [seeds]]` asks for short, medium and long games of these shapes and writes docs/levels.md; of shapes
 * that were never measured the page says what the stock of the app tells, and with '' for the shapes nothing is measured.
 *
 * `npm run levels -- --techniques [shape [seeds [technique,…]]]` does the same for every technique of the ladder, or those named.
 */
import {
  catalog,
  expectOk,
  levels,
  parseShape,
  type Shape,
  type TechniqueName,
  techniqueNames,
} from '@hyperdoku/engine';
import { writeLengths } from './levels/lengths.js';
import { makeColumns, measure } from './levels/measure.js';

/** Larger boards take orders by the number of clues only. */
const mostCells = 20_000;
/** Grids for each puzzle, so that what is out of reach comes to an end. */
const attemptsFor = ({ cellCount }: Shape): number => (cellCount <= 100 ? 300 : cellCount <= 300 ? 50 : 10);
/** CPU that a puzzle may take. */
const mostSeconds = { level: 120, technique: 30 } as const;

const gradedShapes = catalog.filter(spec => expectOk(parseShape(spec)).cellCount <= mostCells);
const usualShapes = gradedShapes.join();

async function printLevels([shapes = usualShapes, seeds = '3']: readonly string[]): Promise<void> {
  console.log(['shape', 'level', 'met', 'median', 'most'].join('\t'));
  for (const spec of shapes.split(',')) {
    const shape = expectOk(parseShape(spec));
    const options = { attempts: attemptsFor(shape) };
    for (const level of levels) {
      const measured = await measure(shape, { level }, Number(seeds), mostSeconds.level, options);
      console.log([spec, level, ...makeColumns(measured)].join('\t'));
    }
  }
}

async function printTechniques([
  spec = '3x3',
  seeds = '10',
  names = techniqueNames.join(),
]: readonly string[]): Promise<void> {
  console.log(['shape', 'technique', 'met', 'median', 'most'].join('\t'));
  const shape = expectOk(parseShape(spec));
  const options = { attempts: Number.MAX_SAFE_INTEGER };
  for (const technique of names.split(',') as TechniqueName[]) {
    const measured = await measure(shape, { technique }, Number(seeds), mostSeconds.technique, options);
    console.log([spec, technique, ...makeColumns(measured)].join('\t'));
  }
}

const [mode, ...others] = process.argv.slice(2);
if (mode === '--techniques') await printTechniques(others);
else if (mode === '--lengths') {
  const [shapes = usualShapes, seeds = '2'] = others;
  await writeLengths(shapes.split(',').filter(Boolean), Number(seeds), gradedShapes);
} else await printLevels(mode === undefined ? [] : [mode, ...others]);
