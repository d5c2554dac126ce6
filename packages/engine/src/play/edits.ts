/** What the player's calls do to the planes. Cells and symbols have been checked; clues are not among the cells. */
import { blank, type SymbolNumber } from '../board/symbols.js';
import type { Step } from '../logic/step.js';
import { peersOf } from '../shape/peers.js';
import type { Cell } from '../shape/shape.js';
import { type Action, forEachChange } from './action.js';
import { joinsSame, type Line, listLines, placeOfCandidate, placeOfLine, valuesOfLine } from './marks.js';
import {
  bitOf,
  cellOfPlace,
  type NoteKind,
  type Place,
  placeOf,
  placeOfSymbol,
  planeOfPlace,
  planes,
  type SetPlane,
} from './planes.js';
import type { Draft } from './state.js';

const addBits = (draft: Draft, place: Place, bits: number): void =>
  draft.set(place, draft.state.planes.read(place) | bits);

const removeBits = (draft: Draft, place: Place, bits: number): void =>
  draft.set(place, draft.state.planes.read(place) & ~bits);

const remove = (draft: Draft, plane: SetPlane, cell: Cell, symbol: SymbolNumber): void =>
  removeBits(draft, placeOfSymbol(plane, cell, symbol), bitOf(symbol));

export const setEntry = (draft: Draft, cell: Cell, symbol: SymbolNumber): void =>
  draft.set(placeOf(planes.entry, cell), symbol);

export const addNote = (draft: Draft, cell: Cell, symbol: SymbolNumber): void =>
  addBits(draft, placeOfSymbol(planes.centre, cell, symbol), bitOf(symbol));

/** Takes a symbol out of the notes of all peers of a cell. */
export function tidyNotes(draft: Draft, cell: Cell, symbol: SymbolNumber): void {
  for (const peer of peersOf(draft.state.shape, cell)) {
    remove(draft, planes.corner, peer, symbol);
    remove(draft, planes.centre, peer, symbol);
  }
}

export function clearNotesOf(draft: Draft, cell: Cell): void {
  for (let plane: number = planes.corner; plane < planes.struck; plane++) draft.set(placeOf(plane, cell), 0);
}

/** Takes all colours off a cell, and all marks off its candidates. */
export function clearColoursOf(draft: Draft, cell: Cell): void {
  const { planes: now, shape } = draft.state;
  draft.set(placeOf(planes.colours, cell), 0);
  if (now.marks.size === 0) return;
  for (let symbol = 1; symbol <= shape.symbols; symbol++) draft.set(placeOfCandidate(cell, symbol), 0);
}

/** Draws a line; the same again takes it away, and one of the other kind takes its place. */
export function toggleLine(draft: Draft, line: Line): void {
  const { marks } = draft.state.planes;
  const place = placeOfLine(marks, line);
  const there = listLines(marks).find(other => other.place === place)?.line;
  const isSame = there !== undefined && there.kind === line.kind && joinsSame(there, line);
  const [first, second] = isSame ? [0, 0] : valuesOfLine(line);
  draft.set(place, first);
  draft.set(place + 1, second);
}

/** Takes away all lines, or those that begin or end in one of these cells. */
export function eraseLines(draft: Draft, cells?: ReadonlySet<Cell>): void {
  for (const { place, line } of listLines(draft.state.planes.marks)) {
    if (cells && !cells.has(line.from.cell) && !cells.has(line.to.cell)) continue;
    draft.set(place, 0);
    draft.set(place + 1, 0);
  }
}

/** Takes away whatever is marked beside the planes. */
export function clearMarks(draft: Draft): void {
  for (const place of [...draft.state.planes.marks.keys()]) draft.set(place, 0);
}

/** Adds a bit to all these places or, when they all have it, removes it. */
export function toggleBit(draft: Draft, places: readonly Place[], bit: number): void {
  const lacks = places.some(place => (draft.state.planes.read(place) & bit) === 0);
  for (const place of places) (lacks ? addBits : removeBits)(draft, place, bit);
}

/** Gives every blank cell its candidates as notes. */
export function fillNotes(draft: Draft, kind: NoteKind): void {
  const { state } = draft;
  for (let cell = 0; cell < state.shape.cellCount; cell++) {
    if (state.planes.symbols[cell] !== blank) continue;
    draft.set(placeOf(planes[kind], cell), state.candidateMask(cell, 0));
    draft.set(placeOf(planes[kind] + 1, cell), state.candidateMask(cell, 1));
  }
}

/** Puts the placements of a step as entries; its eliminations are struck out and leave the notes. */
export function takeStep(draft: Draft, { placements, eliminations }: Step, tidies: boolean): void {
  const isOpen = ({ cell }: { cell: Cell }): boolean => !draft.state.planes.isClue(cell);
  for (const { cell, symbol } of eliminations.filter(isOpen)) {
    addBits(draft, placeOfSymbol(planes.struck, cell, symbol), bitOf(symbol));
    remove(draft, planes.corner, cell, symbol);
    remove(draft, planes.centre, cell, symbol);
  }
  for (const { cell, symbol } of placements.filter(isOpen)) {
    setEntry(draft, cell, symbol);
    if (tidies) tidyNotes(draft, cell, symbol);
  }
}

/**
 * What a step struck out rests on the entries of its time. Where this draft takes an entry away or replaces it, all that was
 * struck since it was made comes back, because it may have followed from it; else a slip of the pen would spoil every
 * later hint. What was struck before stays.
 */
export function releaseStrikes(draft: Draft, applied: readonly Action[], position: number): void {
  if (draft.state.struckCells.size === 0) return;
  const lost = new Set<Cell>();
  forEachChange(draft, (place, before) => {
    if (planeOfPlace(place) === planes.entry && before !== blank) lost.add(cellOfPlace(place));
  });
  const released = new Map<Place, number>();
  for (let i = position - 1; i >= 0 && lost.size > 0; i--) {
    forEachChange(applied[i], (place, before, after) => {
      const plane = planeOfPlace(place);
      if (plane === planes.entry) lost.delete(cellOfPlace(place));
      else if (plane === planes.struck || plane === planes.struck + 1)
        released.set(place, (released.get(place) ?? 0) | (after & ~before));
    });
  }
  for (const [place, bits] of released) removeBits(draft, place, bits);
}
