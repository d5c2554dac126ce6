/** English for what the start and every game say. */
export const workerStopped = 'The helper in the background stopped. Please try again.';
