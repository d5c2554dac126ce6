/**
 * Where a command's puzzles come from: its arguments (a puzzle's text, a file, or - for standard input), or standard
 * input when there are none. They are read as they come, one at a time.
 */
import { createReadStream } from 'node:fs';
import { dirname } from 'node:path';
import { addAbortSignal, type Readable } from 'node:stream';
import {
  type AlphabetName,
  alphabetNames,
  createPuzzleReader,
  createTextPieces,
  emptyGrid,
  type FormatName,
  formatNames,
  formatOfFile,
  ok,
  type Problem,
  parsePuzzles,
  parseSpec,
  type ReaderOptions,
  type Result,
  type Sheet,
  type Spec,
  shapeOf,
  sheetOf,
} from '@hyperdoku/engine';
import { type Command, Option } from 'commander';
import { orRefuse, Refusal } from './exit.js';
import { isFile } from './files.js';
import { complain, type Io } from './io.js';
import { type PlainOptions, PlainRun, type Tally } from './plainRun.js';
import { findRulesIn, readSpec } from './shapeArgument.js';
import { say, texts } from './texts/index.js';

/** One puzzle of the input, or why it cannot be read. */
export interface InputItem {
  /** Counted from 1 over the whole input. */
  readonly number: number;
  /** The file it came from, for messages. */
  readonly source?: string;
  readonly sheet: Result<Sheet>;
}

export interface PuzzleOptions {
  readonly shape?: Spec;
  readonly from?: FormatName;
  readonly symbols?: AlphabetName;
  /** A shape or a rule by itself stands for its empty board. */
  readonly takesShapes?: boolean;
  /** Plain lines whose puzzles have one solution need not be read one by one. */
  readonly plain?: PlainOptions;
}

/** This many unreadable puzzles in a row mean that the input is something else. */
const maxUnreadable = 100;

/** Adds the arguments and options that all commands on puzzles have. */
export function takesPuzzles(command: Command): Command {
  return takesFormat(command.argument('[puzzles...]', texts.options.puzzles));
}

/** Adds the options that say how puzzles are written. */
export function takesFormat(command: Command): Command {
  return command
    .option('--shape <spec>', texts.options.shape, text => orRefuse(readSpec(text)))
    .addOption(new Option('--from <format>', texts.options.from).choices(formatNames))
    .addOption(new Option('--symbols <alphabet>', texts.options.symbols).choices(alphabetNames));
}

export async function* readPuzzles(
  io: Io,
  inputs: readonly string[],
  options: PuzzleOptions,
): AsyncGenerator<InputItem> {
  if (inputs.length === 0 && io.input.isTTY) {
    throw new Refusal(texts.input.none);
  }
  const tally: Tally = { number: 0, unreadable: 0 };
  for (const input of inputs.length === 0 ? ['-'] : inputs) {
    for await (const { sheet, source } of readInput(io, input, options, tally)) {
      const number = ++tally.number;
      tally.unreadable = sheet.ok ? 0 : tally.unreadable + 1;
      if (sheet.ok && sheet.value.leftOut)
        complain(io, texts.ofPuzzle(number, texts.input.leftOut(say.list(sheet.value.leftOut))));
      yield { number, sheet, ...(source !== undefined && { source }) };
      if (tally.unreadable === maxUnreadable) {
        throw new Refusal(texts.input.notPuzzles(maxUnreadable));
      }
    }
    if (io.signal?.aborted) break;
  }
  if (tally.number === 0 && !io.signal?.aborted) throw new Refusal(texts.input.empty);
}

async function* readInput(
  io: Io,
  input: string,
  options: PuzzleOptions,
  tally: Tally,
): AsyncGenerator<Omit<InputItem, 'number'>> {
  const isPath = input !== '-' && isFile(input);
  const readerOptions: ReaderOptions = {
    ...(options.from && { format: options.from }),
    ...(options.shape && { spec: options.shape }),
    ...(options.symbols && { alphabet: options.symbols }),
    ...(options.takesShapes && { rulesAsBoards: true }),
    findRule: findRulesIn(isPath ? dirname(input) : '.'),
  };
  const spec = options.takesShapes && !isPath ? parseSpec(input) : undefined;
  if (spec?.ok) {
    const shape = shapeOf(spec.value);
    yield { sheet: shape.ok ? ok(sheetOf(emptyGrid(shape.value))) : shape };
  } else if (input === '-') {
    for await (const sheet of readStream(io, io.input, readerOptions, beginPlainRun(io, options, tally)))
      yield { sheet };
  } else if (isPath) {
    const format = options.from ?? formatOfFile(input);
    const stream = createReadStream(input);
    const known = { ...readerOptions, ...(format && { format }) };
    for await (const sheet of readStream(io, stream, known, beginPlainRun(io, options, tally)))
      yield { sheet, source: input };
  } else {
    const results = parsePuzzles(input, readerOptions);
    if (results.some(result => !result.ok) && looksLikePath(input))
      throw new Refusal(texts.input.noFile(input));
    for (const sheet of results) yield { sheet };
  }
}

/** The short way, where the command has one and the lines mean what they mean by themselves. */
const beginPlainRun = (
  io: Io,
  { plain, shape, symbols }: PuzzleOptions,
  tally: Tally,
): PlainRun | undefined => (plain && !shape && !symbols ? new PlainRun(io, tally, plain) : undefined);

async function* readStream(
  { signal }: Io,
  stream: Readable,
  options: ReaderOptions,
  plainRun?: PlainRun,
): AsyncGenerator<Result<Sheet>> {
  const reader = createPuzzleReader(options);
  const pieces = createTextPieces();
  try {
    for await (const piece of signal ? addAbortSignal(signal, stream) : stream) {
      if (typeof piece === 'string') {
        yield* reader.push(piece);
        continue;
      }
      for (let at = 0; at < piece.length; ) {
        if (plainRun && pieces.isAtRest && reader.isAtRest) {
          const { end, lines } = await plainRun.answer(piece, at);
          at = end;
          reader.pass(lines);
          pieces.pass(lines);
          if (signal?.aborted) return;
          if (at === piece.length) break;
        }
        const end = plainRun ? plainRun.endOfOthers(piece, at) : piece.length;
        const { text, problem } = pieces.decode(piece.subarray(at, end));
        at = end;
        yield* reader.push(text);
        if (problem) return yield { ok: false, problem };
        if (reader.stopped) return;
      }
    }
  } catch (error) {
    throw new Refusal(texts.input.unreadable(error instanceof Error ? error.message : String(error)));
  } finally {
    stream.destroy();
  }
  const { text, problem } = pieces.end();
  yield* reader.push(text);
  if (problem) return yield { ok: false, problem };
  yield* reader.end();
}

/** Whether a text that is neither a puzzle nor a file is probably the name of a file. */
export const looksLikePath = (text: string): boolean =>
  text.length < 1024 && !text.includes(':') && /\.[a-z]{2,5}$/i.test(text) && !/^[\d.]+$/.test(text);

/** Where an unreadable puzzle stands and what is wrong with it. */
export function makeItemProblemText({ source }: InputItem, problem: Problem): string {
  const sentence = [say.placedProblem(problem), adviceOn(problem)].filter(Boolean).join(' ');
  return source === undefined ? sentence : `${source}: ${sentence}`;
}

/** The option that says what the text leaves open. */
function adviceOn(problem: Problem): string | undefined {
  if (problem.code === 'text-syntax' && problem.detail === 'alphabet-unclear')
    return texts.input.sayAlphabet(
      say.list(
        problem.parameters.readings.map(({ name }) => `--symbols ${name}`),
        'or',
      ),
    );
  if (problem.code === 'cell-count' && problem.detail === 'lengths') return texts.input.sayShape;
  return undefined;
}
