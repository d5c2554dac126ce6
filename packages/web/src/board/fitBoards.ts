/**
 * How large the focused board and the layers are drawn, and where, found from the room there is. Every number of columns and every size of
 * the layers is tried, beside and under the focused board; the best is what makes the focused board large without making the layers
 * too small to be read.
 */

/** In pixels, and how many of them the text has; a reader who wants larger text gets larger headings. */
export interface Room {
  readonly width: number;
  readonly height: number;
  readonly textSize: number;
}

export interface Wanted {
  /** Width to height of every board. */
  readonly ratio: number;
  readonly layers: number;
  /** Of layers along two axes, whose rows mean something; else any number will do. */
  readonly columns?: number;
  /** How many characters the longest name of a layer has; 0 if layers have no names. */
  readonly nameLength: number;
  /** Whether buttons to turn pages stand above the layers. */
  readonly isPaged: boolean;
}

/** Sizes are widths of boards in pixels. */
export interface Fit {
  readonly arrangement: 'alone' | 'beside' | 'under';
  readonly focus: number;
  readonly small: number;
  readonly columns: number;
  readonly hasNames: boolean;
}

/** In parts of the size of text. */
const sizes = { ruler: 1.2, heading: 1.7, between: 1.5, gap: 0.5, padding: 0.6, name: 1.5, letter: 0.45 };
/** What the buttons that turn pages take above the layers, in the same. */
const pager = { width: 15, height: 2.6 };
/** Layers without names are drawn close to each other; in pixels. */
const close = { gap: 3, padding: 2 };
const leastSmall = 14;
/** At most so large in comparison to the focused board. */
const mostShare = 0.48;
/** How much the size of layers counts beside that of the focused board, and a last row that is as long as the others. */
const worth = { small: 0.42, fullRows: 0.04 };

export function fitBoards(room: Room, wanted: Wanted): Fit {
  const { ratio, layers } = wanted;
  const em = room.textSize;
  const ruler = sizes.ruler * em;
  /** The width of a focused board that has so much room with its ruler and heading. */
  const fitFocus = (width: number, height: number, headings: number): number =>
    Math.min(width - ruler, (height - ruler - headings * em) * ratio);
  if (layers < 2) {
    const headings = wanted.nameLength > 0 ? sizes.heading : 0;
    const focus = Math.max(leastSmall, fitFocus(room.width, room.height, headings));
    return { arrangement: 'alone', focus, small: 0, columns: 1, hasNames: false };
  }
  const choices = wanted.columns === undefined ? upTo(layers) : [wanted.columns];
  let best: Fit = {
    arrangement: 'beside',
    focus: leastSmall,
    small: leastSmall,
    columns: choices[0],
    hasNames: false,
  };
  let bestScore = Number.NEGATIVE_INFINITY;
  const consider = (fit: Fit, rows: number): void => {
    if (fit.focus < leastSmall || fit.small > mostShare * fit.focus) return;
    const isFull = rows * fit.columns === layers;
    const score = Math.log(fit.focus) + worth.small * Math.log(fit.small) + (isFull ? worth.fullRows : 0);
    if (score <= bestScore) return;
    [best, bestScore] = [fit, score];
  };
  for (const columns of choices) {
    const rows = Math.ceil(layers / columns);
    for (let small = leastSmall; small < room.width; small += 1) {
      const hasNames = wanted.nameLength > 0 && small >= wanted.nameLength * sizes.letter * em;
      const gap = hasNames ? sizes.gap * em : close.gap;
      const padding = hasNames ? sizes.padding * em : close.padding;
      const name = hasNames ? sizes.name * em : close.padding;
      const [pagerWidth, pagerHeight] = wanted.isPaged ? [pager.width * em, pager.height * em] : [0, 0];
      const width = Math.max(pagerWidth, columns * (small + padding + gap) - gap);
      const height = rows * (small / ratio + name + gap) - gap + pagerHeight;
      if (width > room.width || height > room.height) break;
      const shared = { small, columns, hasNames };
      const beside = fitFocus(room.width - width - sizes.between * em, room.height, sizes.heading);
      consider({ arrangement: 'beside', focus: beside, ...shared }, rows);
      const under = fitFocus(room.width, room.height - height - sizes.between * em, sizes.heading);
      consider({ arrangement: 'under', focus: under, ...shared }, rows);
    }
  }
  return { ...best, focus: Math.floor(best.focus) };
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);

/** Smaller symbols cannot be read. */
const leastSymbol = 8;

/** Whether symbols on boards of this width would be too small to be read: then marks say which cells are filled. */
export const needsMarks = (small: number, cells: number, symbols: number): boolean =>
  (small / cells) * (symbols > 35 ? 0.46 : 0.6) < leastSymbol;
