/**
 * Named ways of solving that show what each can and cannot do. `singles` sweeps the board for cells with one candidate
 * until a sweep changes nothing. The tiers add up: tier 1 is cells with one candidate, tier 2 also symbols with
 * one place in a house, tier 3 also pigeonholes; after every change the cheaper tiers run again.
 */

import { expectOk } from '../base/result.js';
import {
  type Candidates,
  candidatesOf,
  hasCandidate,
  listCandidates,
  removeCandidate,
} from '../board/candidates.js';
import { firstConflict } from '../board/conflicts.js';
import { createGrid, type Grid, isFull } from '../board/grid.js';
import type { Puzzle } from '../board/puzzle.js';
import { blank, type SymbolNumber } from '../board/symbols.js';
import { peersOf } from '../shape/peers.js';
import type { Cell, House } from '../shape/shape.js';
import { applyPigeonholes } from '../solve/pigeonholes.js';

/** The modes of solving by simple rules alone, from the weakest on. */
export const modes = ['singles', 'tier1', 'tier2', 'tier3'] as const;
/** The name of a mode of solving by simple rules. */
export type Mode = (typeof modes)[number];

/** How far the rules of a mode went. */
export interface ModeResult {
  /** Solved, no further by these rules, or no solution. */
  readonly status: 'solved' | 'stuck' | 'none';
  readonly grid: Grid;
  /** How often the whole board was gone through. */
  readonly sweeps: number;
}

/** Fills in what the simple rules of a mode give, sweep after sweep. */
export function solveByMode(puzzle: Puzzle, mode: Mode): ModeResult {
  const board = new Board(puzzle);
  const tiers = [board.placeSingles, board.placeOnlyPlaces, board.strikePigeonholes];
  const used = tiers.slice(0, mode === 'tier2' ? 2 : mode === 'tier3' ? 3 : 1);
  let sweeps = 0;
  for (let tier = 0; tier < used.length && !board.broken; ) {
    sweeps++;
    tier = used[tier].call(board) ? 0 : tier + 1;
  }
  const grid = expectOk(createGrid(puzzle.shape, board.symbols));
  // A full board may still break a constraint, which these rules do not look at.
  const broken = board.broken || (puzzle.shape.constraints.length > 0 && firstConflict(grid) !== undefined);
  return { status: broken ? 'none' : isFull(grid) ? 'solved' : 'stuck', grid, sweeps };
}

class Board {
  readonly symbols: Uint8Array;
  broken = false;
  private readonly candidates: Candidates;
  private readonly puzzle: Puzzle;

  constructor(puzzle: Puzzle) {
    this.puzzle = puzzle;
    this.symbols = Uint8Array.from(puzzle.symbols);
    this.candidates = candidatesOf(puzzle);
  }

  private place(cell: Cell, symbol: SymbolNumber): void {
    const { shape } = this.puzzle;
    this.symbols[cell] = symbol;
    for (const peer of peersOf(shape, cell)) removeCandidate(this.candidates, peer, symbol);
    for (const other of listCandidates(this.candidates, cell)) {
      if (other !== symbol) removeCandidate(this.candidates, cell, other);
    }
    this.broken ||= !hasCandidate(this.candidates, cell, symbol);
  }

  /** Tier 1. Whether anything changed. */
  placeSingles(): boolean {
    let changed = false;
    for (let cell = 0; cell < this.symbols.length && !this.broken; cell++) {
      if (this.symbols[cell] !== blank) continue;
      const left = listCandidates(this.candidates, cell);
      if (left.length === 0) this.broken = true;
      if (left.length !== 1) continue;
      this.place(cell, left[0]);
      changed = true;
    }
    return changed;
  }

  /** Tier 2. */
  placeOnlyPlaces(): boolean {
    const { shape } = this.puzzle;
    let changed = false;
    for (let house = 0; house < shape.houseCount && !this.broken; house++) {
      for (let symbol = 1; symbol <= shape.symbols && !this.broken; symbol++) {
        const place = this.findOnlyPlace(house, symbol);
        if (place === undefined || this.symbols[place] !== blank) continue;
        this.place(place, symbol);
        changed = true;
      }
    }
    return changed;
  }

  private findOnlyPlace(house: House, symbol: SymbolNumber): Cell | undefined {
    const { shape } = this.puzzle;
    let place: Cell | undefined;
    for (let i = house * shape.symbols; i < (house + 1) * shape.symbols; i++) {
      if (!hasCandidate(this.candidates, shape.houses[i], symbol)) continue;
      if (place !== undefined) return undefined;
      place = shape.houses[i];
    }
    this.broken ||= place === undefined;
    return place;
  }

  /** Tier 3: the first house in which anything goes. */
  strikePigeonholes(): boolean {
    for (let house = 0; house < this.puzzle.shape.houseCount && !this.broken; house++) {
      const removed = applyPigeonholes(this.candidates, house);
      if (removed < 0) this.broken = true;
      if (removed > 0) return true;
    }
    return false;
  }
}
