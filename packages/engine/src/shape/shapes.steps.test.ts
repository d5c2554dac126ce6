/** Shapes that were asked for before do not slow down those that are asked for now. */
import { expect, test } from 'vitest';
import { expectOk } from '../base/result.js';
import { countSteps } from '../base/steps.testkit.js';
import { parseShape } from './shapes.js';

let made = 0;
/** Custom shapes that nobody has asked for before; their names are of one length. */
function makeNew(count: number): void {
  for (let i = 0; i < count; i++) {
    const title = String(1e9 + made++);
    expectOk(parseShape(`custom:{"title":"${title}","base":"2x2","houses":[[0,5,10,15]]}`));
  }
}
const some = 50;
const stepsOfNew = (): number => countSteps(() => makeNew(some));
const stepsOfKnown = (): number => countSteps(() => expectOk(parseShape('3x3')));

test('a new shape and a known one take the same steps, however many there were before', () => {
  const first = [stepsOfNew(), stepsOfKnown()];
  for (const more of [200, 400, 800, 1600]) {
    makeNew(more);
    const now = [stepsOfNew(), stepsOfKnown()];
    // Beyond the bound, each new one lets an old one go.
    expect(now[0] / first[0]).toBeLessThan(1.02);
    expect(now[1]).toBe(first[1]);
  }
});
