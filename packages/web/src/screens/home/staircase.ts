/** The staircase of shapes: the catalog in five flights, each a little higher than the one before. */
import type { Order } from '@hyperdoku/engine';

export const flights = [
  { name: 'warmUp', specs: ['2x2', '3x2', 'plane:3^3', '4^3', 'latin:4^3', 'iso:4'] },
  { name: 'flat', specs: ['3x3', '4x4', '5x5'] },
  { name: 'towers', specs: ['2x2x1', '3x2x1', '3x3x1'] },
  { name: 'cubes', specs: ['faces:4', '2x2x2', '9^3', '16^3'] },
  { name: 'fourDimensions', specs: ['2x2x2x2', '9^4'] },
] as const;

/**
 * What is ordered when a card is clicked again: small shapes an easy puzzle; large ones more clues than they need, since a
 * cube of 729 cells with forty clues is a week's work. What is not listed is dug until singles would no longer do.
 */
const usualOrders: Readonly<Record<string, Order>> = {
  '3x2': { level: 'easy' },
  'plane:3^3': { level: 'easy' },
  'iso:4': { level: 'easy' },
  '3x3': { level: 'easy' },
  'faces:4': { level: 'easy' },
  '4x4': { level: 'easy' },
  '5x5': { clues: 340 },
  '3x3x1': { clues: 240 },
  '2x2x2': { clues: 140 },
  '9^3': { clues: 160 },
  '16^3': { clues: 1200 },
  '9^4': { clues: 1600 },
};

export const usualOrder = (spec: string): Order => usualOrders[spec] ?? {};
