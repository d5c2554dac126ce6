import {
  type Begun,
  describeStep,
  findSteps,
  lookForSolutions,
  Pace,
  Position,
  type Puzzle,
  type Step,
  type Strength,
} from '@hyperdoku/engine';
import { type Command, Option } from 'commander';
import { forEachPuzzle, writeStatus } from '../eachPuzzle.js';
import { type ExitCode, exitCodes, type Finish } from '../exit.js';
import { complain, type Io, writeJsonLine, writeLine } from '../io.js';
import { type LogicOptions, ladderFrom, outlineStep, takesLogic } from '../logic.js';
import { type PuzzleOptions, takesPuzzles } from '../puzzles.js';
import { makeHelp, say, texts } from '../texts/index.js';
import { parseCount, takesTime, type Work, type WorkOptions } from '../work.js';

interface HintOptions extends PuzzleOptions, LogicOptions, WorkOptions {
  readonly strength: '1' | '2' | '3';
  readonly all?: boolean;
  readonly limit?: number;
  readonly json?: boolean;
}

const words = texts.commands.hint;

export function define(command: Command, io: Io, finish: Finish): void {
  takesTime(takesLogic(takesPuzzles(command)))
    .addOption(new Option('--strength <strength>', words.strength).choices(['1', '2', '3']).default('3'))
    .option('--all', words.all)
    .option('--limit <number>', words.limit, parseCount)
    .option('--json', words.json)
    .addHelpText('after', makeHelp('hint'))
    .action(async (inputs: string[], options: HintOptions) => {
      finish(
        await forEachPuzzle(io, inputs, options, (puzzle, number, work, begun) =>
          hint(io, puzzle, number, options, work, begun),
        ),
      );
    });
}

async function hint(
  io: Io,
  puzzle: Puzzle,
  number: number,
  options: HintOptions,
  work: Work,
  begun: Begun,
): Promise<ExitCode> {
  const { shape } = puzzle;
  const pace = new Pace(work.budget());
  /** What stands in place of a hint, and why. */
  const end = async (status: string, why: string, code: ExitCode): Promise<ExitCode> => {
    complain(io, texts.ofPuzzle(number, why));
    await writeStatus(io, number, status, options);
    return code;
  };
  const found = await lookForSolutions(puzzle, pace);
  const position = Position.of(puzzle, begun);
  if (found === 'none') return end('none', texts.notUnique.none, exitCodes.no);
  if (position.breach) return end('none', texts.logic.wrongEntries, exitCodes.no);
  if (position.openCells === 0) return end('solved', texts.logic.solved, exitCodes.fine);
  const several = found === 'many';
  const ladder = ladderFrom(options, found);
  const limit = options.all ? options.limit : 1;
  const steps = findSteps(position, { ...ladder, ...pace.part() });
  let shown = 0;
  for (; shown !== limit; shown++) {
    const next = await steps.next();
    if (next.done && next.value && shown === 0)
      return end('unknown', say.shortage(next.value), exitCodes.unknown);
    if (next.done && next.value) {
      complain(io, texts.ofPuzzle(number, say.shortage(next.value)));
      return exitCodes.unknown;
    }
    if (next.done) break;
    const strength = Number(options.strength) as Strength;
    const text = say.step(shape, next.value, strength);
    const step = describe(next.value, strength);
    if (!options.json && strength < 3) await writeLine(io, text);
    else if (!options.json) for (const line of outlineStep(shape, next.value)) await writeLine(io, line);
    else await writeJsonLine(io, { number, ...(several && { status: found }), strength, text, ...step });
  }
  if (several && shown > 0) complain(io, texts.ofPuzzle(number, texts.notUnique.many));
  if (several) return shown > 0 ? exitCodes.no : end(found, texts.notUnique.many, exitCodes.no);
  return shown > 0 ? exitCodes.fine : end('stuck', texts.logic.stuck, exitCodes.unknown);

  /** As much of a step as a hint of this strength gives away. */
  function describe(step: Step, strength: Strength): Record<string, unknown> {
    if (strength === 1) return {};
    const { technique } = step;
    return strength === 2
      ? { technique, title: say.technique(technique, shape).title }
      : describeStep(say, shape, step);
  }
}
