/** English for the start, for ordering a game and for the library. */
const number = (n: number): string => n.toLocaleString('en');
const count = (n: number, one: string, many = `${one}s`): string => `${number(n)} ${n === 1 ? one : many}`;

/** How far work is, as the engine reports it. */
interface Work {
  readonly done: number;
  readonly total?: number;
  readonly unit: string;
}

/** The engine's units, one and many. */
const units: Readonly<Record<string, readonly [string, string]>> = {
  guesses: ['guess', 'guesses'],
  solutions: ['solution', 'solutions'],
  branches: ['branch', 'branches'],
  cells: ['cell', 'cells'],
  clues: ['clue', 'clues'],
  grids: ['grid', 'grids'],
  steps: ['step', 'steps'],
  tries: ['try', 'tries'],
};

function makeWorkText({ done, total, unit }: Work): string {
  const [one, many] = units[unit] ?? [unit, unit];
  return total === undefined ? count(done, one, many) : `${number(done)} of ${count(total, one, many)}`;
}

export const homeTexts = {
  home: {
    places: 'Places',
    import: 'Import',
    set: 'Set a puzzle',
    continueTitle: 'Continue',
    allGames: 'All games',
    newTitle: 'New game',
    welcome: 'Pick a shape and it opens at once. Everything you do is saved in this browser.',
    invite: 'Pick a shape; it opens at once.',
    anyOrder: 'Any shape, level or seed…',
    groups: {
      warmUp: { title: 'Warm-up', what: 'a few minutes each' },
      flat: { title: 'Flat', what: 'the classics' },
      towers: { title: 'Towers', what: 'boards tied by pillars' },
      cubes: { title: 'Cubes', what: 'read them from any side' },
      fourDimensions: { title: 'Four dimensions', what: 'for explorers' },
    },
    cells: (n: number): string => count(n, 'cell'),
    symbols: (n: number): string => count(n, 'symbol'),
    choose: 'Choose…',
    chooseFor: (title: string): string => `Choose… level or blanks of ${title}`,
    making: 'Making it…',
    cancelMaking: (title: string): string => `Cancel making ${title}`,
    customShape: 'Shape of its own',
    progress: 'Progress',
    filled: (filled: number, blanks: number): string => `${number(filled)} of ${number(blanks)}`,
    clues: (n: number): string => count(n, 'clue'),
    beingSet: 'Being set',
    ungraded: 'Not graded',
    justNow: 'just now',
    unreadable: 'Your saved games cannot be read. Is storage switched off for this page?',
  },

  newGame: {
    title: 'New game',
    shape: 'Shape',
    otherShort: 'Another…',
    otherField: 'Name of the shape',
    otherWhat:
      'Box sizes such as 3x2x1, symbols^axes such as 25^3, or latin:, plane:, iso: and custom: shapes.',
    otherExamples: 'For example',
    otherMissing: 'Type the name of a shape, such as 3x2x2.',
    ready: (cells: number, symbols: number): string =>
      `${count(cells, 'cell')} · ${count(symbols, 'symbol')}`,
    by: 'Order by',
    byLevel: 'Level',
    byBlanks: 'Number of blanks',
    level: 'Level',
    levelWhat: {
      gentle: 'Symbols with one place left',
      easy: 'Also cells with one symbol left',
      medium: 'Pairs, and boxes that meet lines',
      hard: 'Triples, quads and fish',
      expert: 'Wings, colouring and short chains',
      extreme: 'Long and forcing chains',
      'beyond logic': 'Sooner or later, trial and error',
    },
    absent: 'Not found for this shape',
    large: 'A board this large can be ordered by its number of blanks only.',
    slow: 'Levels take a while on a board this large; blanks are quicker.',
    blanks: 'Blanks',
    blanksSlider: 'Blanks, as a slider',
    blanksWhat: (clues: number): string => `leaves ${count(clues, 'clue')}`,
    fewestKnown: (clues: number): string =>
      `Our own puzzles of this shape have ${number(clues)} clues or more.`,
    blanksWrong: (most: number): string => `A whole number from 1 to ${number(most)}, please.`,
    further: 'Seed and pattern',
    seed: 'Seed',
    seedRandom: (seed: string): string => `${seed} (drawn at random)`,
    seedWhat: 'The same seed and order make the same puzzle on every machine.',
    seedTooLong: (most: number): string => `A seed has at most ${most} characters.`,
    puzzleName: 'Name of this puzzle',
    pattern: 'Pattern of the clues',
    patterns: {
      uniform: 'Anywhere',
      lhs: 'Spread evenly over the blocks',
      point: 'Symmetric about the centre',
      mirror: 'Mirrored along x',
      rotation: 'Turned by quarters',
    },
    patternAbsent: (name: string): string => `${name} (not for this shape)`,
    minimal: 'Minimal',
    minimalWhat: 'Every clue is needed.',
    logicOnly: 'Logic only',
    logicOnlyWhat: 'Never asks for trial and error.',
    start: 'Start',
    making: 'Making the puzzle…',
    progress: (time: string, work: Work | undefined, left: string | undefined): string =>
      [
        time,
        ...(work && work.done > 0 ? [makeWorkText(work)] : []),
        ...(left === undefined ? [] : [`about ${left} left`]),
      ].join(' · '),
    cancel: 'Cancel',
    cancelled: 'Cancelled. Your order is still here.',
    failed: (message: string): string => `No puzzle was made: ${message}`,
  },

  library: {
    title: 'Library',
    search: 'Search',
    searchHint: 'Title or shape',
    status: 'Status',
    anyStatus: 'Any status',
    shape: 'Shape',
    anyShape: 'Any shape',
    level: 'Level',
    anyLevel: 'Any level',
    sort: 'Sort by',
    sorts: { latest: 'Last played', longest: 'Time played', shape: 'Shape' },
    origins: { made: 'Made here', link: 'From a link', import: 'Imported', own: 'Set by you' },
    games: (n: number): string => count(n, 'game'),
    gamesOf: (shown: number, all: number): string => `${number(shown)} of ${count(all, 'game')}`,
    list: 'Games',
    loading: 'Looking for your games…',
    empty: 'No games yet',
    emptyWhat: 'Every game you start, import or set is kept here, in this browser.',
    emptyStart: 'Choose a shape',
    noMatch: 'No game fits these filters.',
    clearFilters: 'Clear filters',
    showMore: (n: number): string => `Show ${number(n)} more`,
    time: 'Time played',
    updated: 'Last played',
    copyLink: (title: string): string => `Copy a link to ${title}`,
    playAgain: (title: string): string => `Play ${title} again from the start`,
    remove: (title: string): string => `Delete ${title}`,
    linkCopied: 'Link copied. It holds the puzzle, not your entries.',
    linkTitle: 'Link to this puzzle',
    removed: (title: string): string => `${title} was deleted.`,
    undo: 'Undo',
    restored: (title: string): string => `${title} is back.`,
    export: 'Save all to a file',
    exported: (n: number): string => `${count(n, 'game')} and your settings are in the file.`,
    exportFailed: 'The file could not be made.',
    fileName: (day: string): string => `hyperdoku-${day}.json`,
    import: 'Load from a file',
    imported: (taken: number, refused: number): string =>
      `${count(taken, 'game')} came in.${refused > 0 ? ` ${count(refused, 'entry', 'entries')} could not be read.` : ''}`,
    importWrong: 'This is not a file of Hyperdoku games. Nothing was changed.',
    importUnreadable: 'The file could not be read. Nothing was changed.',
  },
};
