/** What the scene needs to know of a game, besides its lights and how it is seen. */
import type { Cell, House, Layout, Shape, Step } from '@hyperdoku/engine';
import { type LightSettings, shownSymbols } from '../board/lights.js';
import { notesIn } from '../game/shownNotes.js';
import type { GameState } from '../game/state.js';
import { cubeOfCell } from './cubesLayout.js';
import type { SpaceState } from './spaceState.js';

/** All that the scene shows. */
export interface SpaceInput {
  readonly shape: Shape;
  readonly symbols: ArrayLike<number>;
  readonly lights: Uint32Array;
  /** The axis whose layers are taken away and pulled apart: the one that the boards are stacked along. */
  readonly axis: number;
  /** Of several cubes the one that stands large: where a step happens, else where the selected cell is. */
  readonly focus: number;
  /** The cell whose houses are shown as beams and sheets. */
  readonly centre?: Cell;
  /** Houses that a hint is about, shown instead. */
  readonly houses?: readonly House[];
  readonly notesOf: (cell: Cell) => readonly number[];
  readonly conflicting: readonly (readonly [Cell, readonly House[]])[];
  /** The constraints that are broken, by their indices. */
  readonly broken: ReadonlySet<number>;
  readonly space: SpaceState;
  /** The planes through the selected cell are shown. */
  readonly planes: boolean;
}

export const layerAxisOf = ({ perspective }: Layout): number => perspective.stacked[0] ?? 2;

/** The cell where a step happens: what it writes, or takes away, or argues with. */
const cellOfStep = ({ placements, eliminations, cells }: Step): Cell | undefined =>
  placements[0]?.cell ?? eliminations[0]?.cell ?? cells[0];

type GameInput = Omit<SpaceInput, 'lights' | 'space' | 'planes'>;

/** The symbols that are shown, and with them what a step places, as soon as it is told. */
function withConclusion(game: GameState): ArrayLike<number> {
  const symbols = shownSymbols(game);
  const { show, hint } = game;
  const told = show?.step ?? (hint?.kind === 'step' && hint.strength === 3 ? hint.step : undefined);
  if (!told || told.placements.length === 0) return symbols;
  const concluded = Uint8Array.from(symbols);
  for (const { cell, symbol } of told.placements) concluded[cell] = symbol;
  return concluded;
}

export function readGame(game: GameState, { showsConflicts, showsPeers }: LightSettings): GameInput {
  const { session, show, hint, hover, cursor, layout } = game;
  const step = show?.step ?? (hint?.kind === 'step' ? hint.step : undefined);
  const conflicting: [number, number[]][] = [];
  const broken = new Set<number>();
  if (session.conflictCount > 0 && !show && showsConflicts) {
    for (let cell = 0; cell < session.shape.cellCount; cell++) {
      if (!session.inConflict(cell)) continue;
      conflicting.push([cell, session.conflictHousesOf(cell)]);
      for (const constraint of session.conflictConstraintsOf(cell)) broken.add(constraint);
    }
  }
  const slice = layout.boardOf(cursor);
  const centre = show ? show.fresh : (hover ?? cursor);
  return {
    shape: session.shape,
    axis: layerAxisOf(layout),
    focus: cubeOfCell(session.shape, (step && cellOfStep(step)) ?? show?.fresh ?? cursor),
    symbols: withConclusion(game),
    ...(centre !== undefined && showsPeers && { centre }),
    ...(step && { houses: [...step.houses, ...step.covers] }),
    conflicting,
    broken,
    /** Notes of the selected slice: those of all cells at once could not be read. */
    notesOf: cell =>
      show || layout.boardOf(cell) !== slice
        ? []
        : [...new Set([...notesIn(game, cell, 'corner'), ...notesIn(game, cell, 'centre')])],
  };
}
