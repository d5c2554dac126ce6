/** The themes that come with the engine. A page that has its own colours makes one of them and needs none of these. */
import { contrastPalette, darkPalette, paperPalette, printPalette } from './palette.js';
import { makeTheme } from './theme.js';

/** Ink on paper: the theme that is taken if none is said. */
export const paperTheme = makeTheme(paperPalette);
/** Light ink on dark ground. */
export const darkTheme = makeTheme(darkPalette);
/** Black and white, with strong colours. */
export const contrastTheme = makeTheme(contrastPalette);
/** For printers: it saves ink. */
export const printTheme = makeTheme(printPalette);

/** By their names. */
export const themes = {
  paper: paperTheme,
  dark: darkTheme,
  contrast: contrastTheme,
  print: printTheme,
} as const;
/** The name of a theme. */
export type ThemeName = keyof typeof themes;
