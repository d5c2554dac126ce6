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

export interface TextStyle {
  readonly fill: string;
  readonly weight?: number;
  /** The width of a stroke through the text. */
  readonly struck?: number;
}

export interface Theme {
  readonly font: string;
  /** What lies behind the whole picture; `none` leaves it transparent. */
  readonly paper: string;
  readonly paths: Readonly<Record<PathRole, PathStyle>>;
  readonly texts: Readonly<Record<TextRole, TextStyle>>;
}

export function makeTheme(palette: Palette): Theme {
  const { ink, hairline, note, soft, link } = palette;
  const filled = (name: keyof Palette): PathStyle => ({ fill: palette[name] });
  const shaded = (name: keyof Palette): PathStyle => ({ fill: palette[name], opacity: 0.5 });
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
    },
  };
}
