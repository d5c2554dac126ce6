/** A binary heap of options, most active first. */
import { ACTIVITY, HEAP, PLACE, optionCount } from './memory';

let size: i32 = 0;
let step: f64 = 1;

// @ts-ignore: decorator
@inline
function activityOf(option: i32): f64 { return load<f64>(ACTIVITY + (<usize>option << 3)); }
// @ts-ignore: decorator
@inline
function placeOf(option: i32): i32 { return load<i32>(PLACE + (<usize>option << 2)); }
// @ts-ignore: decorator
@inline
function setPlace(option: i32, at: i32): void { store<i32>(PLACE + (<usize>option << 2), at); }
// @ts-ignore: decorator
@inline
function heapAt(at: i32): i32 { return load<i32>(HEAP + (<usize>at << 2)); }
// @ts-ignore: decorator
@inline
function setHeap(at: i32, option: i32): void { store<i32>(HEAP + (<usize>at << 2), option); }

export function clearHeap(): void {
  memory.fill(ACTIVITY, 0, <usize>optionCount << 3);
  memory.fill(PLACE, 0xff, <usize>optionCount << 2);
  size = 0;
  step = 1;
}

export function insert(option: i32): void {
  if (placeOf(option) >= 0) return;
  setPlace(option, size);
  setHeap(size, option);
  rise(size++);
}

/** The most active option; -1 when there is none. */
export function topOfHeap(): i32 { return size == 0 ? -1 : heapAt(0); }

export function removeTop(): i32 {
  const top = heapAt(0);
  setPlace(top, -1);
  const last = heapAt(--size);
  if (size > 0) {
    setHeap(0, last);
    setPlace(last, 0);
    sink(0);
  }
  return top;
}

export function bump(option: i32): void {
  const raised = activityOf(option) + step;
  store<f64>(ACTIVITY + (<usize>option << 3), raised);
  if (raised > 1e100) {
    for (let i = 0; i < optionCount; i++) store<f64>(ACTIVITY + (<usize>i << 3), activityOf(i) * 1e-100);
    step *= 1e-100;
  }
  const at = placeOf(option);
  if (at >= 0) rise(at);
}

export function decay(factor: f64): void { step /= factor; }

function rise(at: i32): void {
  const option = heapAt(at);
  const score = activityOf(option);
  while (at > 0) {
    const parent = (at - 1) >> 1;
    const other = heapAt(parent);
    if (activityOf(other) >= score) break;
    setHeap(at, other);
    setPlace(other, at);
    at = parent;
  }
  setHeap(at, option);
  setPlace(option, at);
}

function sink(at: i32): void {
  const option = heapAt(at);
  const score = activityOf(option);
  while (true) {
    let child = 2 * at + 1;
    if (child >= size) break;
    if (child + 1 < size && activityOf(heapAt(child + 1)) > activityOf(heapAt(child))) child++;
    const other = heapAt(child);
    if (activityOf(other) <= score) break;
    setHeap(at, other);
    setPlace(other, at);
    at = child;
  }
  setHeap(at, option);
  setPlace(option, at);
}
