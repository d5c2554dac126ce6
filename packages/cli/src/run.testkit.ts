/** Runs the command line in a world made for tests. */
import { Readable, Writable } from 'node:stream';
import type { Io } from './io.js';
import { main } from './main.js';

/** A puzzle everybody knows. */
export const classic = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

class Collector extends Writable {
  text = '';
  columns = 80;
  override _write(chunk: Buffer, _encoding: string, done: () => void) {
    this.text += chunk.toString();
    done();
  }
}

export async function run(args: string[], input: string | Readable = '', env: Io['env'] = {}) {
  const output = new Collector();
  const errors = new Collector();
  const stream = typeof input === 'string' ? Readable.from([Buffer.from(input)]) : input;
  const code = await main(args, { input: stream, output, errors, env });
  return { code, out: output.text, err: errors.text, lines: output.text.trimEnd().split('\n') };
}
