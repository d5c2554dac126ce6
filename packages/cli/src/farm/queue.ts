/** The queue that an address means. */
import { orderPartVersion } from '@hyperdoku/engine';
import type { Address, Opening, TaskQueue } from '@hyperdoku/farm';
import { Refusal } from '../exit.js';
import { loadPackage } from '../optionalPackage.js';
import { texts } from '../texts/index.js';
import type { FarmTask } from './task.js';

export const loadFarm = () => loadPackage('@hyperdoku/farm', () => import('@hyperdoku/farm'));

export interface OpenQueue {
  readonly queue: TaskQueue<FarmTask>;
  readonly address: Address;
}

/** Where it is not there, why not, as a sentence; what is no address ends the command. */
export async function findQueue(text: string, opening: Opening = {}): Promise<OpenQueue | string> {
  const { parseAddress, TaskQueue } = await loadFarm();
  const address = parseAddress(text);
  if (!address) throw new Refusal(texts.farm.noAddress(text.slice(0, 200)));
  const queue = await TaskQueue.open<FarmTask>(address, orderPartVersion, opening);
  return 'unreachable' in queue
    ? texts.farm.unreachable(hideSecret(text), queue.unreachable)
    : { queue, address };
}

export async function openQueue(text: string, opening: Opening = {}): Promise<OpenQueue> {
  const found = await findQueue(text, opening);
  if (typeof found === 'string') throw new Refusal(found);
  return found;
}

/** A sentence may end in a log, where a password must not. */
function hideSecret(text: string): string {
  const url = new URL(text);
  if (url.password !== '') url.password = '…';
  return decodeURIComponent(url.href).slice(0, 200);
}
