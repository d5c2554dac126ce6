/** One cell alone, lit in one way. */
import { type CellPlace, type Drawing, drawCell, type SymbolNumber } from '@hyperdoku/engine';
import { lookOf } from '../board/cellLook.js';
import { light } from '../board/lights.js';
import { LitPicture } from './LitPicture.js';

interface CellPictureProps {
  readonly lights: number;
  readonly symbol: SymbolNumber;
  readonly symbols: number;
}

const corners = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
] as const;
const place: CellPlace = { cell: 0, corners, centre: { x: 0.5, y: 0.5 }, row: 0, column: 0 };
const margin = 0.04;
const bounds = { left: -margin, top: -margin, width: 1 + 2 * margin, height: 1 + 2 * margin };

export function CellPicture({ lights, symbol, symbols }: CellPictureProps) {
  const drawing: Drawing = {
    bounds,
    items: [
      drawCell(place, { ...lookOf(lights), symbol, isEntry: ((lights >>> light.clue) & 1) === 0 }, symbols),
      { kind: 'path', role: 'hairline', lines: [corners], closed: true },
    ],
  };
  return <LitPicture drawing={drawing} lightsOf={() => lights} />;
}
