/**
 * `npm run bench:book`: how long it takes to print a book of 9×9 once its puzzles are there, and how much memory is left in use, for
 * 400 pages and for ten times as many. Wall and CPU time of the first book in a process, as a reader of the command waits for it.
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const own = fileURLToPath(import.meta.url);
const [pages] = process.argv.slice(2).map(Number);

async function measure() {
  const { asPuzzle, asSolution, createGrid, expectOk, instantGrid, parseShape } = await import(
    '../packages/engine/dist/index.js'
  );
  const { planBook, readFontFiles } = await import('../packages/print/dist/node/index.js');
  const shape = expectOk(parseShape('3x3'));
  const solution = expectOk(asSolution(expectOk(createGrid(shape, instantGrid(shape)))));
  const puzzles = Array.from({ length: pages }, (_, i) => {
    // Every puzzle has clues of its own, so that no two codes are the same.
    const clues = Uint8Array.from(solution.symbols, (symbol, cell) =>
      ((cell + 1) * (2 * i + 7)) % 11 < 4 ? symbol : 0,
    );
    const puzzle = expectOk(asPuzzle(expectOk(createGrid(shape, clues))));
    return { puzzle, solution, level: 'medium', id: `3x3#${i},level=medium,g=8`, hint: 'Look at row 1.' };
  });
  const fonts = readFontFiles();
  const [begun, before] = [performance.now(), process.cpuUsage()];
  const planned = await planBook(puzzles, {
    title: 'A book',
    language: 'en',
    fonts,
    perPage: 1,
    address: 'https://example.org/',
  });
  let [bytes, most] = [0, 0];
  await planned.book.write(piece => {
    bytes += piece.length;
    most = Math.max(most, process.memoryUsage().rss);
  });
  const wall = (performance.now() - begun) / 1000;
  const { user, system } = process.cpuUsage(before);
  const cpu = (user + system) / 1e6;
  const mega = number => `${(number / 1e6).toFixed(1)} MB`;
  console.log(
    `${planned.book.pageCount} pages: ${wall.toFixed(2)} s, ${cpu.toFixed(2)} s of CPU, ${mega(bytes)}, at most ${mega(most)} in use`,
  );
}

if (pages) await measure();
else
  for (const each of [400, 400, 400, 4000])
    execFileSync(process.execPath, [own, String(each)], { stdio: 'inherit' });
