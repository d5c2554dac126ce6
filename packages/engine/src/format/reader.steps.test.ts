/** Every reader takes a number of steps in proportion to its text, whatever the text. */
import { expect, test } from 'vitest';
import { campaign } from '../../../../tools/campaign.js';
import { countEach } from '../base/steps.testkit.js';
import { nastyTexts } from './nastyTexts.testkit.js';
import { parsers } from './parsers.testkit.js';

const size = 256;
/** A reader takes no more than this many steps for each character, beside some for any text at all; */
const maxStepsPerCharacter = 200;
const maxStepsAtAll = 5000;
/** and where there is twice the text it may take this many times as many for each. */
const maxGrowth = 1.03;

const tried = Object.entries(nastyTexts).filter((_, i) => i % campaign(16, 1) === 0);

test.each(tried)('%s', (_, make) => {
  const given = [size, 2 * size, 4 * size].map(make);
  const slow = Object.entries(parsers).flatMap(([name, parse]) => {
    const steps = countEach(given.map(text => () => parse(text)));
    const each = steps.map((count, i) => count / given[i].length);
    const isSlow =
      each[1] > maxGrowth * each[0] ||
      each[2] > maxGrowth * each[1] ||
      steps[0] > maxStepsAtAll + maxStepsPerCharacter * given[0].length;
    return isSlow ? [{ name, steps, each }] : [];
  });
  expect(slow).toEqual([]);
});
