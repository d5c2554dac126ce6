/** Sends one request as written, without a browser's good manners. */
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import type { Sent } from './requests.js';

export interface Heard {
  /** 0 where there was no answer. */
  readonly status: number;
  readonly text: string;
  readonly milliseconds: number;
}

/** Connections that are used again; those of whoever is hostile are not taken for others. */
const agent = new Agent({ keepAlive: true, maxSockets: 256 });

export const send = (address: URL, sent: Sent, client: string): Promise<Heard> =>
  sent.raw === undefined ? sendRequest(address, sent, client) : sendText(address, sent.raw);

function sendRequest(address: URL, sent: Sent, client: string): Promise<Heard> {
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
        agent: sent.isHostile ? false : agent,
        headers: {
          'X-Forwarded-For': client,
          ...(method === 'POST' && {
            'Content-Type': 'application/json',
            'Content-Length': Buffer.byteLength(body),
          }),
        },
      },
      incoming => {
        if (sent.readsNothing) return;
        const chunks: Buffer[] = [];
        incoming.on('data', chunk => chunks.push(chunk));
        incoming.on('end', () => end(incoming.statusCode ?? 0, Buffer.concat(chunks).toString()));
        incoming.on('error', () => end(0, ''));
      },
    );
    // A connection that the server had just closed for idleness when it was used again: every client tries once more.
    outgoing.on('error', () => {
      if (outgoing.reusedSocket && !sent.isHostile) sendRequest(address, sent, client).then(resolve);
      else end(0, '');
    });
    outgoing.on('close', () => {
      if (!outgoing.errored) end(0, '');
    });
    if (sent.leaves !== undefined) setTimeout(() => outgoing.destroy(), sent.leaves);
    if (sent.slowly) outgoing.write(body.slice(0, 3));
    else outgoing.end(body);
  });
}

/** Writes a text and hears the status, if there is one, before the connection is closed. */
function sendText({ hostname, port }: URL, text: string): Promise<Heard> {
  const start = performance.now();
  return new Promise(resolve => {
    const socket = connect(Number(port), hostname, () => socket.write(text));
    let heard = '';
    socket.setTimeout(10_000, () => socket.destroy());
    socket.on('error', () => undefined);
    socket.on('data', data => {
      heard += data;
      socket.end();
    });
    socket.on('close', () => {
      const status = Number(/^HTTP\/1\.1 (\d+)/.exec(heard)?.[1] ?? 0);
      resolve({ status, text: heard, milliseconds: performance.now() - start });
    });
  });
}
