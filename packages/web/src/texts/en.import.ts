/** English: puzzles from elsewhere. */
import { count } from './en.numbers.js';

/** The choices that sentences point to. */
const shape = 'Shape of texts that do not name one';
const symbols = 'How symbols are written';

export const importEnglish = {
  title: 'Import',
  source: 'Puzzles as text',
  placeholder: '53..7....6..195....98....6.8...6...3 …',
  choose: 'Choose files',
  drop: 'or drop them here',
  dropNow: 'Let go to read them',
  pasted: (size: string): string => `Pasted text, ${size}`,
  file: (name: string, size: string): string => `${name}, ${size}`,
  size: (bytes: number): string =>
    bytes < 1000
      ? `${bytes} bytes`
      : bytes < 1e6
        ? `${Math.round(bytes / 1000)} KB`
        : `${(bytes / 1e6).toFixed(1)} MB`,
  takeAway: 'Take it away',
  shape,
  recognise: 'Recognise it; cells alone are a Sudoku',
  otherShape: 'Another shape…',
  symbols,
  recogniseSymbols: 'Recognise it',
  alphabets: {
    letters: '1 to 9, then A to Z',
    hex: 'Hex, 0 to F',
    alphabet: 'A to Z',
  },
  canRead: 'What can be read',
  canReadWhat:
    'Any of these, one puzzle or many, also mixed with lines that are not puzzles. Blank cells may be dots, zeros, stars, dashes, underscores, question marks or spaces. A JSON file with a custom rule may come alone, or together with puzzles that name it.',
  reading: 'Reading…',
  nothing: 'There is no puzzle in this text.',
  found: (n: number): string => (n === 0 ? 'No puzzle found' : `${count(n, 'puzzle')} found`),
  rules: (n: number): string => `${count(n, 'rule')} without clues`,
  failed: (n: number): string => `${count(n, 'place')} could not be read`,
  large: (n: number): string => `${count(n, 'very large puzzle')} left out`,
  puzzle: (n: number): string => `Puzzle ${n}`,
  clues: (clues: number, cells: number): string => `${count(clues, 'clue')} of ${count(cells, 'cell')}`,
  begun: 'With entries or notes',
  leftOut: (parts: string): string => `Left out: ${parts}`,
  picture: (name: string): string => `Picture of ${name}`,
  full: 'Full already',
  play: 'Play',
  playThis: (name: string): string => `Play ${name}`,
  game: 'A game in progress',
  gameWhat: 'This is a link to go on with a game from another device.',
  openGame: 'Go on with it',
  rule: 'A rule without clues',
  set: 'Set a puzzle',
  setOn: (name: string): string => `Set a puzzle on ${name}`,
  make: 'New game',
  newOn: (name: string): string => `New game on ${name}`,
  more: (n: number): string => `Show ${n} more`,
  rest: (n: number, kept: number): string =>
    `Only the first ${count(kept, 'puzzle')} ${kept === 1 ? 'is' : 'are'} kept here; ${n.toLocaleString('en')} more would follow.`,
  addAll: (n: number): string =>
    n === 1 ? 'Add to the library' : `Add all ${n.toLocaleString('en')} to the library`,
  adding: (done: number, of: number): string => `Adding ${done} of ${of}…`,
  added: (n: number, there: number): string =>
    [
      `${count(n, 'puzzle')} added.`,
      ...(there > 0 ? [`${there} ${there === 1 ? 'was' : 'were'} there already.`] : []),
    ].join(' '),
  notAdded: 'They could not be saved. Is the disk full, or storage switched off for this page?',
  toLibrary: 'To the library',
  conflict: 'Cannot be played:',
  at: (line: number, column?: number): string =>
    column === undefined ? `Line ${line}` : `Line ${line}, column ${column}`,
  chooseSymbols: `Choose it under “${symbols}”.`,
  chooseShape: `Choose it under “${shape}”.`,
  morePlaces: (n: number): string => `and ${count(n, 'more place')}`,
  fileFailed: 'This file could not be read. Try again, or paste its text.',
};
