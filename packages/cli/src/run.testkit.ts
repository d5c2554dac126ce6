/** Runs the command line in a world made for tests. */
import { Readable, Writable } from 'node:stream';
import type { Io } from './io.js';
import { main } from './main.js';

/** A puzzle everybody knows. */
export const classic = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

class Collector extends Writable {
  text = '';
  columns = 80;
  readonly seen: () => void;
  constructor(seen: () => void) {
    super();
    this.seen = seen;
  }
  override _write(chunk: Buffer, _encoding: string, done: () => void) {
    this.text += chunk.toString();
    this.seen();
    done();
  }
}

/** With `until` the command is left, as by Ctrl-C, once it has written that. */
export async function run(
  args: string[],
  input: string | Readable = '',
  env: Io['env'] = {},
  until?: RegExp,
) {
  const leaving = new AbortController();
  const look = () => {
    if (until?.test(output.text + errors.text)) leaving.abort();
  };
  const output = new Collector(look);
  const errors = new Collector(look);
  const stream = typeof input === 'string' ? Readable.from([Buffer.from(input)]) : input;
  const code = await main(args, { input: stream, output, errors, env, signal: leaving.signal });
  return { code, out: output.text, err: errors.text, lines: output.text.trimEnd().split('\n') };
}
