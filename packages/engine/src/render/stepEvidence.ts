/** What a step speaks of, for everything that shows steps: pictures, boards, cameras. */
import type { SymbolNumber } from '../board/symbols.js';
import type { Candidate, Link, Sight, Step } from '../logic/step.js';
import { type Cell, cellsOf, type House, type Shape } from '../shape/shape.js';
import type { StepGround } from './role.js';

/** The links of its chain, then those of its branches. */
export const linksOf = ({ chain, branches }: Pick<Step, 'chain' | 'branches'>): Link[] => [
  ...chain,
  ...branches.flatMap(branch => branch.links),
];

/** The filled cells that keep other symbols or places out. */
const witnessesOf = ({ evidence }: Step): Cell[] => (evidence?.witnesses ?? []).map(({ cell }) => cell);

/** More houses than this would light half of a board. */
const mostSights = 3;

/** The houses by which what goes is seen, where the step does not name them itself. */
function sightsOf({ evidence, houses, covers }: Step): House[] {
  const all = (evidence?.seen ?? []).flatMap(({ holders }) =>
    holders.flatMap(({ by }) => ('house' in by ? [by.house] : [])),
  );
  const sights = [...new Set(all)].filter(house => !houses.includes(house) && !covers.includes(house));
  return sights.length <= mostSights ? sights : [];
}

/** One cell that keeps a symbol out of another: a filled one, or a candidate of the pattern that may hold. */
export interface SightLine {
  readonly from: Candidate;
  readonly isFilled: boolean;
  readonly to: Candidate;
}

/** What blocks the other places of a hidden single; and what sees each candidate that goes, where no house that is lit says so. */
export function sightLinesOf({ technique, evidence, houses, covers, constraints }: Step): SightLine[] {
  if (!evidence) return [];
  const isNamed = (by: Sight): boolean =>
    'house' in by
      ? houses.includes(by.house) || covers.includes(by.house)
      : 'cell' in by || constraints.includes(by.constraint);
  const blocks = technique === 'hidden-single' ? evidence.witnesses : [];
  return [
    ...blocks.map(({ cell, symbol, place }) => ({
      from: { cell, symbol },
      isFilled: true,
      to: { cell: place, symbol },
    })),
    ...evidence.seen.flatMap(({ cell, symbol, holders }) =>
      holders
        .filter(({ by }) => !isNamed(by))
        .map(holder => ({
          from: { cell: holder.cell, symbol: holder.symbol },
          isFilled: false,
          to: { cell, symbol },
        })),
    ),
  ];
}

/** The cells of its pattern, of its chains and of its effect, and what keeps the rest out. */
export const cellsOfStep = (step: Step): Set<Cell> =>
  new Set([
    ...step.cells,
    ...step.fins,
    ...(step.subset ?? []),
    ...linksOf(step).flatMap(({ cell, cells = [cell] }) => cells),
    ...witnessesOf(step),
    ...[...step.placements, ...step.eliminations].map(({ cell }) => cell),
  ]);

/** Which cells have which ground, in the order of painting; a cell may have several. */
export function groundsOf(shape: Shape, step: Step): [StepGround, Iterable<Cell>][] {
  const cellsIn = (houses: readonly number[]): Cell[] => houses.flatMap(house => [...cellsOf(shape, house)]);
  const cells = (candidates: readonly { readonly cell: Cell }[]): Cell[] =>
    candidates.map(({ cell }) => cell);
  const inHouses = new Set(cellsIn(step.houses));
  const named = step.constraints.flatMap(constraint => shape.constraints[constraint].cells);
  return [
    ['house', step.houses.length > 0 ? cellsIn(step.houses) : named],
    [
      'cover',
      [
        ...cellsIn([...step.covers, ...sightsOf(step)]),
        ...(step.houses.length > 0 ? named : []),
        ...witnessesOf(step).filter(cell => !inHouses.has(cell)),
      ],
    ],
    ['pattern', [...step.cells, ...(step.subset ?? []), ...cells(linksOf(step))]],
    ['fin', step.fins],
    ['gone', cells(step.eliminations)],
    ['placed', cells(step.placements)],
  ];
}

/** Of the candidates of a cell those that the step removes, and those that it rests on or places. */
export function fatesOf(
  step: Step,
  cell: Cell,
  candidates: readonly SymbolNumber[],
): { gone: SymbolNumber[]; kept: SymbolNumber[] } {
  const isOne = (
    listed: readonly { cell: Cell; cells?: readonly Cell[]; symbol: SymbolNumber }[],
    symbol: SymbolNumber,
  ): boolean => listed.some(other => (other.cells ?? [other.cell]).includes(cell) && other.symbol === symbol);
  const isInPattern = [step.cells, step.fins, step.subset ?? []].some(cells => cells.includes(cell));
  const held = [...step.placements, ...linksOf(step).filter(link => link.holds)];
  const gone = candidates.filter(symbol => isOne(step.eliminations, symbol));
  const kept = candidates.filter(
    symbol =>
      !gone.includes(symbol) && (isOne(held, symbol) || (isInPattern && step.symbols.includes(symbol))),
  );
  return { gone, kept };
}
