/** What came back in one phase, counted. */
import type { Sent } from './requests.js';
import type { Heard } from './send.js';

const mostShown = 5;

export class Tally {
  right = 0;
  /** 429 or 503. */
  later = 0;
  wrong = 0;
  /** Without an answer, though one was due. */
  lost = 0;
  private readonly times: number[] = [];
  /** Some of what went wrong. */
  readonly shown: string[] = [];

  note(sent: Sent, { status, text, milliseconds }: Heard): void {
    if (sent.isRight(status, text)) {
      this.right++;
      this.times.push(milliseconds);
    } else if (status === 429 || status === 503) this.later++;
    else {
      if (status === 0) this.lost++;
      else this.wrong++;
      if (this.shown.length < mostShown)
        this.shown.push(`${sent.method} ${sent.path.slice(0, 80)}: ${status} ${text.slice(0, 200)}`);
    }
  }

  get sum(): number {
    return this.right + this.later + this.wrong + this.lost;
  }

  /** The time within which this share of the right answers came. */
  within(share: number): number {
    const sorted = this.times.toSorted((a, b) => a - b);
    return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  }

  describe(): string {
    const { right, later, wrong, lost } = this;
    const [p50, p99] = [0.5, 0.99].map(share => this.within(share).toFixed(1));
    return `${right} right, ${later} told to come back, ${wrong} wrong, ${lost} lost, p50 ${p50} ms, p99 ${p99} ms`;
  }
}
