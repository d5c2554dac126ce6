/** Hyperdoku on many machines: tasks on a queue in Redis or PostgreSQL. */
export { type Address, parseAddress } from './address.js';
export type { Opening } from './reach.js';
export {
  type QueuedTask,
  type QueueStatus,
  TaskQueue,
  type TaskState,
  taskStates,
} from './taskQueue.js';
export { workOn } from './workOn.js';
