/** What moves by and by, told once a frame how far it has come; at once where nothing is to move by itself. */
export class Easing {
  private readonly mayMove: () => boolean;
  private readonly milliseconds: number;
  private frame = 0;

  constructor(mayMove: () => boolean, milliseconds: number) {
    this.mayMove = mayMove;
    this.milliseconds = milliseconds;
  }

  get isMoving(): boolean {
    return this.frame !== 0;
  }

  /** Tells the share of the way, eased, from 0 to 1. */
  run(tell: (share: number) => void): void {
    this.stop();
    if (!this.mayMove()) {
      tell(1);
      return;
    }
    const start = performance.now();
    const go = (now: number): void => {
      const t = Math.min(1, Math.max(0, now - start) / this.milliseconds);
      this.frame = t < 1 ? requestAnimationFrame(go) : 0;
      tell(t * t * (3 - 2 * t));
    };
    go(start);
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
  }
}
