/** The themes that come with the engine. A page that has its own colours makes one of them and needs none of these. */
import { contrastPalette, darkPalette, paperPalette, printPalette } from './palette.js';
import { makeTheme } from './theme.js';

export const paperTheme = makeTheme(paperPalette);
export const darkTheme = makeTheme(darkPalette);
export const contrastTheme = makeTheme(contrastPalette);
export const printTheme = makeTheme(printPalette);

/** By their names. */
export const themes = {
  paper: paperTheme,
  dark: darkTheme,
  contrast: contrastTheme,
  print: printTheme,
} as const;
export type ThemeName = keyof typeof themes;
