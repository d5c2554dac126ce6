/** Sends one request as written, without a browser's good manners. */
import { Agent, request } from 'node:http';
import type { Sent } from './requests.js';

export interface Heard {
  /** 0 where there was no answer. */
  readonly status: number;
  readonly text: string;
  readonly milliseconds: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

export function send(address: URL, sent: Sent, client: string): Promise<Heard> {
  const start = performance.now();
  return new Promise(resolve => {
    const end = (status: number, text: string): void =>
      resolve({ status, text, milliseconds: performance.now() - start });
    const { path, method, body = '' } = sent;
    const outgoing = request(
      {
        host: address.hostname,
        port: address.port,
        path,
        method,
        // Whoever leaves takes the connection along.
        ...(sent.leaves === undefined && { agent }),
        headers: {
          'X-Forwarded-For': client,
          ...(method === 'POST' && {
            'Content-Type': 'application/json',
            'Content-Length': Buffer.byteLength(body),
          }),
        },
      },
      incoming => {
        const chunks: Buffer[] = [];
        incoming.on('data', chunk => chunks.push(chunk));
        incoming.on('end', () => end(incoming.statusCode ?? 0, Buffer.concat(chunks).toString()));
        incoming.on('error', () => end(0, ''));
      },
    );
    outgoing.on('error', () => end(0, ''));
    outgoing.on('close', () => end(0, ''));
    if (sent.leaves !== undefined) setTimeout(() => outgoing.destroy(), sent.leaves);
    if (sent.slowly) outgoing.write(body.slice(0, 3));
    else outgoing.end(body);
  });
}
