/** The colours of a picture. Any CSS colour will do, so that a page may hand in its own variables: `var(--ink)`. */
export interface Palette {
  readonly ink: string;
  /** What the picture stands on; `none` leaves it transparent. */
  readonly paper: string;
  readonly hairline: string;
  readonly note: string;
  /** Candidates that matter to a step, and those that it removes. */
  readonly kept: string;
  readonly gone: string;
  /** The three sides of a cube, by the light that falls on them. */
  readonly faceTop: string;
  readonly faceLeft: string;
  readonly faceRight: string;
}

export const paperPalette: Palette = {
  ink: '#1B1D22',
  paper: '#FBFAF7',
  hairline: '#B9B6AE',
  note: '#5B6472',
  kept: '#2456D6',
  gone: '#D92D20',
  faceTop: '#FFFFFF',
  faceLeft: '#F1EEE7',
  faceRight: '#E4E0D6',
};

/** A whole palette, safe to stand in attributes. */
export function fillPalette(colours: Partial<Palette> = {}): Palette {
  const entries = Object.entries({ ...paperPalette, ...colours });
  return Object.fromEntries(entries.map(([role, colour]) => [role, escapeXml(colour)])) as Record<
    keyof Palette,
    string
  >;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text that may stand in an element or an attribute. */
export const escapeXml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, character => entities[character]);

/** The rectangle behind a picture. */
export const drawPaper = ({ paper }: Palette): string =>
  paper === 'none' ? '' : `<rect width="100%" height="100%" fill="${paper}"/>`;
