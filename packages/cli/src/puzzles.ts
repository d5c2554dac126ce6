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
import { complain, type Io, UnreadableInPart } from './io.js';
import { PlainRun, type PlainRunOptions } from './plainRun.js';
import {
  createPlainReader,
  createPlainTest,
  type LineTaker,
  moveDown,
  type PlainLines,
  type PlainOptions,
} from './pool/plainLines.js';
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
  /** The short way for plain lines, where the command has one. */
  readonly plain?: PlainRunOptions;
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

/** Lines of the input that are done elsewhere, by their place in it. */
export interface NumberedLines extends PlainLines {
  readonly puzzlesBefore: number;
}

export type Portion = InputItem | NumberedLines;
export const isItem = (portion: Portion): portion is InputItem => 'sheet' in portion;

/** Counts puzzles and what cannot be read. */
export class Numbering {
  puzzles: number;
  /** How many in a row could not be read. */
  unreadable = 0;

  constructor(puzzles = 0) {
    this.puzzles = puzzles;
  }

  *admit(io: Io, { sheet, source }: Found): Generator<InputItem> {
    if (io.part && !sheet.ok) throw new UnreadableInPart();
    const number = ++this.puzzles;
    this.unreadable = sheet.ok ? 0 : this.unreadable + 1;
    if (sheet.ok && sheet.value.leftOut)
      complain(io, texts.ofPuzzle(number, texts.input.leftOut(say.list(sheet.value.leftOut))));
    yield { number, sheet, ...(source !== undefined && { source }) };
    if (this.unreadable === maxUnreadable) throw new Refusal(texts.input.notPuzzles(maxUnreadable));
  }
}

/** All puzzles of the input in order. */
export async function* readPuzzles(
  io: Io,
  inputs: readonly string[],
  options: PuzzleOptions,
): AsyncGenerator<InputItem> {
  for await (const portion of readPortions(io, inputs, options)) if (isItem(portion)) yield portion;
}

/** All puzzles of the input in order; where somebody takes them, plain lines instead. */
export async function* readPortions(
  io: Io,
  inputs: readonly string[],
  options: PuzzleOptions,
  numbering = new Numbering(io.part?.puzzlesBefore),
  taker?: LineTaker,
): AsyncGenerator<Portion> {
  const names = io.part || inputs.length === 0 ? ['-'] : inputs;
  if (inputs.length === 0 && io.input.isTTY) throw new Refusal(texts.input.none);
  for (const input of names)
    for await (const found of readInput(io, input, options, numbering, taker))
      if ('sheet' in found) yield* numbering.admit(io, found);
      else {
        yield { ...found, puzzlesBefore: numbering.puzzles };
        numbering.puzzles += found.puzzles;
      }
  if (numbering.puzzles === 0 && !io.signal?.aborted) throw new Refusal(texts.input.empty);
}

/** The puzzles of lines that were given away and came back. */
export function* readPlainLines(
  io: Io,
  { input, linesBefore, puzzlesBefore }: NumberedLines,
  options: PuzzleOptions,
  numbering: Numbering,
): Generator<InputItem> {
  const readerOptions = readerFor(options, '.');
  const own = new Numbering(puzzlesBefore);
  own.unreadable = numbering.unreadable;
  for (const sheet of parsePuzzles(input, { ...readerOptions, format: 'text' }))
    yield* own.admit(io, { sheet: moveDown(sheet, linesBefore) });
  numbering.unreadable = own.unreadable;
}

interface Found {
  readonly sheet: Result<Sheet>;
  readonly source?: string;
}

const readerFor = (options: PuzzleOptions, folder: string): ReaderOptions => ({
  ...(options.from && { format: options.from }),
  ...(options.shape && { spec: options.shape }),
  ...(options.symbols && { alphabet: options.symbols }),
  ...(options.takesShapes && { rulesAsBoards: true }),
  findRule: findRulesIn(folder),
});

async function* readInput(
  io: Io,
  input: string,
  options: PuzzleOptions,
  numbering: Numbering,
  taker?: LineTaker,
): AsyncGenerator<Found | PlainLines> {
  const isPath = input !== '-' && isFile(input);
  const readerOptions = readerFor(options, isPath ? dirname(input) : '.');
  const spec = options.takesShapes && !isPath ? parseSpec(input) : undefined;
  if (spec?.ok) {
    const shape = shapeOf(spec.value);
    yield { sheet: shape.ok ? ok(sheetOf(emptyGrid(shape.value))) : shape };
  } else if (input === '-' || isPath) {
    const format = options.from ?? (isPath ? formatOfFile(input) : io.part && 'text');
    const stream = isPath ? createReadStream(input) : io.input;
    const isPlain = taker && createPlainTest(format, options.shape);
    const reading = { ...readerOptions, ...(format && { format }) };
    const lines = taker && isPlain ? { taker, isPlain } : undefined;
    const plainRun = beginPlainRun(io, options, numbering);
    for await (const found of readStream(stream, reading, io, lines, plainRun))
      yield 'ok' in found ? { sheet: found, ...(isPath && { source: input }) } : found;
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
  numbering: Numbering,
): PlainRun | undefined => (plain && !shape && !symbols ? new PlainRun(io, numbering, plain) : undefined);

/** Puzzles as they come. Plain lines go the short way, or to whoever takes them as soon as they are ready for it. */
async function* readStream(
  stream: Readable,
  options: ReaderOptions,
  { signal, part }: Io,
  plain?: PlainOptions,
  plainRun?: PlainRun,
): AsyncGenerator<Result<Sheet> | PlainLines> {
  const reader = plain ? createPlainReader(options, plain) : createPuzzleReader(options);
  const pieces = createTextPieces();
  const before = part?.linesBefore ?? 0;
  const place = (found: Result<Sheet> | PlainLines): Result<Sheet> | PlainLines =>
    'ok' in found ? moveDown(found, before) : found;
  for await (const piece of piecesOf(stream, signal)) {
    if (typeof piece === 'string') {
      for (const found of reader.push(piece)) yield place(found);
      continue;
    }
    for (let at = 0; at < piece.length; ) {
      const isShort = plainRun && !plain?.taker.isReady;
      if (isShort && pieces.isAtRest && reader.isAtRest) {
        const { end, lines } = await plainRun.answer(piece, at);
        at = end;
        reader.pass(lines);
        pieces.pass(lines);
        await plain?.taker.look();
        if (signal?.aborted) return;
        if (at === piece.length) break;
      }
      const end = isShort ? plainRun.endOfOthers(piece, at) : piece.length;
      const { text, problem } = pieces.decode(piece.subarray(at, end));
      at = end;
      for (const found of reader.push(text)) yield place(found);
      if (problem) return yield { ok: false, problem };
      if (reader.stopped) return;
    }
  }
  if (signal?.aborted) return;
  const { text, problem } = pieces.end();
  for (const found of reader.push(text)) yield place(found);
  if (problem) return yield { ok: false, problem };
  for (const found of reader.end()) yield place(found);
}

/** What a stream brings, until it ends or whoever waits for it leaves. Only the stream's own failure is that of the input. */
async function* piecesOf(stream: Readable, signal: AbortSignal | undefined): AsyncGenerator<string | Buffer> {
  try {
    for await (const piece of signal ? addAbortSignal(signal, stream) : stream) yield piece;
  } catch (error) {
    // Whoever leaves while input is waited for has broken nothing.
    if (!signal?.aborted)
      throw new Refusal(texts.input.unreadable(error instanceof Error ? error.message : String(error)));
  } finally {
    stream.destroy();
  }
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
