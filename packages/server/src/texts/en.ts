/** English: what the server says. Sentences about puzzles, shapes and steps come from the engine. */
import { fieldTexts, operationTexts } from './en.operations.js';

const number = (n: number): string => n.toLocaleString('en');
const count = (n: number, noun: string, plural = `${noun}s`): string =>
  `${number(n)} ${n === 1 ? noun : plural}`;

export const en = {
  title: 'Hyperdoku API',
  about:
    'Sudoku in any number of dimensions: read, solve, count, explain, grade, make and draw puzzles. Every operation takes one JSON object; those with plain fields can be asked by address, too. What goes wrong has a code for programs and a sentence for people.',
  operations: operationTexts,
  fields: fieldTexts,

  /** What each status means. */
  answers: {
    right: 'The answer',
    failures: {
      400: 'The request is not understood.',
      413: 'The request is too large.',
      422: 'The request is understood and cannot be met: the puzzle cannot be read, contradicts itself, or is too large.',
      429: 'The client asks for too much at a time. Retry-After says when to come back.',
      503: 'The server is busy or stopping. Retry-After says when to come back.',
    },
  },

  /** What is wrong with a request, by its detail. */
  problems: {
    'no-address': (): string => 'There is nothing at this address. The operations are listed at /api.',
    method: ({ allowed }: { allowed: string }): string => `This address takes ${allowed} only.`,
    'media-type': (): string => 'The body must be JSON, sent as application/json.',
    'body-too-large': ({ limit }: { limit: number }): string =>
      `The body may have ${count(limit, 'byte')} at most.`,
    'body-cut-short': (): string => 'The body ended before it was complete.',
    encoding: (): string => 'The body is not UTF-8.',
    json: (): string => 'The body is not JSON.',
    'json-depth': ({ limit }: { limit: number }): string =>
      `The JSON is nested too deeply; ${count(limit, 'level')} are read.`,
    'field-missing': ({ field }: { field: string }): string => `The field ${field} is missing.`,
    field: ({ field, reason }: { field: string; reason: string }): string =>
      field === '' ? `The request does not fit: ${reason}.` : `The field ${field} does not fit: ${reason}.`,
    'too-many-puzzles': ({ limit }: { limit: number }): string =>
      `One request may have ${count(limit, 'puzzle')} at most.`,
    'no-puzzle-given': (): string => 'Neither a puzzle nor a shape was given.',
    'no-such-puzzle': (): string => 'The library has no such puzzle.',
    'no-such-job': (): string =>
      'There is no such job: it was never handed over, or what came of it is no longer kept.',
    'library-absent': (): string =>
      'This server has no library of puzzles. hyperdoku serve --library gives it one; it needs the package @hyperdoku/library.',
    'queue-absent': (): string =>
      'This server has no farm for long jobs. hyperdoku serve --queue gives it one; it needs the package @hyperdoku/farm.',
    'print-absent': (): string =>
      'PNG and PDF need the package @hyperdoku/print, which is not installed on this server; SVG needs nothing.',
  },
  /** Why there is no answer now, though the request may be right. */
  refusals: {
    'too-many-requests': (): string =>
      'Too many of your requests are being worked on. Wait for their answers first.',
    'work-spent': (): string => 'Your requests have used their share of work. Try again a little later.',
    busy: (): string => 'The server is busy. Try again a little later.',
    stopping: (): string => 'The server is about to stop.',
    'queue-unreachable': (): string => 'The queue of the farm cannot be reached. Try again a little later.',
    'farm-busy': (): string => 'The farm has more than enough to do. Try again later.',
    'ended-early': (): string => 'The work took too long or too much memory, and was ended.',
  },
  failed: 'Something went wrong in the server. It has been noted.',

  /** What the log says. */
  log: {
    listening: (address: string): string => `Hyperdoku is at ${address}`,
    stopping: 'stopping',
    stopped: 'stopped',
    answered: 'answered',
    failed: 'a request failed',
    workerFailed: 'a worker failed',
  },

  /** What each figure is. */
  metrics: {
    requests: 'Requests answered, by operation and status.',
    seconds: 'Time from request to answer, by operation.',
    work: 'Time that workers spent, by operation.',
    refused: 'Requests refused, by reason.',
    left: 'Requests whose client left before the answer.',
    running: 'Requests being worked on.',
    waiting: 'Requests waiting for a worker.',
    workers: 'Workers in the pool.',
    ended: 'Workers that were ended because their work would not stop.',
    clients: 'Clients that are remembered.',
    processor: 'Time of processors that the process has used.',
    resident: 'Memory of the process.',
    heap: 'Memory that objects of the main thread take.',
    loop: 'Delay of the event loop, at the 99th percentile.',
    uptime: 'Time since the start.',
  },
};
