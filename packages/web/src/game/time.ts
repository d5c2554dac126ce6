/** Time as a game knows it. It is passed in, so that a test can let it pass as it likes. */
export interface Time {
  /** Milliseconds since some beginning. */
  now(): number;
  /** Calls once, after so long; returns how to call it off. */
  after(milliseconds: number, call: () => void): () => void;
  /** Calls again and again. */
  every(milliseconds: number, call: () => void): () => void;
  /** Calls once, when the next picture is due. */
  nextFrame(call: () => void): () => void;
  /** Whether anybody can see the page. */
  isSeen(): boolean;
}
