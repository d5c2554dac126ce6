/** The boards of a cube: layers from every side, and one highlight on all of them. */
import {
  type Cell,
  cellAt,
  cellsOf,
  coordinatesOf,
  type Grid,
  housesOf,
  makeCellName,
  makeSymbolText,
  orientationOf,
} from '@hyperdoku/engine';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { cellOn, cursorOf, hasBrowser, useApp } from './app.testkit.js';
import { press, puzzleOf, readGrid, soon, square } from './play.testkit.js';

const text = puzzleOf('9^3', 'medium');
const grid = readGrid(text);
const blanks = Array.from(grid.symbols).flatMap((symbol, cell) => (symbol === 0 ? [cell] : []));
const cell = (x: number, y: number, z: number): Cell => cellAt(grid.shape, [x, y, z]) as Cell;

/** Every layer as written on the small boards: its name, then row by row. */
const layersOf = (page: Page): Promise<[string, string[][]][]> =>
  page.locator('.small-board').evaluateAll(boards =>
    boards.map(board => {
      const rows = [...board.querySelectorAll('[role="row"]')].map(row =>
        [...row.querySelectorAll('[role="gridcell"]')].map(cell => cell.textContent ?? ''),
      );
      return [board.querySelector('.layer-name')?.textContent ?? '', rows];
    }),
  );

/** The layers as they should be, from the axes that run across, down and in depth. */
function layersFrom({ shape, symbols }: Grid, across: number, down: number, depth: number) {
  const steps = Array.from({ length: 9 }, (_, i) => i);
  return steps.map(layer => [
    `${'xyz'[depth]} ${layer + 1}`,
    steps.map(row =>
      steps.map(column => {
        const at = [0, 0, 0];
        [at[across], at[down], at[depth]] = [column, row, layer];
        const symbol = symbols[cellAt(shape, at) as Cell];
        return symbol === 0 ? '' : makeSymbolText(symbol, shape.symbols);
      }),
    ),
  ]);
}

/** What the focused board shows and says of a cell. */
interface Told {
  readonly cell: Cell;
  readonly text: string;
  readonly name: string;
  readonly isClue: boolean;
  readonly isSelected: boolean;
  readonly isStop: boolean;
}

const focusedCells = (page: Page): Promise<Told[]> =>
  page.locator('.board.focus .cell').evaluateAll(cells =>
    cells.map(element => ({
      cell: Number(element.getAttribute('data-cell')),
      text: element.textContent ?? '',
      name: (element.getAttribute('aria-label') ?? '').split(', ')[0],
      isClue: element.hasAttribute('aria-readonly'),
      isSelected: element.hasAttribute('aria-selected'),
      isStop: element.hasAttribute('tabindex'),
    })),
  );

function asItShouldBe(cell: Cell, selected: Cell): Told {
  const symbol = grid.symbols[cell];
  const isSelected = cell === selected;
  return {
    cell,
    text: symbol === 0 ? '' : makeSymbolText(symbol, grid.shape.symbols),
    name: makeCellName(grid.shape, cell),
    isClue: symbol !== 0,
    isSelected,
    isStop: isSelected,
  };
}

const headingOf = (page: Page): Promise<string | null> => page.locator('.board-heading').textContent();

const colours: Readonly<Record<string, string>> = {
  'rgb(255, 229, 138)': 'line',
  'rgb(169, 210, 255)': 'xy',
  'rgb(255, 184, 210)': 'xz',
  'rgb(205, 185, 255)': 'yz',
};

interface Seen {
  readonly cell: Cell;
  readonly fill: string;
  readonly mark: string;
}

const cellsSeen = (page: Page, boards: string): Promise<Seen[]> =>
  page.locator(`${boards} .cell`).evaluateAll(cells =>
    cells.map(element => ({
      cell: Number(element.getAttribute('data-cell')),
      fill: getComputedStyle(element.querySelector('.ground') as Element).fill,
      // From the corner of its cell.
      mark:
        element
          .querySelector('.mark')
          ?.getAttribute('d')
          ?.replace(/^M[^m]*/, '') ?? '',
    })),
  );

/** The kinds of houses that each peer of a cell shares with it: lines, and boxes by their plane. */
function peersByKind(centre: Cell): Map<Cell, Set<string>> {
  const { shape } = grid;
  const peers = new Map<Cell, Set<string>>();
  for (const house of housesOf(shape, centre)) {
    const { kind, axes } = orientationOf(shape, house);
    const name = kind === 'line' ? 'line' : axes.map(axis => 'xyz'[axis]).join('');
    for (const peer of cellsOf(shape, house)) peers.set(peer, (peers.get(peer) ?? new Set()).add(name));
  }
  peers.delete(centre);
  return peers;
}

/** Every peer has its colour and, for each kind of house, a mark; nothing else has either. */
function expectPeersLit(seen: readonly Seen[], centre: Cell, besides: readonly Cell[]): void {
  const peers = peersByKind(centre);
  const marks = new Map<string, string>();
  for (const { cell, fill, mark } of seen) {
    if (cell === centre || besides.includes(cell)) continue;
    const kinds = [...(peers.get(cell) ?? [])].sort();
    const expected = kinds.includes('line') ? 'line' : kinds[0];
    expect([cell, colours[fill]]).toEqual([cell, expected]);
    expect([cell, mark.split('m').length - 1]).toEqual([cell, kinds.length]);
    const key = kinds.join();
    expect(marks.get(key) ?? mark).toBe(mark);
    marks.set(key, mark);
  }
  expect(new Set(marks.values()).size).toBe(marks.size);
}

describe.skipIf(!hasBrowser)('the boards of a cube', () => {
  const app = useApp();

  test('nine numbered layers stand beside a larger focused one', async () => {
    const page = await app.play(text);
    expect(await layersOf(page)).toEqual(layersFrom(grid, 0, 1, 2));
    expect(await headingOf(page)).toBe('z 1');
    const large = await page.locator('.board.focus').boundingBox();
    const boxes = await Promise.all(
      (await page.locator('.board.small').all()).map(board => board.boundingBox()),
    );
    // In rows, in their order.
    const places = boxes.map(box => [box?.y ?? 0, box?.x ?? 0]);
    expect(places).toEqual([...places].sort((a, b) => a[0] - b[0] || a[1] - b[1]));
    for (const box of boxes) expect(large?.width).toBeGreaterThan(2 * (box?.width ?? 0));
    // The room there is goes to the boards.
    expect(large?.width).toBeGreaterThan(680);
    expect(boxes[0]?.width).toBeGreaterThan(130);
  });

  test('rulers name the axes along the edges, from every side', async () => {
    const page = await app.play(text);
    const rulersOf = (board: string): Promise<string[]> =>
      page
        .locator(`${board} .ruler`)
        .evaluateAll(rulers =>
          rulers.map(ruler => [...ruler.children].map(number => number.textContent).join(' ')),
        );
    const named = (axis: string): string => `${axis}1 2 3 4 5 6 7 8 9`;
    for (const [key, across, down] of ['xyz', 'yxz', 'zxy']) {
      await press(page, key);
      await soon(() => rulersOf('.focus-board')).toEqual([named(across), named(down)]);
    }
    // Each number stands at the middle of its column or row.
    const misplaced = await page.locator('.focus-board').evaluate(board => {
      const cells = [...board.querySelectorAll('[data-cell] > .ground')].map(cell =>
        cell.getBoundingClientRect(),
      );
      const middle = (from: number, size: number): number => from + size / 2;
      return [...board.querySelectorAll('.ruler span')].filter((number, i) => {
        const box = number.getBoundingClientRect();
        const cell = i < 9 ? cells[i] : cells[(i - 9) * 9];
        return i < 9
          ? Math.abs(middle(box.left, box.width) - middle(cell.left, cell.width)) > 2
          : Math.abs(middle(box.top, box.height) - middle(cell.top, cell.height)) > 2;
      }).length;
    });
    expect(misplaced).toBe(0);
    const flat = await app.play(square);
    expect(await flat.locator('.ruler.across').textContent()).toBe('c123456789');
    expect(await flat.locator('.ruler.down').textContent()).toBe('r123456789');
  });

  test('keys and the faces of the small cube look along another axis, and the cell stays selected', async () => {
    const page = await app.play(text);
    await page.getByRole('button', { name: 'Layer z 4' }).click();
    const selected = await cursorOf(page);
    const [x, y, z] = coordinatesOf(grid.shape, selected);
    const sides = [
      { key: 'x', heading: `x ${x + 1}`, layers: layersFrom(grid, 1, 2, 0) },
      { key: 'y', heading: `y ${y + 1}`, layers: layersFrom(grid, 0, 2, 1) },
      { key: 'z', heading: `z ${z + 1}`, layers: layersFrom(grid, 0, 1, 2) },
    ];
    const turns = [
      (key: string) => page.keyboard.press(key),
      (key: string) => page.getByRole('button', { name: `Look along ${key}` }).click(),
    ];
    for (const turn of turns) {
      for (const { key, heading, layers } of sides) {
        await turn(key);
        await soon(() => headingOf(page)).toBe(heading);
        expect(await layersOf(page)).toEqual(layers);
        expect(await cursorOf(page)).toBe(selected);
        const told = await focusedCells(page);
        expect(told).toHaveLength(81);
        // Elements are kept from side to side, and nothing of the cells they have shown before.
        expect(told).toEqual(told.map(each => asItShouldBe(each.cell, selected)));
        expect(
          await page.getByRole('button', { name: `Look along ${key}` }).getAttribute('aria-pressed'),
        ).toBe('true');
      }
    }
  });

  test('Q, E, PageUp and PageDown walk in depth, round at the ends, whatever the depth is', async () => {
    const page = await app.play(text);
    await cellOn(page, cell(3, 4, 0)).click();
    await press(page, 'e', 'e', 'PageDown', 'q');
    expect(await cursorOf(page)).toBe(cell(3, 4, 2));
    await press(page, 'PageUp', 'PageUp', 'PageUp');
    expect(await cursorOf(page)).toBe(cell(3, 4, 8));
    await press(page, 'x', 'e');
    expect(await cursorOf(page)).toBe(cell(4, 4, 8));
    await soon(() => headingOf(page)).toBe('x 5');
  });

  test('a click on a small board focuses it', async () => {
    const page = await app.play(text);
    await page
      .locator('.small-board')
      .nth(6)
      .locator(`[data-cell="${cell(2, 5, 6)}"]`)
      .click();
    expect(await cursorOf(page)).toBe(cell(2, 5, 6));
    expect(await headingOf(page)).toBe('z 7');
    await page.getByRole('button', { name: 'Layer z 2' }).click();
    expect(await cursorOf(page)).toBe(cell(2, 5, 1));
  });

  test('selection and hover light lines yellow and boxes blue, pink and purple on all boards at once', async () => {
    const page = await app.play(text);
    const [first, second, third] = [blanks[40], blanks[300], blanks[500]];
    for (const chosen of [first, second]) {
      await page.locator(`.board.small [data-cell="${chosen}"]`).click();
      await page.mouse.move(5, 5);
      const small = await cellsSeen(page, '.board.small');
      expect(small.length).toBe(729);
      expectPeersLit(small, chosen, []);
      expectPeersLit(await cellsSeen(page, '.board.focus'), chosen, []);
    }
    await page.locator(`.board.small [data-cell="${third}"]`).hover();
    expectPeersLit(await cellsSeen(page, '.board.small'), third, [second]);
    expectPeersLit(await cellsSeen(page, '.board.focus'), third, [second]);
  });

  test('a game that is opened again lights only what its cursor sees', async () => {
    const page = await app.play(text);
    await page.locator('.chip', { hasText: 'Medium' }).waitFor();
    await page.reload();
    await page.waitForSelector('.board.focus .cell.cursor');
    await page.locator(`.board.small [data-cell="${blanks[200]}"]`).click();
    await page.mouse.move(5, 5);
    expectPeersLit(await cellsSeen(page, '.board.small'), blanks[200], []);
  });
});
