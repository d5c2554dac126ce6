/** English: what stands in books. Rules, shapes, levels and steps are said by the engine. */
const number = (n: number): string => n.toLocaleString('en-US');
const count = (n: number, one: string, many = `${one}s`): string => `${number(n)} ${n === 1 ? one : many}`;

export const en = {
  puzzles: (n: number): string => count(n, 'puzzle'),
  contents: 'Contents',
  howToPlay: 'How to play',
  puzzlesTitle: 'Puzzles',
  nets: 'Cubes to fold',
  hints: 'Hints',
  ways: 'Solutions explained',
  solutions: 'Solutions',
  notes: 'Notes',
  cover: 'Cover',
  maker: 'Made with Hyperdoku',
  /** `12 to 16`. */
  range: (from: number, to: number): string =>
    from === to ? number(from) : `${number(from)} to ${number(to)}`,
  slices: (from: string, to: string): string => (from === to ? from : `${from} to ${to}`),
  numbered: (n: number, title: string): string => `${number(n)}. ${title}`,
  section: (title: string, easiest: string, hardest: string): string =>
    `${title}, ${easiest.toLowerCase()}${easiest === hardest ? '' : ` to ${hardest.toLowerCase()}`}`,
  ownRule: 'A rule of its own',
  /** `Sudoku (cage)`. */
  variant: (title: string, kinds: string): string => `${title} (${kinds})`,

  rule: {
    symbols: (symbols: string, cells: number): string =>
      `Fill the ${count(cells, 'cell')} with ${symbols}. Clues are printed; each puzzle has exactly one solution.`,
    symbolRange: (first: string, last: string): string => `the symbols ${first} to ${last}`,
    sees: 'The cell with the ring sees all shaded cells: none of them may hold its symbol.',
    lies: (heading: string): string =>
      `The puzzle is printed slice by slice. Beside its slices a small cube shows where they lie; ${heading} is the first.`,
    folds: 'Cut it out, fold it along the heavy lines and glue the tabs: each says which face it goes under.',
    code: 'The square code beside a puzzle holds its link. Scan it to play the puzzle on a screen.',
    hint: 'Stuck? The hints tell for each puzzle where to look first and what to look for.',
  },

  fold: 'Cut along the outline, fold along the lines between the faces, and glue each tab under the face that it names.',

  alt: {
    cover: (title: string): string => `Cover picture: ${title}, filled in.`,
    puzzle: (n: number, title: string, clues: number, cells: number): string =>
      `Puzzle ${n}: ${title}, with ${count(clues, 'clue')} in ${count(cells, 'cell')}.`,
    slices: (n: number, title: string, slices: string): string => `Puzzle ${n}: ${title}, slices ${slices}.`,
    row: (n: number, cells: string): string => `Row ${n}: ${cells}.`,
    blank: 'blank',
    solution: (n: number, title: string): string => `Solution of puzzle ${n}: ${title}.`,
    locator: (slices: string): string => `A cube in which slices ${slices} are shaded.`,
    code: (n: number): string => `Code with the link of puzzle ${n}.`,
    sees: (title: string): string => `${title}: a cell with a ring, and all cells that it sees shaded.`,
    solid: (title: string): string => `${title}, seen from outside.`,
    net: (n: number, title: string): string => `Puzzle ${n}: ${title}, as a net with tabs to fold and glue.`,
  },

  problem: {
    'no-puzzles': (): string => 'There are no puzzles to print.',
    'too-large': ({ shape, paper, folded, size, most, larger }: TooLarge): string =>
      `${shape} is too large for ${folded ? `a booklet of ${paper}` : `${paper} paper`}: its symbols would be ${size.toFixed(1)} points high. Boards of up to ${count(most, 'cell')} a side fit there${larger === undefined ? '' : `; on ${folded ? `whole pages of ${larger}` : larger} it fits`}.`,
    'too-many-pages': ({ pages, most }: TooMany): string =>
      `The book would have ${count(pages, 'page')}; at most ${number(most)} are printed. Order fewer or smaller puzzles.`,
  },
};

interface TooLarge {
  readonly shape: string;
  readonly paper: string;
  readonly folded: boolean;
  readonly size: number;
  readonly most: number;
  readonly larger?: string;
}

interface TooMany {
  readonly pages: number;
  readonly most: number;
}

export type Texts = typeof en;
