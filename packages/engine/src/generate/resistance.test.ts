import { expect, test } from 'vitest';
import { expectOk } from '../base/result.js';
import { parseShape } from '../shape/shapes.js';
import { Resistance } from './resistance.js';

const resistance = new Resistance(expectOk(parseShape('3x3')));
const measure = (text: string) => resistance.measure(Uint8Array.from(text, Number), [1, 2, 3, 4]);

test.each([['singles', '000000010400000000020000000000050407008000300001090000300400200050100000000806000']])(
  'what %s solve leaves nothing',
  (_, text) => {
    expect(measure(text)).toEqual([0, 0, 0, 0]);
  },
);

test.each([
  '800700400000000700020000008600008002010540600000002010005001030430000000001080009',
  '010004000460003005000000706000090200009000080130500060500908000000020000040000030',
  '000380500000000000700102000501007090000500006008020400300009060080000002095000304',
])('what is beyond logic withstands all rounds, and less is left after more of them: %s', text => {
  const left = measure(text);
  expect(left).toEqual([...left].sort((a, b) => b - a));
  expect(left[3]).toBeGreaterThan(0);
  expect(measure(text)).toEqual(left);
});
