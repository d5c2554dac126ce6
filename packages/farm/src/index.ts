/** Hyperdoku on many machines: tasks on a queue in Redis or PostgreSQL. */
export { type Address, parseAddress } from './address.js';
export { type Opening, type QueuedTask, type QueueStatus, TaskQueue, workOn } from './taskQueue.js';
