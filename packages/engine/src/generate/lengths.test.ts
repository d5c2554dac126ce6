import { describe, expect, it } from 'vitest';
import { expectOk } from '../base/result.js';
import { levels } from '../grade/scale.js';
import { catalog } from '../shape/catalog.js';
import { parseShape } from '../shape/shapes.js';
import { provedAbsent } from './absentLevels.js';
import { checkOrder } from './checkOrder.js';
import { blanksOf, fewestBlanksOf, lengths, lengthsOf, levelsAt } from './lengths.js';

const shapeOf = (spec: string) => expectOk(parseShape(spec));

describe('lengths', () => {
  it.each(['latin:4^3', '2x2x1', '2x2x1x1'])(
    '%s: what was looked for in vain is refused as not known, not as absent',
    spec => {
      const shape = shapeOf(spec);
      expect(checkOrder(shape, { level: 'beyond logic' })).toMatchObject({
        problem: { code: 'order-unfit', detail: 'level-unknown' },
      });
      expect(provedAbsent(shape)).toEqual([]);
      expect(checkOrder(shape, { level: 'extreme' })).toBeUndefined();
    },
  );

  it('offers what an order may ask for, and nothing else', () => {
    for (const shape of catalog.map(shapeOf)) {
      for (const level of levels) {
        for (const length of lengths) {
          const blanks = blanksOf(shape, length);
          const order = { level, ...(blanks !== undefined && { clues: shape.cellCount - blanks }) };
          const isOffered = lengthsOf(shape, level).includes(length);
          if (fewestBlanksOf(shape, level) !== undefined)
            expect([shape.name, level, length, checkOrder(shape, order) === undefined]).toEqual([
              shape.name,
              level,
              length,
              isOffered,
            ]);
          expect(levelsAt(shape, length).includes(level)).toBe(isOffered);
        }
      }
    }
  });

  it('refuses what was looked for in vain, and says up to where', () => {
    const cube = shapeOf('9^3');
    const least = fewestBlanksOf(cube, 'easy') ?? 0;
    expect(checkOrder(cube, { level: 'easy', clues: cube.cellCount - 100 })).toMatchObject({
      problem: { detail: 'level-length-unknown', parameters: { blanks: 100, vain: least - 1 } },
    });
    expect(checkOrder(cube, { level: 'easy', upToLevel: 'hard', clues: cube.cellCount - 100 })).toBe(
      undefined,
    );
    expect(lengthsOf(cube, 'gentle')).toEqual(['short', 'medium', 'long']);
    expect(lengthsOf(cube, 'easy')).toEqual(['medium', 'long']);
    expect(lengthsOf(shapeOf('2x2'), 'easy')).toEqual([]);
  });
});
