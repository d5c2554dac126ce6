/** Puzzles that are set: constraints of every kind by mouse, finger and keyboard, proved, kept, shared and opened elsewhere. */
import {
  type ConstraintSpec,
  expectOk,
  type Grid,
  kindNames,
  makeFPuzzles,
  parseFPuzzles,
  parseLink,
  parseSudokuPad,
  sheetOf,
} from '@hyperdoku/engine';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { campaign } from '../../../tools/campaign.js';
import { cellOn, hasBrowser, phone, seeRules, useApp } from './app.testkit.js';
import { choose, litAs, press, readGrid, soon, voiceOf } from './play.testkit.js';
import { ready, reload } from './store.testkit.js';

const inHand = { viewport: phone, isMobile: true, hasTouch: true };

interface Drawn {
  readonly tool: string;
  readonly cells: readonly number[];
  readonly typed?: string;
  readonly makes: ConstraintSpec;
}

/** What is drawn with every tool on a Sudoku. */
const drawn: readonly Drawn[] = [
  { tool: 'Cage', cells: [0, 1, 10], typed: '12', makes: { kind: 'killer', cells: [0, 1, 10], sum: 12 } },
  { tool: 'Sum', cells: [7, 17], typed: '9', makes: { kind: 'little-killer', cells: [7, 17], sum: 9 } },
  { tool: 'Region', cells: [72, 73, 74], makes: { kind: 'region', cells: [72, 73, 74] } },
  { tool: 'Clone', cells: [3, 4, 30, 31], makes: { kind: 'clone', cells: [3, 4], others: [30, 31] } },
  { tool: 'Thermo', cells: [18, 19, 29], makes: { kind: 'thermo', cells: [18, 19, 29] } },
  { tool: 'Slow thermo', cells: [36, 37], makes: { kind: 'thermo', cells: [36, 37], slow: true } },
  { tool: 'Arrow', cells: [22, 23, 24], makes: { kind: 'arrow', circle: [22], cells: [23, 24] } },
  { tool: 'Whispers', cells: [45, 46, 56], makes: { kind: 'whisper', cells: [45, 46, 56] } },
  { tool: 'Renban', cells: [48, 49, 50], makes: { kind: 'renban', cells: [48, 49, 50] } },
  { tool: 'Palindrome', cells: [51, 52, 53], makes: { kind: 'palindrome', cells: [51, 52, 53] } },
  { tool: 'Between', cells: [60, 61, 62], makes: { kind: 'between', cells: [60, 61, 62] } },
  { tool: 'White dot', cells: [63, 64], makes: { kind: 'white-dot', cells: [63, 64] } },
  { tool: 'Black dot', cells: [66, 67], makes: { kind: 'black-dot', cells: [66, 67] } },
  { tool: 'XV', cells: [69, 70], makes: { kind: 'xv', cells: [69, 70], sum: 10 } },
  { tool: 'Greater', cells: [26, 35], makes: { kind: 'greater', cells: [26, 35] } },
  { tool: 'Odd', cells: [80], makes: { kind: 'odd', cells: [80] } },
  { tool: 'Even', cells: [78, 79], makes: { kind: 'even', cells: [78, 79] } },
  {
    tool: 'Candidates',
    cells: [40, 41],
    typed: '159',
    makes: { kind: 'candidates', cells: [40, 41], symbols: [1, 5, 9] },
  },
];

/** So many of them, from all over. */
const takeSome = (count: number): Drawn[] =>
  drawn.filter((_, i) => i % Math.floor(drawn.length / count) === 0).slice(0, count);

/** What is made when the finger or the mouse is lifted, where there is only one board. */
const isAtOnce = ({ makes: { kind } }: Drawn): boolean =>
  /thermo|arrow|whisper|renban|palindrome|between|dot|xv|greater/.test(kind);

const switched = [
  ['Anti-knight', { kind: 'anti-knight' }],
  ['Anti-king', { kind: 'anti-king' }],
  ['Non-consecutive', { kind: 'non-consecutive' }],
  ['Windoku', { kind: 'windoku' }],
  ['Disjoint groups', { kind: 'disjoint-groups' }],
  ['Falling diagonal', { kind: 'diagonal', direction: [1, 1] }],
] as const satisfies readonly (readonly [string, ConstraintSpec])[];

/** A clone is two groups, each drawn by itself. */
const strokesOf = ({ tool, cells }: Drawn): (readonly number[])[] =>
  tool === 'Clone' ? [cells.slice(0, cells.length / 2), cells.slice(cells.length / 2)] : [cells];

const middleOf = async (page: Page, cell: number): Promise<[number, number]> => {
  const box = await cellOn(page, cell).boundingBox();
  if (!box) throw new Error(`cell ${cell} is not on the page`);
  return [box.x + box.width / 2, box.y + box.height / 2];
};

async function dragMouse(page: Page, cells: readonly number[]): Promise<void> {
  const [first, ...others] = await Promise.all(cells.map(cell => middleOf(page, cell)));
  await page.mouse.move(...first);
  await page.mouse.down();
  for (const [x, y] of others) await page.mouse.move(x, y, { steps: 3 });
  await page.mouse.up();
}

async function dragFinger(page: Page, cells: readonly number[]): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const points = await Promise.all(cells.map(cell => middleOf(page, cell)));
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: [number, number]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [{ x: at[0], y: at[1] }] : [] });
  await touch('touchStart', points[0]);
  for (const [i, [x, y]] of points.entries()) {
    const [fromX, fromY] = points[Math.max(0, i - 1)];
    await touch('touchMove', [(fromX + x) / 2, (fromY + y) / 2]);
    await touch('touchMove', [x, y]);
  }
  await touch('touchEnd');
  await client.detach();
}

/** The puzzle as the dialog shares it. */
async function share(page: Page): Promise<{ readonly link: string; readonly grid: Grid }> {
  await choose(page, 'Share this puzzle');
  const dialog = page.getByRole('dialog', { name: 'Share this puzzle' });
  const link = await dialog.getByLabel('Link', { exact: true }).inputValue();
  await dialog.getByRole('button', { name: 'Close' }).click();
  return { link, grid: expectOk(parseLink(link)) };
}

const constraintsOf = ({ shape }: Grid): ConstraintSpec[] => shape.constraints.map(({ spec }) => spec);

test('no kind is left out', () => {
  const kinds = [...drawn.map(({ makes }) => makes.kind), ...switched.map(([, { kind }]) => kind), 'offsets'];
  expect(new Set(kinds)).toEqual(new Set(kindNames));
});

describe.skipIf(!hasBrowser)('a puzzle is set', () => {
  const app = useApp();

  async function openSetter(spec: string, options?: BrowserContextOptions): Promise<Page> {
    const context = await app.newContext(options);
    await seeRules(context, spec);
    const page = await app.open(context, `#/set/${encodeURIComponent(spec)}`);
    await ready(page);
    return page;
  }

  const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const listed = (page: Page) => page.getByRole('list').locator('.constraint-words');

  test('with every kind, by the mouse, and opened elsewhere by its link', async () => {
    const page = await openSetter('3x3');
    const sample = takeSome(campaign(3, drawn.length));
    for (const [i, one] of sample.entries()) {
      await tool(page, one.tool).click();
      for (const cells of strokesOf(one)) await dragMouse(page, cells);
      if (!isAtOnce(one)) {
        expect(await litAs(page, 'selected')).toEqual([...one.cells].sort((a, b) => a - b));
        await press(page, ...(one.typed ?? ''), 'Enter');
      }
      await soon(() => listed(page).count()).toBe(i + 1);
    }
    await page.getByText('On the whole board').click();
    for (const [name] of switched) await page.getByRole('switch', { name }).click();
    await page.getByLabel('Different so many steps apart').fill('2, 3');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    const expected = [
      ...sample.map(({ makes }) => makes),
      ...switched.map(([, makes]) => makes),
      { kind: 'offsets', offsets: [[2, 3]] },
    ];
    await soon(() => listed(page).count()).toBe(expected.length);
    const { link, grid } = await share(page);
    expect(constraintsOf(grid)).toEqual(expected);
    const context = await app.newContext();
    await seeRules(context, grid.shape.name);
    const other = await app.open(context, link.slice(link.indexOf('#')));
    await ready(other);
    await other.getByText(`${expected.length} constraints must be met`).waitFor();
    expect((await share(other)).grid.shape.name).toBe(grid.shape.name);
  });

  test('with a finger, which draws and does not scroll', async () => {
    const page = await openSetter('3x3', inHand);
    const sample = takeSome(campaign(2, drawn.length));
    for (const one of sample) {
      // Two taps so soon after each other would count as one double tap.
      await page.getByRole('button', { name: 'Draw constraints' }).click();
      await page.getByRole('dialog').getByRole('button', { name: one.tool, exact: true }).click();
      const form = page.getByRole('form', { name: one.tool });
      await form.waitFor();
      for (const cells of strokesOf(one)) await dragFinger(page, cells);
      if (!isAtOnce(one)) {
        await soon(() => litAs(page, 'selected')).toEqual([...one.cells].sort((a, b) => a - b));
        if (one.makes.kind === 'candidates')
          for (const symbol of one.typed ?? '')
            await form.getByRole('button', { name: symbol, exact: true }).click();
        else if (one.typed) await form.getByRole('textbox').fill(one.typed);
        await form.getByRole('button', { name: 'Done' }).click();
      }
      await page.getByText('Nothing drawn yet').waitFor();
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }
    const { grid } = await share(page);
    expect(constraintsOf(grid)).toEqual(sample.map(({ makes }) => makes));
  });

  test('with what is there looked at, changed and removed, refused with a sentence, and undone after a reload', async () => {
    const page = await openSetter('3x3');
    await tool(page, 'Cage').click();
    await dragMouse(page, [0, 1]);
    await press(page, '9', '9', 'Enter');
    await soon(() => voiceOf(page)).toBe('Constraint 1 (cage) cannot add up to 99: its cells reach 3 to 17.');
    expect(await litAs(page, 'selected')).toEqual([0, 1]);
    await press(page, 'Backspace', 'Enter');
    await soon(() => voiceOf(page)).toBe('The cage r1c1 and r1c2 adds up to 9 and repeats no symbol.');
    await press(page, 'Escape', '4');
    await page.getByRole('button', { name: 'The cage r1c1 and r1c2', exact: false }).first().click();
    expect(await litAs(page, 'look')).toEqual([0, 1]);
    await page.getByRole('textbox', { name: 'Sum' }).fill('10');
    await page.getByRole('button', { name: 'Change' }).click();
    await listed(page).filter({ hasText: 'The cage r1c1 and r1c2 adds up to 10 ' }).waitFor();
    await page.getByRole('button', { name: /^Remove: The cage/ }).click();
    await soon(() => listed(page).count()).toBe(0);
    await reload(page);
    const undo = page.getByRole('button', { name: 'Undo' });
    await undo.click();
    await listed(page).filter({ hasText: 'The cage r1c1 and r1c2 adds up to 10 ' }).waitFor();
    await undo.click();
    await listed(page).filter({ hasText: 'The cage r1c1 and r1c2 adds up to 9 ' }).waitFor();
    await undo.click();
    await undo.click();
    await soon(() => listed(page).count()).toBe(0);
    for (let i = 0; i < 3; i++) await page.getByRole('button', { name: 'Redo' }).click();
    await listed(page).filter({ hasText: 'The cage r1c1 and r1c2 adds up to 10 ' }).waitFor();
    const { grid } = await share(page);
    expect([constraintsOf(grid), grid.symbols[1]]).toEqual([[{ kind: 'killer', cells: [0, 1], sum: 10 }], 4]);
  });

  test.runIf(campaign(0, 1))(
    'as a killer cube by keyboard over its layers, proved as it comes, and played',
    async () => {
      const cages: readonly (readonly [number[], number])[] = [
        [[6, 7, 11], 9],
        [[33, 34, 50], 7],
        [[48, 52, 53], 8],
      ];
      const page = await openSetter('4^3');
      await tool(page, 'Cage').focus();
      await press(page, 'Enter');
      let at = 0;
      /** Layer by layer with Q and E, row by row and column by column with arrows. */
      const walk = async (to: number): Promise<void> => {
        const steps = (axis: number): number => ((to >> (2 * axis)) & 3) - ((at >> (2 * axis)) & 3);
        const repeat = (key: string, n: number): string[] => Array<string>(Math.max(0, n)).fill(key);
        await press(page, ...repeat('e', steps(2)), ...repeat('q', -steps(2)));
        await press(page, ...repeat('ArrowDown', steps(1)), ...repeat('ArrowUp', -steps(1)));
        await press(page, ...repeat('ArrowRight', steps(0)), ...repeat('ArrowLeft', -steps(0)));
        at = to;
      };
      await page.getByText('More than one solution').waitFor();
      for (const [cells, sum] of cages) {
        for (const cell of cells) {
          await walk(cell);
          await press(page, ' ');
        }
        await press(page, ...String(sum), 'Enter');
      }
      await soon(() => listed(page).count()).toBe(cages.length);
      await page.getByText('Exactly one solution').waitFor();
      await page.getByRole('button', { name: 'Play it' }).click();
      await page.getByRole('button', { name: 'Got it' }).click();
      await page.getByRole('button', { name: 'Hint' }).waitFor();
      const { grid } = await share(page);
      expect(constraintsOf(grid)).toEqual(cages.map(([cells, sum]) => ({ kind: 'killer', cells, sum })));
    },
  );
});

describe.skipIf(!hasBrowser)('a puzzle of another program', () => {
  const app = useApp();

  test('is imported with its cages, and given back to f-puzzles and SudokuPad', async () => {
    const rule = {
      base: '3x3',
      houses: [],
      constraints: [{ kind: 'anti-knight' }, { kind: 'killer', cells: [0, 1, 9], sum: 12 }],
    };
    const killer = readGrid(`${`custom:${JSON.stringify(rule)}`}:${`5${'.'.repeat(80)}`}`);
    const page = await app.open(await app.newContext(), '#/import');
    await page
      .getByRole('textbox', { name: 'Puzzles as text' })
      .fill(expectOk(makeFPuzzles(sheetOf(killer))));
    await page.getByRole('button', { name: /^Play/ }).click();
    await page.getByRole('button', { name: 'Got it' }).click();
    await choose(page, 'Share this puzzle');
    const dialog = page.getByRole('dialog', { name: 'Share this puzzle' });
    await dialog.getByText('For other programs').click();
    for (const [program, parse] of [
      ['f-puzzles', parseFPuzzles],
      ['SudokuPad', parseSudokuPad],
    ] as const) {
      const link = await dialog.getByLabel(program, { exact: true }).inputValue();
      const { grid } = expectOk(parse(link));
      expect([constraintsOf(grid), [...grid.symbols]]).toEqual([rule.constraints, [...killer.symbols]]);
    }
  });

  test('is refused with a sentence where the other program cannot say it', async () => {
    const page = await app.play(`4^3:1${'.'.repeat(63)}`);
    await choose(page, 'Share this puzzle');
    await page.getByText('For other programs').click();
    await page.getByText('The fpuzzles format holds only squares').waitFor();
    await page.getByText('The sudokupad format holds only squares').waitFor();
  });
});
