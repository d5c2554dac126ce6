/** What runs in a worker: the command, on one part at a time. */
import { BroadcastChannel, workerData } from 'node:worker_threads';
import type { NewPuzzle } from '@hyperdoku/library';
import { doFarmTask, type FarmTask } from '../farm/task.js';
import { main } from '../main.js';
import { type GridAnswer, type GridOrder, huntInside } from './hunters.js';
import { type PartAnswer, type PartOrder, runPart } from './part.js';
import type { WorkerData } from './workers.js';

const { channel: name, left } = workerData as WorkerData;
const leaving = new AbortController();
const channel = new BroadcastChannel(name);
channel.onmessage = () => leaving.abort();
channel.unref();
// Everybody may have left before this one could hear it.
if (Atomics.load(left, 0) === 1) leaving.abort();

/** Answers when the worker is ready. */
export const greet = (): boolean => true;

export const doPart = (order: PartOrder): Promise<PartAnswer> => runPart(order, main, leaving.signal);

export const doHunt = (order: GridOrder): Promise<GridAnswer> => huntInside(order, leaving.signal);

export const doTask = (task: FarmTask): Promise<NewPuzzle[]> => doFarmTask(task);
