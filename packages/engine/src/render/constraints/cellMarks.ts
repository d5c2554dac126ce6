/** Constraints on single cells: odd and even, and the symbols that may stand there. */
import { makeSymbolText, type SymbolNumber } from '../../board/symbols.js';
import { blockIn, formOf } from '../cellForm.js';
import { area, disc, edgeWidth } from './pieces.js';
import type { Draw } from './sketch.js';

export const drawOdd: Draw = (sheet, { cells }) => {
  const centres = sheet.placesOf(cells).map(({ centre }) => centre);
  return { under: [disc('lineEdge', centres, 0.36 + edgeWidth), disc('parity', centres, 0.36)] };
};

export const drawEven: Draw = (sheet, { cells }) => {
  const [from, to] = [0.16, 0.84];
  const blocks = sheet.placesOf(cells).map(place => blockIn(formOf(place), from, from, to, to));
  return {
    under: [
      { ...area('lineEdge', blocks), thickness: 2 * edgeWidth },
      { ...area('parity', blocks), thickness: 0 },
    ],
  };
};

export const drawCandidates: Draw = (sheet, { cells, spec }) => {
  const text = writeChoice(spec.symbols as readonly SymbolNumber[], sheet.shape.symbols);
  return { labels: sheet.placesOf(cells).map(({ cell }) => ({ cell, text })) };
};

/** `1/5/9`; three or more that follow each other are written as from … to: `1–4/9`. */
export function writeChoice(chosen: readonly SymbolNumber[], symbols: number): string {
  const rising = [...chosen].sort((a, b) => a - b);
  const text = (symbol: SymbolNumber): string => makeSymbolText(symbol, symbols);
  const parts: string[] = [];
  for (let i = 0, end = 0; i < rising.length; i = end + 1) {
    end = i;
    while (rising[end + 1] === rising[end] + 1) end++;
    if (end - i < 2) end = i;
    parts.push(end === i ? text(rising[i]) : `${text(rising[i])}–${text(rising[end])}`);
  }
  return parts.join('/');
}
