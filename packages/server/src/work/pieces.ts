/** An answer that goes out while the work goes on. A piece waits until the one before it was taken, so that memory stays small. */
import type { MessagePort } from 'node:worker_threads';
import { turnEventLoop } from '@hyperdoku/engine';
import type { Sign } from './task.js';

export interface Pieces {
  /** Adds a line; sends what there is when it is time. */
  send(line: unknown): Promise<void>;
  /** What was not sent yet. */
  rest(): string;
  /** There are no more. */
  end(): void;
}

const pieceLength = 16_384;
/** A line does not wait longer than this for others to go with it. */
const patience = 50;

export function openPieces(port: MessagePort, signal: AbortSignal): Pieces {
  let text = '';
  let last = performance.now();
  let wanted = 0;
  let wake: (() => void) | undefined;
  // Whoever takes the pieces wants the next one, or wants none any more.
  port.on('message', () => {
    wanted++;
    wake?.();
  });
  signal.addEventListener('abort', () => wake?.());
  return {
    async send(line) {
      text += `${JSON.stringify(line)}\n`;
      if (text.length < pieceLength && performance.now() - last < patience) return;
      // Whether more is wanted is known only when messages have come in.
      await turnEventLoop();
      while (wanted === 0 && !signal.aborted)
        await new Promise<void>(resolve => {
          wake = resolve;
        });
      if (signal.aborted) return;
      wanted--;
      port.postMessage({ sign: 'piece', text } satisfies Sign);
      text = '';
      last = performance.now();
    },
    rest: () => text,
    end() {
      port.postMessage({ sign: 'end' } satisfies Sign);
      port.close();
    },
  };
}
