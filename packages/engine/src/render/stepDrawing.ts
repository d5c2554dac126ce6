/** A step as a drawing: the houses it looks at, the cells of its pattern, what goes or comes, and how one follows from another. */
import { findEvidence } from '../logic/evidence.js';
import type { Position } from '../logic/position.js';
import type { Candidate, Step } from '../logic/step.js';
import type { Cell } from '../shape/shape.js';
import { drawArrows } from './arrowDrawing.js';
import { arrowsOf } from './arrows.js';
import { type Arrangement, arrangeBoards, drawPlaced, type PlacedBoard } from './boardDrawing.js';
import { type CellLook, noteAt } from './cellDrawing.js';
import { formOf } from './cellForm.js';
import type { Drawing } from './drawing.js';
import { type BoardLayout, layOut } from './layout.js';
import { noteSize } from './notes.js';
import type { Point } from './panel.js';
import type { StepGround } from './role.js';
import { cellsOfStep, fatesOf, groundsOf } from './stepEvidence.js';

/** The position before the step, with the step's evidence and effect lit; of many slices only those that matter. */
export function drawStep(
  position: Position,
  bare: Step,
  arrange: (boards: readonly BoardLayout[]) => Arrangement,
): Drawing {
  const { shape, symbols } = position;
  const step = bare.evidence ? bare : { ...bare, evidence: findEvidence(position, bare) };
  const grounds = new Map<Cell, StepGround>();
  for (const [ground, cells] of groundsOf(shape, step)) for (const cell of cells) grounds.set(cell, ground);
  const lookOf = (cell: Cell): CellLook => {
    const corner = position.isOpen(cell) ? position.candidatesOf(cell) : [];
    const ground = grounds.get(cell);
    return { symbol: symbols[cell], corner, ...fatesOf(step, cell, corner), ...(ground && { ground }) };
  };
  const layout = layOut(shape);
  const touched = new Set([...cellsOfStep(step)].map(cell => layout.boardOf(cell)));
  const boards = [...touched].sort((a, b) => a - b).map(layout.boardAt);
  const arrangement = arrange(boards);
  const { bounds, placed } = arrangeBoards(boards, arrangement);
  const arrows = drawArrows(arrowsOf(shape, step), {
    pointOf: candidate => candidateAt(placed, candidate, shape.symbols),
    noteSize: noteSize(shape.symbols, boards[0]?.skewed),
    middle: { x: bounds.width / 2, y: bounds.height / 2 },
  });
  return {
    bounds,
    items: [...drawPlaced(placed, { symbols: shape.symbols, lookOf }, arrangement), ...arrows],
  };
}

/** Where the note of a candidate is drawn. */
function candidateAt(
  placed: readonly PlacedBoard[],
  { cell, symbol }: Candidate,
  symbols: number,
): Point | undefined {
  for (const { board, at } of placed) {
    const place = board.rows.flat().find(other => other.cell === cell);
    if (place) return noteAt(formOf(place, { x: -at.x, y: -at.y }), symbol, symbols);
  }
  return undefined;
}
