/** Holds every puzzle of a library to what is noted of it. */
import { countFilled, levels, parsePuzzle, scale, techniqueNames } from '@hyperdoku/engine';
import type { Library, StoredPuzzle } from '@hyperdoku/library';
import { type ExitCode, exitCodes } from '../exit.js';
import { breathe, complain, type Io, writeJsonLine, writeLine } from '../io.js';
import { describeForLibrary } from '../shelf.js';
import { texts } from '../texts/index.js';
import type { Work } from '../work.js';

const words = texts.library;

export async function checkLibrary(io: Io, library: Library, work: Work, json: boolean): Promise<ExitCode> {
  let puzzles = 0;
  let wrong = 0;
  const damage = library.findDamage();
  for (const what of damage) complain(io, words.damage(what));
  for (const stored of library.list()) {
    if (io.signal?.aborted) break;
    puzzles++;
    const slip = await findSlip(stored, work);
    work.tick();
    await breathe(io);
    if (!slip) continue;
    wrong++;
    if (json) await writeJsonLine(io, { id: stored.id, wrong: slip });
    else await writeLine(io, `${stored.id}\t${words.wrong[slip]}`);
  }
  work.clear();
  complain(io, wrong === 0 ? words.sound(puzzles) : words.unsound(puzzles, wrong));
  return wrong === 0 && damage.length === 0 ? exitCodes.fine : exitCodes.no;
}

async function findSlip(stored: StoredPuzzle, work: Work): Promise<keyof typeof words.wrong | undefined> {
  const { level, hardest } = stored;
  const puzzle = parsePuzzle(stored.puzzle);
  if (!puzzle.ok) return 'unreadable';
  if (puzzle.value.shape.name !== stored.shape) return 'shape';
  if (countFilled(puzzle.value) !== stored.clues) return 'clues';
  const isLevel = level === null || (levels as readonly string[]).includes(level);
  const technique = techniqueNames.find(name => name === hardest);
  const fits = technique === undefined ? hardest === null : scale[technique].level === level;
  if (!isLevel || !fits) return 'grade';
  const { key, keyOf } = await describeForLibrary(puzzle.value, '', undefined, work.budget());
  return key === stored.key || keyOf !== stored.keyOf ? undefined : 'key';
}
