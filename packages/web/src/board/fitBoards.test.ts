import { describe, expect, test } from 'vitest';
import { fitBoards, needsMarks, type Room, type Wanted } from './fitBoards.js';

const room = (width: number, height: number, textSize = 16): Room => ({ width, height, textSize });
const cube: Wanted = { ratio: 1, layers: 9, nameLength: 3, isPaged: false };

const rooms = [300, 512, 700, 1036, 2000].flatMap(width =>
  [280, 500, 818, 1300].map(height => room(width, height)),
);
const shapes: Wanted[] = [
  cube,
  { ...cube, layers: 4 },
  { ...cube, layers: 16, nameLength: 4 },
  { ...cube, layers: 81, columns: 9, nameLength: 0 },
  { ...cube, layers: 16, columns: 4, nameLength: 9, isPaged: true },
  { ...cube, ratio: 0.7 },
];

describe('the boards', () => {
  test('together are never larger than their room', () => {
    for (const { width, height } of rooms) {
      for (const wanted of shapes) {
        const { arrangement, focus, small, columns } = fitBoards(room(width, height), wanted);
        const rows = Math.ceil(wanted.layers / columns);
        const isBeside = arrangement === 'beside';
        const [across, down] = [columns * small, (rows * small) / wanted.ratio];
        const high = focus / wanted.ratio;
        expect(isBeside ? focus + across : Math.max(focus, across)).toBeLessThanOrEqual(width);
        expect(isBeside ? Math.max(high, down) : high + down).toBeLessThanOrEqual(height);
        expect(small).toBeLessThan(focus / 2);
      }
    }
  });

  test('stand beside each other in a wide room and under each other in a high one', () => {
    expect(fitBoards(room(1036, 818), cube)).toMatchObject({ arrangement: 'beside', hasNames: true });
    expect(fitBoards(room(436, 940), cube)).toMatchObject({ arrangement: 'under', hasNames: true });
  });

  test('grow with the room, and one board alone takes all of it', () => {
    expect(fitBoards(room(2000, 1300), cube).focus).toBeGreaterThan(fitBoards(room(1000, 800), cube).focus);
    const alone = fitBoards(room(900, 800), { ...cube, layers: 1 });
    expect(alone.arrangement).toBe('alone');
    expect(alone.focus).toBeGreaterThan(750);
  });

  test('keep rows that mean something, and lose their names before they overlap', () => {
    expect(fitBoards(room(600, 800), { ...cube, layers: 16, columns: 4, nameLength: 9 }).columns).toBe(4);
    expect(fitBoards(room(300, 280), { ...cube, layers: 16, nameLength: 9 }).hasNames).toBe(false);
  });

  test('show marks where symbols would be smaller than 8 pixels', () => {
    expect(needsMarks(121, 9, 9)).toBe(false);
    expect(needsMarks(119, 9, 9)).toBe(true);
    expect(needsMarks(150, 9, 64)).toBe(true);
  });
});
