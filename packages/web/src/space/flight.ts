/** Tiles on their way to other places: how far they have come, told once a frame. */
const milliseconds = 200;

export class Flight {
  private readonly mayMove: () => boolean;
  private readonly tell: (share: number) => void;
  private frame = 0;

  constructor(mayMove: () => boolean, tell: (share: number) => void) {
    this.mayMove = mayMove;
    this.tell = tell;
  }

  begin(): void {
    this.end();
    if (!this.mayMove()) return;
    const start = performance.now();
    const go = (now: number): void => {
      const t = Math.min(1, Math.max(0, now - start) / milliseconds);
      this.frame = t < 1 ? requestAnimationFrame(go) : 0;
      this.tell(t * t * (3 - 2 * t));
    };
    go(start);
  }

  /** At once where they are to be. */
  end(): void {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    this.tell(1);
  }
}
