/** English for the custom element on other pages. */
export const elementTexts = {
  element: {
    name: (shape: string): string => `Hyperdoku ${shape}`,
    empty: 'No puzzle is given here.',
    inSpace: (shape: string, filled: number, cells: number): string =>
      `${shape} in space, ${filled.toLocaleString('en')} of ${cells.toLocaleString('en')} ${cells === 1 ? 'cell' : 'cells'} filled. Arrow keys turn it.`,
    noCube: 'The view in space could not be fetched. The boards show the same.',
    save: 'Save picture',
    print: 'Print',
    noPicture: 'What draws pictures could not be fetched. Try again.',
    notes: 'Notes',
    notesWhat: 'Write small notes instead of entries',
  },
};
