/** Who asks: the address of the connection, or what the proxies before the server say. */
import type { IncomingMessage } from 'node:http';

/**
 * Every proxy adds the address that it was called from at the end, so the last ones are true as far as there are proxies of ours; what
 * stands before them anybody may have written.
 */
export function findClient({ socket, headers }: IncomingMessage, proxies: number): string {
  const { remoteAddress = '' } = socket;
  if (proxies === 0) return nameNetwork(remoteAddress);
  const said = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const forwarded = said
    .map(address => address.trim())
    .filter(address => /^[\da-fA-F.:]{2,45}$/.test(address));
  return nameNetwork(forwarded.at(-proxies) ?? forwarded.at(0) ?? remoteAddress);
}

/** One subscriber has a whole network of version 6 addresses, so its first half stands for all of them. */
function nameNetwork(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').toLowerCase();
  if (!plain.includes(':')) return plain;
  const [head, tail] = plain.split('::', 2);
  const groups = head.split(':').filter(group => group !== '');
  const zeros =
    tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(group => group !== '').length;
  const whole = [...groups, ...Array<string>(Math.max(0, zeros)).fill('0')];
  return `${whole.slice(0, 4).join(':')}::/64`;
}
