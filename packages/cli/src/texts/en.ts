/** English: what the commands say. Sentences about puzzles, shapes and steps come from the engine. */
import { commandTexts, optionTexts } from './en.commands.js';

const number = (n: number | bigint): string => n.toLocaleString('en-US');
const count = (n: number, one: string, many = `${one}s`): string => `${number(n)} ${n === 1 ? one : many}`;

export const en = {
  number,
  about: 'Sudoku in any number of dimensions.',
  help: `A puzzle is written <shape>:<cells>, such as 9^3:…; an 81-character line is a 3x3.
A custom rule is a JSON file, such as examples/sudoku-x.json, and stands wherever a shape does: --shape sudoku-x.json,
sudoku-x.json:<cells>. A list states it once: custom:x={…} alone or before the first cells, then custom:x:<cells>.
Data go to standard output, everything else to standard error. Every puzzle has its place in the output: one that cannot be
read gives the word "unreadable" there, one that contradicts itself "conflict", one of a shape that cannot exist "impossible".
Times are written as 500ms, 10s, 2m or 1h; a number alone is seconds.
Exit codes: 0 fine; 1 bad usage, or something could not be read; 2 no; 3 unknown, because a limit was reached; 130 left by
Ctrl-C. Of several puzzles the worst counts: 1 before 2 before 3.`,
  seeHelp: '(hyperdoku --help lists the commands)',
  examples: 'Examples:',
  commands: commandTexts,
  options: optionTexts,

  /** A sentence about one puzzle or grid of several. */
  ofPuzzle: (n: number, sentence: string): string => `puzzle ${n}: ${sentence}`,
  ofGrid: (n: number, sentence: string): string => `grid ${n}: ${sentence}`,

  input: {
    none: 'No puzzle was given. Pass one as an argument, name a file, or pipe puzzles in.',
    empty: 'There is no puzzle in the input.',
    notPuzzles: (n: number): string =>
      `${count(n, 'puzzle')} in a row could not be read; this is not a list of puzzles.`,
    noFile: (path: string): string => `There is no file ${path}.`,
    isFolder: (path: string): string => `${path} is a folder; name a file in it.`,
    unreadable: (why: string): string => `The input could not be read: ${why}`,
    unwritable: (why: string): string => `The output could not be written: ${why}`,
    sayAlphabet: (options: string): string => `Add ${options}.`,
    sayShape: 'Add --shape, such as --shape 9^3.',
    noPackage: (name: string): string =>
      `This needs the package ${name}, which is not installed. Install it with: npm install ${name}`,
    leftOut: (parts: string): string => `These parts of the text were left out: ${parts}.`,
  },

  usage: {
    duration: (text: string): string => `--timeout looks like 500ms, 10s, 2m or 1h; "${text}" does not.`,
    count: (text: string): string => `"${text}" is not a number from 1 up.`,
    width: '--width is a number of characters.',
    method: (text: string, methods: readonly string[]): string =>
      `"${text}" is not a method; the methods are ${methods.join(', ')}.`,
    tries: '--tries is for --method blocks.',
    together: (one: string, other: string): string => `--${one} and --${other} do not go together.`,
    limitOf: (options: string): string => `--limit goes with ${options} only.`,
    chooseOfX: '--choose goes with --algorithm x only.',
    statsOfCover: '--stats goes with --to cover only.',
    jsonOfStats: '--json goes with --stats only; --to json writes the puzzles as JSON.',
    notKept: (format: string, parts: string): string => `The ${format} format has no place for the ${parts}.`,
    parts: {
      entries: 'entries',
      candidates: 'candidates',
      solution: 'solution',
      about: 'words about it',
      names: 'names of its rule, houses and constraints',
      'single-marks': 'difference between a clue and a single mark',
    },
    oneEach: (format: string): string =>
      `A file of the ${format} format is written with one puzzle; the others were left out.`,
  },

  show: {
    entries: (sign: string): string => `# ${sign} stands before entries; the other symbols are clues.`,
  },

  picture: {
    /** What each view is, as help lists it. */
    views: {
      board: 'the whole shape on one board',
      hexagon: 'the three faces of IsoDoku around a corner',
      slices: 'numbered slices side by side',
      stack: 'all layers as rhombi, stacked so that every cell is seen',
      exploded: 'the layers of a cube pulled apart',
      cube: 'a cube from outside',
      rhombic: 'a shape of four or more axes from outside, one rhombus for each pair of axes',
      net: 'a cube to cut out, fold and glue',
    },
    /** For those who cannot see it. */
    title: (shape: string, filled: number, cells: number): string =>
      `${shape}, ${number(filled)} of ${count(cells, 'cell')} filled`,
    step: (shape: string, sentence: string): string => `${shape}. ${sentence}`,
    noNotes: (view: string, fitting: string): string =>
      `The view ${view} shows symbols only. Take ${fitting}.`,
    noSteps: (view: string, fitting: string): string => `The view ${view} shows no steps. Take ${fitting}.`,
    size: (text: string): string => `"${text}" is not a size; write 800, 120mm or 5in.`,
    tooLarge: (pixels: number, most: number): string =>
      `The picture would be ${count(pixels, 'pixel')} high; at most ${number(most)} can be drawn. Choose a smaller --size.`,
    several: (n: number): string => `One puzzle is drawn, not ${number(n)} or more; name one.`,
    terminal: 'A picture is no text; name a file with -o.',
    noStep: (n: number, found: number): string =>
      `There is no step ${number(n)}; the way has ${count(found, 'step')}.`,
    unsolved: 'The solution was not found.',
  },

  book: {
    title: 'Hyperdoku',
    leftOut: 'It was left out.',
    perPage: (most: number): string => `--per-page is a number from 1 to ${number(most)}.`,
  },

  convert: {
    kept: 'It was converted as it is.',
    noShape: (format: string): string =>
      `The ${format} format does not name the shape or its rule; whoever reads it must know it, as with --shape.`,
  },

  shape: {
    ownRule: 'a rule of its own',
    headings: { spec: 'spec', name: 'name', cells: 'cells', symbols: 'symbols' },
    symbols: 'symbols',
    cells: 'cells',
    houses: 'houses',
    housesPerCell: 'houses per cell',
    peersPerCell: 'peers per cell',
    exists: 'exists',
    yes: 'yes',
    unknown: 'not known before it is solved',
    range: (from: string, to: string): string => `${from} to ${to}`,
    /** `cage: 25`; one alone is not counted. */
    ofKind: (kind: string, n: number): string => (n === 1 ? kind : `${kind}: ${number(n)}`),
    more: (n: number): string => `and ${number(n)} more; --json lists all.`,
  },

  check: {
    summary: (shape: string, filled: number, cells: number): string =>
      `${shape}, ${number(filled)} of ${count(cells, 'cell')} filled`,
    many: (cells: number): string => `two solutions differ in ${count(cells, 'cell')}`,
    undecided: (why: string): string => `not decided. ${why}`,
  },

  solve: {
    many: (cells: string): string => `It has more than one solution; another differs in ${cells}.`,
    perhapsMore: (why: string): string => `This solution may not be the only one. ${why}`,
    perhapsMoreThan: (n: number): string => `There may be more than ${count(n, 'solution')}.`,
    countedBefore: (done: number, of: number): string =>
      `${number(done)} of ${count(of, 'branch', 'branches')} were counted before.`,
    atLeast: (n: bigint): string => `at least ${n}`,
    treeCut: 'The tree was cut short; what was not looked at says so.',
    traceCut: (steps: number): string => `The trace was cut short after ${count(steps, 'step')}.`,
  },

  serve: {
    setting: (name: string, given: string, fits: string): string =>
      `--${name} cannot be "${given}"; what fits is ${fits}.`,
    withoutQueue: (why: string): string => `${why} Jobs are refused until it is there.`,
    cannotListen: (why: string): string => `The server cannot start: ${why}`,
  },

  /** Of a puzzle that should have exactly one solution. */
  notUnique: {
    many: 'It has more than one solution.',
    none: 'It has no solution.',
    unknown: 'It has not been shown to have exactly one solution.',
  },

  cover: {
    size: (rows: number, columns: number, secondary: number | undefined, ones: number): string => {
      const optional = secondary === undefined ? '' : ` (${number(secondary)} of them secondary)`;
      return `${count(rows, 'row')}, ${count(columns, 'column')}${optional}, ${count(ones, 'one')}`;
    },
    conflict: 'Its matrix was counted all the same.',
    choose: (column: string, rows: number): string =>
      `choose ${column}: ${rows === 0 ? 'no rows' : count(rows, 'row')}`,
    clue: (row: string): string => `clue ${row}`,
    try: (row: string, nth: number, of: number): string => `try ${row}, ${nth} of ${of}`,
    covers: (head: string, names: string, rows: number, columns: number): string =>
      `${head}: covers ${names}; ${count(rows, 'row')} and ${count(columns, 'column')} left`,
    undo: (row: string): string => `undo ${row}`,
    solution: (grid: string): string => `solution ${grid}`,
    end: (status: string): string => `end ${status}`,
  },

  logic: {
    wrongEntries: 'With these entries and candidates it has no solution.',
    solved: 'The grid is full; nothing is left to do.',
    stuck: 'Logic ends here.',
    stuckWith: (open: number): string => `Logic ends here, with ${count(open, 'cell')} open.`,
    stuckAfter: (open: number, steps: number): string =>
      `Logic ends here, with ${count(open, 'cell')} open after ${count(steps, 'step')}.`,
    cutAfter: (why: string, open: number, steps: number): string =>
      `${why} There are ${count(open, 'cell')} open after ${count(steps, 'step')}.`,
    modeStops: (mode: string, open: number): string => `${mode} stops with ${count(open, 'cell')} open.`,
    nothingToDo: 'nothing to do',
  },

  make: {
    otherNextTime: (why: string): string => `${why} The same seed may give another puzzle.`,
    best: (shortfall: string, attempts: number): string =>
      `The best found has ${shortfall}, after ${count(attempts, 'grid')}.`,
    betterMixed: 'Search from nothing seldom gets there; the method mixed does.',
    blocks: { tries: 'tries', valid: 'valid', sumsAlone: 'valid by sums alone', exact: 'valid of all ways' },
    /** `0.0868 %`, or by its power of ten where it is tiny. */
    exactShare: (share: number): string =>
      share < 1e-6 ? `1 in ${(1 / share).toExponential(1)}` : `${Number((100 * share).toPrecision(3))} %`,
    /** `868 of 1,000,000 (0.0868 %)`. */
    share: (part: number, all: number): string =>
      `${number(part)} of ${number(all)}${part > 0 ? ` (${Number(((100 * part) / all).toPrecision(3))} %)` : ''}`,
    fewerTries: (why: string, tries: number, wanted: number): string =>
      `${why} There were ${number(tries)} of ${count(wanted, 'try', 'tries')}.`,
    lessMixed: (why: string): string => `${why} It is less mixed than it should be.`,
    perhapsNeedless: (open: number, clues: number): string =>
      `${number(open)} of ${count(clues, 'clue')} may not be needed.`,
  },

  symmetries: {
    motions: 'motions',
    renamings: 'renamings',
    symmetries: 'symmetries',
    turned: '2, one of them with a motion: the order of the symbols turned round',
    none: '1: the rule tells symbols apart',
    cells: 'orbits of cells',
    houses: 'orbits of houses',
    generators: 'Motions that make all others:',
    noGenerators: 'No motion but to leave everything where it is.',
    /** `2: 18 with row 1, 9 with the box at r1c1`. */
    orbits: (n: number, listed: string): string => `${number(n)}: ${listed}`,
    orbit: (size: number, member: string): string =>
      size === 1 ? `${member} alone` : `${number(size)} with ${member}`,
    more: (n: number): string => `and ${number(n)} more; --json lists all.`,
  },

  same: {
    two: (n: number): string => `Two puzzles are compared, not ${number(n)}.`,
  },

  dedupe: {
    summary: (puzzles: number, different: number): string =>
      `${count(puzzles, 'puzzle')}, ${number(different)} different.`,
  },

  hunt: {
    record: (clues: number): string => `the record is ${count(clues, 'clue')}.`,
    resumed: (grids: number): string => `this hunt has been through ${count(grids, 'grid')} before.`,
    noteRecord: (clues: number): string => `record ${count(clues, 'clue')}`,
    noteNone: 'no puzzle yet',
    unreadable: (why: string): string => `The record cannot be read: ${why}`,
    notRecords: (path: string): string => `${path} is not a file of records; it was left as it is.`,
    otherRecord: (path: string, shape: string): string =>
      `The record of ${shape} in ${path} is not what it says; it was left as it is.`,
    notFile: (path: string): string => `${path} is not a file, so no records can be saved there.`,
    unwritable: (path: string, why: string): string => `Records cannot be saved in ${path}: ${why}.`,
    locked: (path: string, lock: string): string =>
      `${path} is being written by somebody else. If nobody is, delete ${lock}.`,
  },

  work: {
    workersDie: (why: string): string => `Workers that are given this part of the work die: ${why}`,
  },

  farm: {
    noAddress: (text: string): string =>
      `"${text}" is no address of a queue; one looks like redis://host:6379 or postgres://user@host/database.`,
    unreachable: (address: string, why: string): string => `The queue ${address} cannot be reached: ${why}.`,
    lost: (why: string): string => `The queue cannot be reached (${why}); the work goes on when it is back.`,
    back: 'The queue is back.',
    nobody: (version: string): string =>
      `Nobody works on the queue with version ${version}; start "hyperdoku farm work" there.`,
    failed: (why: string): string => `A task failed again and again: ${why}`,
    otherVersion: (others: string, own: string): string =>
      `The queue has work for version ${others}; this is version ${own}, and takes only work for its own.`,
    working: (jobs: number): string =>
      `Working on ${count(jobs, 'task')} at a time. Ctrl-C ends what is in hand and leaves.`,
    workers: (n: number): string => count(n, 'worker'),
    resumed: (done: number, of: number): string =>
      `${number(done)} of ${count(of, 'task')} were done before.`,
    summary: (done: number, of: number, made: number, fresh: number): string =>
      `${number(done)} of ${count(of, 'task')} done: ${count(made, 'puzzle')}, ${number(fresh)} of them new.`,
  },

  library: {
    notLibrary: (path: string): string => `${path} is not a library of puzzles; it was left as it is.`,
    newer: (path: string, version: number, known: number): string =>
      `${path} is a library of version ${version}, made by a newer Hyperdoku; this one knows versions up to ${known}.`,
    unusable: (path: string, why: string): string => `The library ${path} cannot be used: ${why}.`,
    kept: (puzzles: number, fresh: number): string =>
      `${count(puzzles, 'puzzle')} for the library, ${number(fresh)} of them new.`,
    noPuzzle: (id: string): string => `There is no puzzle ${id} in the library.`,
    clues: (text: string): string =>
      `--clues is a number or a range such as 20..30, ..60 or 25..; "${text}" is neither.`,
    levels: (text: string, levels: string): string =>
      `"${text}" is not a level or a range of levels; the levels are ${levels}.`,
    facts: {
      id: 'number',
      shape: 'shape',
      clues: 'clues',
      level: 'level',
      effort: 'effort',
      techniques: 'techniques',
      source: 'source',
      added: 'added',
      keyOf: 'told apart by',
    },
    keys: { form: 'canonical form', text: 'text, as no canonical form was found' },
    rounds: (technique: string, rounds: number): string => `${technique} (${count(rounds, 'round')})`,
    headings: { shape: 'Shapes', level: 'Levels', hardest: 'Hardest techniques', clues: 'Clues' },
    ungraded: 'not graded',
    total: (n: number): string => `${count(n, 'puzzle')}.`,
    byText: (n: number): string =>
      n === 1 ? '1 of them is told apart by its text.' : `${number(n)} of them are told apart by their text.`,
    damage: (what: string): string => `The file is damaged: ${what}`,
    wrong: {
      unreadable: 'Its text cannot be read.',
      shape: 'Its shape is not the one that is noted.',
      clues: 'Its number of clues is not the one that is noted.',
      key: 'Its key is not that of the puzzle.',
      grade: 'Its grade is none that there is.',
    },
    sound: (n: number): string => `${count(n, 'puzzle')}, nothing wrong.`,
    unsound: (n: number, wrong: number): string => `${count(n, 'puzzle')}, ${number(wrong)} wrong.`,
  },

  progress: {
    left: (time: string): string => `${time} left`,
    atMost: (time: string): string => `at most ${time} left`,
    puzzles: (done: number, rate: number): string => `${count(done, 'puzzle')}, ${number(rate)} a second`,
    puzzlesOf: (done: number, of: number, rate: number): string =>
      `${number(done)} of ${count(of, 'puzzle')}, ${number(rate)} a second`,
    seconds: (n: number): string => `${n} s`,
    minutes: (n: number): string => `${n} min`,
    hours: (n: number): string => `${n} h`,
    days: (n: number): string => count(n, 'day'),
    years: 'years',
  },
};
