/** English for the start, and for what every screen of the app has: this is all that the first load brings. */
import { workerStopped } from './en.common.js';
import { count, number } from './en.numbers.js';

export const startEnglish = {
  name: 'Hyperdoku',
  motto: 'Sudoku in any number of dimensions.',

  actions: {
    back: 'Back',
    cancel: 'Cancel',
    close: 'Close',
    done: 'Done',
    play: 'Play',
    menu: 'Menu',
    home: 'Home',
    more: 'More',
    copy: 'Copy',
    copied: 'Copied',
    remove: 'Delete',
  },

  spans: {
    minutes: (n: number): string => `about ${number(n)} min`,
    hours: (n: number): string => `about ${number(n)} h`,
  },

  home: {
    places: 'Places',
    import: 'Import',
    set: 'Set a puzzle',
    continueTitle: 'Continue',
    allGames: 'All games',
    newTitle: 'New game',
    welcome: 'Pick a shape and it opens at once. Everything you do is saved in this browser.',
    invite: 'Pick a shape; it opens at once.',
    anyOrder: 'Any shape, level or length…',
    groups: {
      warmUp: { title: 'Warm-up', what: 'a few minutes each' },
      flat: { title: 'Flat', what: 'the classics' },
      towers: { title: 'Towers', what: 'boards tied by pillars' },
      cubes: { title: 'Cubes', what: 'read them from any side' },
      fourDimensions: { title: 'Four dimensions', what: 'for explorers' },
    },
    lengths: { short: 'short', medium: 'medium', long: 'long' },
    levelAndLength: (level: string, length: string): string => `${level}, ${length}`,
    blanksOf: (blanks: number | undefined, cells: number, isExact: boolean): string =>
      blanks === undefined
        ? count(cells, 'cell')
        : `${isExact ? '' : 'about '}${number(blanks)} of ${number(cells)} to fill`,
    choose: 'Choose…',
    chooseFor: (title: string): string => `Choose… level and length of ${title}`,
    making: 'Making it…',
    cancelMaking: (title: string): string => `Cancel making ${title}`,
    customShape: 'Shape of its own',
    variant: (title: string): string => `${title} variant`,
    progress: 'Progress',
    filled: (filled: number, blanks: number): string => `${number(filled)} of ${number(blanks)}`,
    clues: (n: number): string => count(n, 'clue'),
    beingSet: 'Being set',
    ungraded: 'Not graded',
    justNow: 'just now',
  },

  library: {
    title: 'Library',
    export: 'Save all to a file',
    exportFailed: 'The file could not be made.',
    fileName: (day: string): string => `hyperdoku-${day}.json`,
  },

  unsaved: {
    short: 'Not saved',
    title: 'Not saved yet',
    what: 'The browser does not let this page save your game: its storage is full, or switched off for this page. You can play on. Saving is tried again all the time, as long as this page stays open. To be safe, save all games to a file.',
    tryNow: 'Try now',
    trying: 'Trying…',
    refusedAgain: 'The browser has refused again.',
    inFile: 'All games and your settings are in the file.',
  },

  play: {
    settings: 'Settings',
    tryAgain: 'Try again',
  },

  problems: {
    worker: workerStopped,
    unreadable: 'The saved games cannot be read. Is storage switched off for this page?',
    crash: 'Something went wrong. Your games are saved.',
    notFetched: 'This part of Hyperdoku could not be fetched. Is the network gone?',
    reload: 'Reload',
    toHome: 'To the start',
  },
};
