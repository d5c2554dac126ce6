/** A binary heap of options, most active first, over fixed arrays. */
export class ActivityHeap {
  readonly activity: Float64Array;
  private readonly heap: Int32Array;
  private readonly place: Int32Array;
  private size = 0;
  private step = 1;

  constructor(optionCount: number) {
    this.activity = new Float64Array(optionCount);
    this.heap = new Int32Array(optionCount);
    this.place = new Int32Array(optionCount).fill(-1);
  }

  clear(): void {
    this.activity.fill(0);
    this.place.fill(-1);
    this.size = 0;
    this.step = 1;
  }

  insert(option: number): void {
    if (this.place[option] >= 0) return;
    this.place[option] = this.size;
    this.heap[this.size] = option;
    this.rise(this.size++);
  }

  /** The most active option; -1 when there is none. */
  get top(): number {
    return this.size === 0 ? -1 : this.heap[0];
  }

  /** Take out the most active option; -1 when there is none. */
  removeTop(): number {
    if (this.size === 0) return -1;
    const { heap, place } = this;
    const top = heap[0];
    place[top] = -1;
    const last = heap[--this.size];
    if (this.size > 0) {
      heap[0] = last;
      place[last] = 0;
      this.sink(0);
    }
    return top;
  }

  bump(option: number): void {
    const { activity } = this;
    activity[option] += this.step;
    if (activity[option] > 1e100) {
      for (let i = 0; i < activity.length; i++) activity[i] *= 1e-100;
      this.step *= 1e-100;
    }
    if (this.place[option] >= 0) this.rise(this.place[option]);
  }

  decay(factor: number): void {
    this.step /= factor;
  }

  private rise(at: number): void {
    const { heap, place, activity } = this;
    const option = heap[at];
    const score = activity[option];
    while (at > 0) {
      const parent = (at - 1) >> 1;
      const other = heap[parent];
      if (activity[other] >= score) break;
      heap[at] = other;
      place[other] = at;
      at = parent;
    }
    heap[at] = option;
    place[option] = at;
  }

  private sink(at: number): void {
    const { heap, place, activity, size } = this;
    const option = heap[at];
    const score = activity[option];
    for (;;) {
      let child = 2 * at + 1;
      if (child >= size) break;
      if (child + 1 < size && activity[heap[child + 1]] > activity[heap[child]]) child++;
      const other = heap[child];
      if (activity[other] <= score) break;
      heap[at] = other;
      place[other] = at;
      at = child;
    }
    heap[at] = option;
    place[option] = at;
  }
}
