/** A question that nobody waits for any more. */
export class Cancelled extends Error {
  override readonly name = 'Cancelled';
}

export const isCancelled = (error: unknown): boolean => error instanceof Cancelled;
