/** English: links, rules and the other pages and dialogs beside the game. */
import { count } from './en.numbers.js';

/** Every rule asks for the same. */
const once = (houses: string): string => `${houses} holds each symbol once.`;

export const pageTexts = {
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
    what: 'You begin with an empty board, enter clues and draw constraints such as cages and thermometers; as you go, you see whether the solution is the only one.',
    unfinished: 'Unfinished',
    goOn: 'Go on',
    beginning: 'Laying out an empty board…',
    noClues: 'Nothing entered yet',
    constraints: (n: number): string => count(n, 'constraint'),
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

  carry: {
    title: 'Go on at another device',
    what: 'This link holds the game as it is now: entries, notes, colours, lines and the time. Point the camera of the other device at the code, or send the link.',
    drawing: 'Drawing the code…',
    code: 'QR code of the link',
    tooLong: (characters: number): string =>
      `This link has ${count(characters, 'character')}, too many for a QR code. Copy it or save it as a file instead.`,
    fileName: (shape: string): string => `hyperdoku-game-${shape}.txt`,
    ask: 'You have a game of this puzzle here. Which one do you want to go on with?',
    here: 'Here',
    there: 'In the link',
    replace: 'Replace mine with the one in the link',
    both: 'Keep both',
    keep: 'Keep mine',
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
    drawing: 'While a constraint is drawn',
    space: 'While it is seen in space',
    mouse: 'With mouse or finger',
    mouseInSpace:
      'In space, drag to turn it, drag with the right button or with two fingers to move it, and use the wheel or two fingers to come nearer.',
    letters:
      'Where a shape has more than nine symbols, letters are symbols first. In cubes X, Y and Z turn the boards; Alt keeps the modes at hand.',
  },

  rules: {
    gotIt: 'Got it',
    tour: { cube: 'Ten guided moves', tesseract: 'From a line to a tesseract' },
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
    effort: (n: number): string =>
      `effort ${n.toLocaleString('en')}, which is all its steps, each weighed by how hard it is`,
    noHints: 'none',
    picture: (title: string): string => `${title}, solved`,
  },

  sharing: {
    send: 'Send…',
    sendFailed: 'Sending did not work. Copy the link instead.',
    download: 'Save as a file',
    others: 'For other programs',
    copyFor: (program: string): string => `Copy for ${program}`,
    longLink: (characters: number): string =>
      `This link has ${count(characters, 'character')}. Some programs cut long links short; a file is safer.`,
    longText: (characters: number): string =>
      `The text has ${count(characters, 'character')}, too many to show; save it as a file.`,
    fileName: (shape: string): string => `hyperdoku-${shape}.txt`,
  },
};
