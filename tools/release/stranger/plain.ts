/** What a stranger does first, with nothing but the packages. It is compiled strictly and run by every Node that is supported. */
import {
  draw,
  fromLists,
  generate,
  grade,
  hint,
  inspect,
  isUnique,
  makePuzzleText,
  parsePuzzle,
  type Result,
  type SymbolNumber,
  solutions,
  solve,
  toLists,
  wordsFor,
} from '@hyperdoku/engine';
import { parseShape } from '@hyperdoku/engine/shape';
import { decide } from '@hyperdoku/engine/solve';
import { createSatProver } from '@hyperdoku/sat';

/** What may fail has a type that says so; this is all it takes. */
function take<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(wordsFor('en').problem(result.problem));
  return result.value;
}

const found: string[] = [];
const expectSame = (what: string, is: unknown, wanted: unknown): void => {
  if (JSON.stringify(is) !== JSON.stringify(wanted)) found.push(`${what}: ${JSON.stringify(is)}`);
};

const puzzle = take(parsePuzzle('2x2:34.......23....1'));
const verdict = solve(puzzle);
expectSame('solve', verdict.status, 'unique');
if (verdict.status === 'unique')
  expectSame('solution', makePuzzleText(verdict.solution), '2x2:3412214312344321');
expectSame('isUnique', isUnique(puzzle), true);
expectSame('hint', typeof take(hint(puzzle))?.text, 'string');
expectSame('picture', take(hint(puzzle))?.picture.startsWith('<svg'), true);
expectSame('grade', (await grade(puzzle)).status, 'graded');
expectSame('draw', draw(puzzle).startsWith('<svg'), true);
const made = take(await generate('2x2', { level: 'gentle' }, { seed: 1 }));
expectSame('generate', isUnique(made.puzzle), true);
let count = 0;
for await (const _ of solutions(take(parsePuzzle('2x2:................')))) if (++count === 5) break;
expectSame('solutions', count, 5);
const [first] = inspect(puzzle).cells;
const symbol: SymbolNumber | undefined = first?.symbol;
expectSame('inspect', symbol, 3);
expectSame('lists', take(toLists(take(fromLists(take(toLists(puzzle)))))), take(toLists(puzzle)));
expectSame('subpaths', take(parseShape('9^3')).cellCount, 729);
expectSame('prover', (await decide(puzzle, { prover: createSatProver(), method: 'sat' })).status, 'unique');
const refused = parsePuzzle('2x2:33..............');
expectSame('refusal', refused.ok, false);
// The global is the global.
expectSame('Symbol', typeof Symbol('x'), 'symbol');

if (found.length > 0) throw new Error(found.join('\n'));
console.log('fine');
