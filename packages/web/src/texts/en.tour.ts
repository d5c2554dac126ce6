/** English: guided moves. */
export const tourEnglish = {
  title: { cube: 'Ten guided moves', tesseract: 'From a line to a tesseract' },
  next: 'Go on',
  skip: 'Skip',
  skipKey: 'Esc',
  position: (at: number, of: number): string => `Move ${at} of ${of}`,
  write: (symbol: string, cell: string): string => `Select ${cell}, the ringed cell, and write ${symbol}.`,
  astray: (symbol: string, cell: string): string =>
    `Not yet: only ${symbol} at ${cell} follows here. What you wrote was taken back.`,
  line: {
    title: (axis: string): string => `A line along ${axis}`,
    flat: (axis: string): string => `A line along ${axis} lies in one layer, like a row or a column.`,
    deep: (axis: string): string =>
      `A line along ${axis} goes through all layers: one cell in each, at the same place.`,
  },
  box: {
    title: (plane: string): string => `A box in ${plane}`,
    flat: (plane: string): string => `The boxes of the ${plane} slices lie flat before you now.`,
    deep: (plane: string): string => `The boxes of the ${plane} slices stand upright, across the layers.`,
  },
  look: {
    title: (axis: string): string => `Look along ${axis}`,
    what: (axis: string, plane: string): string =>
      `The same cube can be cut into other layers. Along ${axis}, each of them shows ${plane}, and the ${plane} boxes lie flat.`,
    how: (axis: string): string =>
      `Press ${axis.toUpperCase()}, or choose the face ${axis} of the small cube.`,
  },
  space: {
    title: 'See it in space',
    what: 'All layers at once: drag to turn the cube. Whatever you select here is selected on the boards, and the other way round.',
    how: 'Press T, or the button “See it in space”.',
    unable: 'This browser cannot draw in space; go on without it.',
  },
  grow: [
    {
      title: 'One axis: a line',
      what: 'Four cells along x. Each symbol stands in it once; that is the whole rule of a line.',
    },
    {
      title: 'Two axes: a square',
      what: 'Four lines beside each other along y make a square, and boxes of two by two appear: a small Sudoku.',
    },
    {
      title: 'Three axes: a cube',
      what: 'Four squares behind each other along z make a cube. Lines now run through the squares, too.',
    },
    {
      title: 'Four axes: a tesseract',
      what: 'Four cubes along w. There is no direction left to put them in, so they stand in a row: one large, the others small. A line along w has one cell in each, at the same place.',
    },
  ],
  turned: {
    title: 'All of it at once',
    what: 'The same four cubes, turned and projected as one thing: the hue tells w, and what is far along w is pale.',
  },
  end: {
    title: 'That is all there is to it',
    what: {
      cube: 'Lines along three axes, boxes in three orientations, three ways to look, and space. Hints give you such reasons at any time: press H.',
      tesseract:
        'Lines along four axes, and boxes. Arrows, Q and E, and Shift with Q and E walk along them; so do the buttons below the cubes. Hints bring you to the cube where they happen: press H.',
    },
    toGame: 'To the game',
    toHome: 'To the start',
  },
};
