/** English: what each operation does, and what its fields are. */
export const operationTexts = {
  parse: {
    summary: 'Read puzzles',
    about:
      'Reads a text in any format that is known, recognises the format, and answers with every puzzle in it. What cannot be read has a problem in its place.',
  },
  solve: {
    summary: 'Solve a puzzle',
    about:
      'Answers with a solution and whether it is the only one: unique, many, none or unknown, never a guess.',
  },
  solveBatch: {
    summary: 'Solve many puzzles',
    about:
      'The same for a list. The budget is for the whole list; what it does not reach is unknown. Every puzzle has its answer in the same place.',
  },
  check: {
    summary: 'Check a puzzle',
    about: 'Says whether clues contradict each other, where, and whether there is exactly one solution.',
  },
  count: {
    summary: 'Count solutions',
    about:
      'Counts the solutions of a puzzle, or the complete grids of a shape. Counts can be large, so they are texts.',
  },
  solutions: {
    summary: 'List solutions',
    about:
      'Every solution as a line of JSON, as they are found. The last line says how it ended and how many there were.',
  },
  hint: {
    summary: 'The next step',
    about: 'The easiest next step, told as much as the strength says.',
  },
  explain: {
    summary: 'The whole way',
    about: 'Every step from the clues to the solution, in words and as data.',
  },
  grade: {
    summary: 'Grade a puzzle',
    about: 'How hard a puzzle is: its level, the effort, and the hardest technique it needs.',
  },
  generate: {
    summary: 'Make puzzles',
    about:
      'Makes puzzles to order. The same order and seed give the same puzzles everywhere; without a seed a new one is chosen and told.',
  },
  canon: {
    summary: 'Canonical form',
    about: 'The form that all puzzles share which are the same but for a symmetry.',
  },
  convert: {
    summary: 'Convert a puzzle',
    about: 'Writes a puzzle in another format, and says what that format has no place for.',
  },
  picture: {
    summary: 'Draw a puzzle',
    about: 'A picture as SVG, PNG or PDF.',
  },
  shapes: {
    summary: 'List shapes',
    about: 'The shapes to begin with. Any other spec works too.',
  },
  shape: {
    summary: 'Facts of a shape',
    about: 'The rule of a shape in words, its size, its houses and its constraints.',
  },
  library: {
    summary: 'List stored puzzles',
    about:
      'Puzzles of the library that the server was given, in the order in which they came. What comes after the last of a list is asked for by after.',
  },
  libraryPuzzle: {
    summary: 'Show a stored puzzle',
    about: 'One puzzle of the library with its techniques, and the link by which the app plays it.',
  },
  libraryRandom: {
    summary: 'A stored puzzle to play',
    about:
      'A puzzle of the library, chosen at random among those that are meant, with the link by which the app plays it.',
  },
  job: {
    summary: 'Hand a job to the farm',
    about:
      'An order that takes longer than a request may goes to the farm. A job is its order, seed and grade, so to hand it over twice is to hand it over once, and its state and result are asked for in the same words.',
  },
  jobState: {
    summary: 'How far a job is',
    about:
      'How many tasks of a job are done. What came of them is kept for a while; a job that is lost, wholly or in part, is handed over again.',
  },
  jobResult: {
    summary: 'What came of a job',
    about:
      'Every puzzle of a job as a line of JSON. The last line says whether these are all; what the order could not meet is left out.',
  },
} as const;

/** What the fields of requests and answers are. */
export const fieldTexts = {
  text: 'Puzzles in any format that is known',
  puzzle: 'A puzzle: text in any format that is known, or an object in the JSON format of Hyperdoku',
  puzzles: 'Puzzles, as in puzzle',
  shape: 'The shape of a text that does not name one, such as 3x3 or 9^3; 3x3 if not said',
  spec: 'A shape, such as 9^3, 3x2x1 or latin:4^3, or a custom rule as JSON',
  format: 'The format of the text, where it is not recognised',
  symbols: 'How symbols are written, where a text fits several ways',
  milliseconds: 'The time that the work may take; the server has a limit of its own',
  guesses: 'The guesses that the work may take; the same on every machine',
  method: 'How to decide hard puzzles',
  upTo: 'The hardest technique allowed',
  assumeUnique:
    'Whether techniques may take one solution for granted; if not said, where a short look proves it',
  limit: 'Stop when so many are known',
  strength: '1: where to look, 2: which technique, 3: the whole step',
  order: 'An order, such as 9^3,level=easy,blanks=100,n=5',
  seed: 'The same seed makes the same puzzles',
  to: 'The format to write',
  type: 'The type of the picture',
  view: 'One of the views that suit the shape; the usual one if not said',
  theme: 'The colours',
  axis: 'The axis along which slices are counted: x, y, z and so on',
  width: 'How wide a PNG is, in pixels',
  shapeOfStored: 'The shape, such as 3x3 or 9^3',
  level: 'The level',
  upToLevel: 'The highest level, where a range of levels is meant',
  technique: 'A technique that is needed on the way to the solution',
  cluesFrom: 'The fewest clues',
  cluesTo: 'The most clues',
  source: 'Where the puzzle is from',
  listed: 'How many to list',
  after: 'List only what comes after the puzzle of this number',
  countOfStored: 'How many there are in all',
  id: 'The number of the puzzle in the library',
  added: 'When it was stored',
  rounds: 'The techniques on the way to the solution, and how often each is needed',
  link: 'The address below this server at which the app plays it',
  seedOfChoice: 'The same seed chooses the same puzzle, as long as the library is the same',
  grade: 'Whether every puzzle is graded',
  state:
    'waiting: no worker has begun; working: some tasks are done or begun; done: all are; failed: some cannot be done; lost: some are no longer kept',
  puzzlesOfJob: 'How many puzzles were ordered',
  tasks: 'The tasks of the job',
  tasksDone: 'Tasks that are done',
  tasksFailed: 'Tasks that failed again and again',
  workers: 'Workers of the farm at the moment',
  endOfResult: 'Whether every task is done',
  status: 'What came of it',
  solution: 'A solution, as puzzle text',
  other: 'Another solution',
  differ: 'The cells in which the two solutions differ',
  reason: 'Why there is no solution, or what the work ran out of',
  by: 'What settled it',
  spent: 'Guesses spent',
  problem: 'What is wrong',
  code: 'For programs; few and stable',
  detail: 'What exactly, one for each sentence',
  message: 'The sentence',
  line: 'The line in the text, from 1',
  column: 'The column in that line, from 1',
} as const;
