/** The page's colours for pictures that the engine draws; they follow the theme by themselves. */
import type { Palette } from '@hyperdoku/engine';

export const pagePalette: Palette = {
  ink: 'var(--ink)',
  paper: 'none',
  hairline: 'var(--hairline)',
  note: 'var(--ink-soft)',
  kept: 'var(--accent)',
  gone: 'var(--conflict)',
  faceTop: 'var(--face-top)',
  faceLeft: 'var(--face-left)',
  faceRight: 'var(--face-right)',
};
