/** English: settings, import, links, rules and the other pages and dialogs beside the game. */
const count = (n: number, one: string, many = `${one}s`): string =>
  `${n.toLocaleString('en')} ${n === 1 ? one : many}`;
/** Every rule asks for the same. */
const once = (houses: string): string => `${houses} holds each symbol once.`;

export const pageTexts = {
  settings: {
    title: 'Settings',
    look: 'Look',
    play: 'Play',
    theme: 'Theme',
    themes: { system: 'As the system', light: 'Light', dark: 'Dark', contrast: 'High contrast' },
    palette: 'Colours',
    palettes: { usual: 'Usual', safe: 'Colour-blind safe' },
    motion: 'Motion',
    motions: { system: 'As the system', reduced: 'Reduced', full: 'Full' },
    textSize: 'Text size',
    textSizes: { small: 'Small', usual: 'Usual', large: 'Large', huge: 'Huge' },
    switches: {
      showsConflicts: {
        title: 'Show conflicts',
        what: 'Two equal symbols in a line or box are marked as soon as they meet.',
      },
      showsPeers: {
        title: 'Light lines and boxes',
        what: 'Those of the cell you select or point at, on every board at once.',
      },
      showsSame: {
        title: 'Light equal symbols',
        what: 'All cells that hold the symbol of the selected one.',
      },
      tidiesNotes: { title: 'Tidy notes', what: 'An entry leaves the notes of the cells that see it.' },
      digitFirst: { title: 'Digit first', what: 'Choose a symbol, then the cells that get it.' },
      showsTimer: { title: 'Show the time', what: 'It runs either way, and pauses when you do.' },
    },
    preview: 'Preview',
    previewWhat: 'Four layers of a small cube with one cell selected, in the colours of now.',
    legend: {
      clue: 'Clue',
      entry: 'Entry',
      line: 'Same line',
      box0: 'Same box, flat',
      box1: 'Same box, upright',
      box2: 'Same box, sideways',
      same: 'Same symbol',
      conflict: 'Conflict',
    },
    keys: 'All keys',
    keysWhat: 'Everything can be done without a mouse.',
    reset: 'Back to the usual',
    resetWhat: 'All settings as they were at first; shapes are explained again when you open them.',
    resetDone: 'Everything is as usual again.',
    resetUndo: 'Take that back',
    licences: 'Hyperdoku is free software; its licence, and those of all that is in it',
  },

  importing: {
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
    shape: 'Shape of texts that do not name one',
    recognise: 'Recognise it; cells alone are a Sudoku',
    otherShape: 'Another shape…',
    canRead: 'What can be read',
    canReadWhat:
      'Any of these, one puzzle or many, also mixed with lines that are not puzzles. Blank cells may be dots, zeros or underscores. A JSON file with a custom rule may come alone, or together with puzzles that name it.',
    reading: 'Reading…',
    nothing: 'There is no puzzle in this text.',
    found: (n: number): string => `${count(n, 'puzzle')} found`,
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
    morePlaces: (n: number): string => `and ${count(n, 'more place')}`,
    fileFailed: 'This file could not be read. Try again, or paste its text.',
  },

  shapes: {
    type: 'Any other shape',
    typeWhat: 'For example 4x3, 25^2, latin:5^3, 3x1x2, or the JSON of a rule of your own',
    ruleFile: 'Rule from a file',
    ruleTooLarge: 'This file is longer than 16 MB, which no rule needs.',
    ruleUnreadable: 'This file could not be read.',
    cells: (n: number): string => count(n, 'cell'),
    outline: (cells: number, symbols: number, axes: number): string =>
      `${count(cells, 'cell')}, ${count(symbols, 'symbol')}, ${count(axes, 'axis', 'axes')}`,
    begin: 'Begin',
  },

  setting: {
    choose: 'Choose a shape',
    what: 'You begin with an empty board and enter clues; as you go, you see whether the solution is the only one.',
    unfinished: 'Unfinished',
    goOn: 'Go on',
    beginning: 'Laying out an empty board…',
    noClues: 'Nothing entered yet',
    clues: (n: number): string => count(n, 'clue'),
    choices: 'Choose another shape',
  },

  link: {
    title: 'A puzzle by link',
    opening: 'Opening the puzzle…',
    failed: 'This link cannot be opened',
    paste: 'If you have the puzzle as text, you can paste it instead.',
    toImport: 'Paste it',
  },

  large: {
    title: 'A very large board',
    cells: (n: number): string => `This board has ${count(n, 'cell')}.`,
    what: 'It can take hundreds of megabytes of memory, and the page may stand still for several seconds while it opens.',
    open: 'Open anyway',
  },

  lost: {
    title: 'Nothing here',
    what: 'There is no such page. Perhaps the address was cut short.',
    picture: 'A row of a puzzle with two fours in it: a conflict',
  },

  keyTable: {
    what: 'What it does',
    flat: 'Flat',
    cube: 'Cube',
    none: 'Not used',
    space: 'While it is seen in space',
    mouse: 'With mouse or finger',
    letters:
      'Where a shape has more than nine symbols, letters are symbols first. In cubes X, Y and Z turn the boards; Alt keeps the modes at hand.',
  },

  rules: {
    gotIt: 'Got it',
    row: once('Every row'),
    column: once('Every column'),
    line: (axis: string): string => once(`Every line along ${axis}`),
    deepLine: (axis: string): string => once(`Every line along ${axis}, one cell in each layer,`),
    lines: (axes: string): string => once(`Every line, whether along ${axes},`),
    allLines: once('Every line'),
    ownLine: once('Every added line'),
    box: (size: string): string => once(`Every ${size} box`),
    boxInSlice: (size: string, plane: string): string => once(`In every ${plane} slice, every ${size} box`),
    deepBox: (size: string, layers: number): string => once(`Every ${size} box, over ${layers} layers,`),
    boxOnFace: (size: string, face: string): string => once(`Every ${size} box on the ${face} face`),
    boxes: once('Every box'),
    plane: (axis: string): string => once(`Every flat layer across ${axis}`),
    face: once('Every face'),
    strip: (faces: string): string => once(`Every strip over ${faces}`),
    hoop: (faces: string): string => once(`Every hoop around ${faces}`),
    region: once('Every region'),
    named: once,
    all: (n: number): string => `${n.toLocaleString('en')} of them`,
    colours: 'In play, these colours light the lines and boxes of the cell you select or point at.',
  },

  finished: {
    shape: 'Shape',
    effort: (n: number): string => `effort ${n.toLocaleString('en')}`,
    noHints: 'none',
    picture: (title: string): string => `${title}, solved`,
  },

  sharing: {
    send: 'Send…',
    sendFailed: 'Sending did not work. Copy the link instead.',
    download: 'Save as a file',
    longLink: (characters: number): string =>
      `This link has ${count(characters, 'character')}. Some programs cut long links short; a file is safer.`,
    longText: (characters: number): string =>
      `The text has ${count(characters, 'character')}, too many to show; save it as a file.`,
    fileName: (shape: string): string => `hyperdoku-${shape}.txt`,
  },
};
