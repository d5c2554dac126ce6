/** The colours of pictures, by name. Any CSS colour will do, so that a page may hand in its own variables: `var(--ink)`. */
import type { SideTone, StepGround, tints } from './role.js';

/** The colours of a theme, by what they mean. */
export interface Palette extends Readonly<Record<StepGround | SideTone | (typeof tints)[number], string>> {
  readonly ink: string;
  /** What the picture stands on; `none` leaves it transparent. */
  readonly paper: string;
  /** Layers that lie under each other like sheets of paper; their lines, and the edges of what constraints draw. */
  readonly sheet: string;
  readonly edge: string;
  readonly hairline: string;
  readonly note: string;
  /** Headings, and the names of faces. */
  readonly soft: string;
  readonly entry: string;
  /** Candidates that matter to a step, and those that it removes. */
  readonly keptInk: string;
  readonly goneInk: string;
  readonly link: string;
  readonly mark: string;
  readonly ring: string;
  readonly conflict: string;
  /** The cores of broad lines that constraints draw, and what lies behind their marks between cells. */
  readonly lineCore: string;
  readonly plate: string;
  /** Ink is dear: lines and grounds of constraints are drawn by their edges alone. */
  readonly savesInk?: true;
}

/** Ink on paper. */
export const paperPalette: Palette = {
  ink: '#1B1D22',
  paper: '#FBFAF7',
  sheet: '#FFFFFF',
  edge: '#8B8778',
  hairline: '#B9B6AE',
  note: '#3A4557',
  soft: '#5B6472',
  entry: '#173F9F',
  keptInk: '#173F9F',
  goneInk: '#B32218',
  link: '#2456D6',
  mark: '#1B1D22',
  ring: '#2456D6',
  conflict: '#D92D20',
  lineCore: '#FBFAF7',
  plate: '#FBFAF7',
  house: '#FFF6D6',
  cover: '#E3F0FF',
  pattern: '#FFE58A',
  fin: '#FFB8D2',
  gone: '#FBE0DD',
  placed: '#CDEBC5',
  tint1: '#F6A6A0',
  tint2: '#F9C48A',
  tint3: '#F6E27A',
  tint4: '#B4E3A5',
  tint5: '#9FE0D9',
  tint6: '#A3CBFF',
  tint7: '#CFB8FF',
  tint8: '#CFD3DA',
  faceTop: '#FFFFFF',
  faceLeft: '#F1EEE7',
  faceRight: '#E4E0D6',
};

/** Light ink on dark ground. */
export const darkPalette: Palette = {
  ink: '#E9E7E2',
  paper: '#14161A',
  sheet: '#1C1F25',
  edge: '#6D7480',
  hairline: '#3B4049',
  note: '#D3DAE6',
  soft: '#A9AFBA',
  entry: '#C4D7FF',
  keptInk: '#C4D7FF',
  goneInk: '#FF9D94',
  link: '#8FB3FF',
  mark: '#E9E7E2',
  ring: '#8FB3FF',
  conflict: '#FF8A80',
  lineCore: '#14161A',
  plate: '#14161A',
  house: '#3C3515',
  cover: '#1B3350',
  pattern: '#6E5A0C',
  fin: '#6A2746',
  gone: '#55221F',
  placed: '#22512B',
  tint1: '#7A322D',
  tint2: '#74481A',
  tint3: '#665812',
  tint4: '#325C27',
  tint5: '#1F5954',
  tint6: '#24497A',
  tint7: '#4B377C',
  tint8: '#474C55',
  faceTop: '#262A32',
  faceLeft: '#1D2026',
  faceRight: '#181A1F',
};

/** For eyes that need more: every text at least seven times as light or dark as what it stands on. */
export const contrastPalette: Palette = {
  ink: '#000000',
  paper: '#FFFFFF',
  sheet: '#FFFFFF',
  edge: '#000000',
  hairline: '#6B6B6B',
  note: '#222222',
  soft: '#2B2B2B',
  entry: '#00267D',
  keptInk: '#00267D',
  goneInk: '#800000',
  link: '#00309C',
  mark: '#000000',
  ring: '#00309C',
  conflict: '#A30000',
  lineCore: '#FFFFFF',
  plate: '#FFFFFF',
  house: '#FFF3C4',
  cover: '#DCEBFF',
  pattern: '#FFDF6B',
  fin: '#FFC4DA',
  gone: '#FFDFDB',
  placed: '#C6F0BA',
  tint1: '#FFB9B3',
  tint2: '#FFD5A1',
  tint3: '#FFF08F',
  tint4: '#C5F0B8',
  tint5: '#B3EFE9',
  tint6: '#B9D8FF',
  tint7: '#DECDFF',
  tint8: '#DDE0E6',
  faceTop: '#FFFFFF',
  faceLeft: '#F2F2F2',
  faceRight: '#E4E4E4',
};

/** Black on white with greys, as a printer without colours has it. */
export const printPalette: Palette = {
  savesInk: true,
  ink: '#000000',
  paper: 'none',
  sheet: '#FFFFFF',
  edge: '#7A7A7A',
  hairline: '#8C8C8C',
  note: '#3D3D3D',
  soft: '#3D3D3D',
  entry: '#3D3D3D',
  keptInk: '#000000',
  goneInk: '#3D3D3D',
  link: '#000000',
  mark: '#000000',
  ring: '#000000',
  conflict: '#000000',
  lineCore: '#B4B4B4',
  plate: '#FFFFFF',
  house: '#F4F4F4',
  cover: '#E9E9E9',
  pattern: '#D2D2D2',
  fin: '#C2C2C2',
  gone: '#FFFFFF',
  placed: '#B4B4B4',
  tint1: '#CCCCCC',
  tint2: '#D6D6D6',
  tint3: '#EEEEEE',
  tint4: '#C2C2C2',
  tint5: '#E6E6E6',
  tint6: '#B8B8B8',
  tint7: '#DEDEDE',
  tint8: '#F6F6F6',
  faceTop: '#FFFFFF',
  faceLeft: '#F0F0F0',
  faceRight: '#E0E0E0',
};
