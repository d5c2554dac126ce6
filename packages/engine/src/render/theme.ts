/** How each role of a drawing looks: colours, widths and weights, as data. A theme is a palette and what all themes have in common. */
import type { Palette } from './palette.js';
import type { PathRole, TextRole } from './role.js';

/** How paths of a role look; what is not said is not painted. */
export interface PathStyle {
  readonly fill?: string;
  readonly opacity?: number;
  readonly stroke?: string;
  /** Of strokes, in units of the output: pixels on a screen, points on paper. */
  readonly width?: number;
  readonly dash?: readonly number[];
}

/** How a text looks. */
export interface TextStyle {
  readonly fill: string;
  readonly weight?: number;
  /** The width of a stroke through the text. */
  readonly struck?: number;
}

/** How everything in a drawing looks, by its role. */
export interface Theme {
  readonly font: string;
  /** What lies behind the whole picture; `none` leaves it transparent. */
  readonly paper: string;
  readonly paths: Readonly<Record<PathRole, PathStyle>>;
  readonly texts: Readonly<Record<TextRole, TextStyle>>;
}

/** Dots are white and black on every paper. */
const white = '#FFFFFF';
const black = '#000000';

type Colour = Exclude<keyof Palette, 'savesInk'>;

/** A theme with the colours of a palette. */
export function makeTheme(palette: Palette): Theme {
  const { ink, hairline, note, soft, link, edge, plate, savesInk } = palette;
  const filled = (name: Colour): PathStyle => ({ fill: palette[name] });
  const shaded = (name: Colour, opacity = 0.5): PathStyle => ({ fill: palette[name], opacity });
  const broad = (colour: string): PathStyle => ({ stroke: colour, width: 1 });
  const lineOf = (name: Colour): string => (savesInk ? plate : palette[name]);
  const neutral = lineOf('tint8');
  const cageTint = (name: Colour): PathStyle => (savesInk ? {} : shaded(name, 0.4));
  /** The ground of cells, or only its border. */
  const ground = (name: Colour): PathStyle => ({
    ...(!savesInk && shaded(name)),
    stroke: edge,
    width: savesInk ? 1.2 : 0.6,
  });
  return {
    font: 'Inter, system-ui, sans-serif',
    paper: palette.paper,
    paths: {
      ground: {},
      house: filled('house'),
      cover: filled('cover'),
      pattern: filled('pattern'),
      fin: filled('fin'),
      gone: filled('gone'),
      placed: filled('placed'),
      shade1: shaded('tint6'),
      shade2: shaded('tint2'),
      shade3: shaded('tint4'),
      shade4: shaded('tint7'),
      shade5: shaded('tint1'),
      shade6: shaded('tint5'),
      shade7: shaded('tint3'),
      shade8: shaded('tint8'),
      tint1: filled('tint1'),
      tint2: filled('tint2'),
      tint3: filled('tint3'),
      tint4: filled('tint4'),
      tint5: filled('tint5'),
      tint6: filled('tint6'),
      tint7: filled('tint7'),
      tint8: filled('tint8'),
      mark: filled('mark'),
      ring: { stroke: palette.ring, width: 2 },
      sign: { stroke: palette.conflict, width: 2 },
      hairline: { stroke: hairline, width: 0.8 },
      rule: { stroke: ink, width: 2 },
      faceTop: filled('faceTop'),
      faceLeft: filled('faceLeft'),
      faceRight: filled('faceRight'),
      solidRule: { stroke: ink, width: 1.4 },
      frame: { stroke: ink, width: 1.8 },
      layerFrame: { stroke: ink, width: 1.3 },
      rimFrame: { stroke: ink, width: 0.9 },
      sheet: { fill: palette.sheet, opacity: 0.86 },
      sheetRule: { stroke: palette.edge, width: 0.8 },
      sheetEdge: { stroke: ink, width: 1 },
      strongLink: { stroke: link, width: 1.6 },
      weakLink: { stroke: link, width: 1.6, dash: [4, 3] },
      linkHead: { fill: link },
      sightLine: { stroke: palette.conflict, width: 1.2, dash: [1.5, 2.5] },
      broadLine: broad(neutral),
      whisper: broad(lineOf('tint4')),
      renban: broad(lineOf('tint7')),
      parity: { fill: neutral, ...broad(neutral) },
      window: ground('tint6'),
      clone: ground('tint8'),
      cageTint1: cageTint('tint6'),
      cageTint2: cageTint('tint3'),
      cageTint3: cageTint('tint4'),
      cageTint4: cageTint('tint7'),
      cageTint5: cageTint('tint2'),
      cageTint6: cageTint('tint5'),
      lineEdge: broad(edge),
      lineCore: broad(palette.lineCore),
      thinLine: broad(edge),
      dashedLine: { ...broad(soft), dash: [4, 3] },
      cage: { stroke: ink, width: 1, dash: [3, 2.4] },
      region: { stroke: ink, width: 1, dash: [1.2, 2.2] },
      plate: broad(plate),
      inkLine: broad(ink),
      whiteDot: broad(white),
      blackDot: broad(black),
      exit: { fill: ink },
    },
    texts: {
      clue: { fill: ink, weight: 600 },
      entry: { fill: palette.entry, weight: 500 },
      cornerNote: { fill: note },
      centreNote: { fill: note },
      keptNote: { fill: palette.keptInk, weight: 700 },
      goneNote: { fill: palette.goneInk, weight: 700, struck: 1.2 },
      heading: { fill: soft },
      faceName: { fill: soft },
      linkExit: { fill: ink, weight: 650 },
      label: { fill: ink, weight: 500 },
      plateText: { fill: ink, weight: 600 },
      whiteDotText: { fill: black, weight: 600 },
      blackDotText: { fill: white, weight: 600 },
      pageTitle: { fill: ink, weight: 700 },
      pageHeading: { fill: ink, weight: 600 },
      pageText: { fill: ink },
      pageNote: { fill: soft },
    },
  };
}
