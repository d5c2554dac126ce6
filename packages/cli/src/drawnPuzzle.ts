/** What of a puzzle a picture shows: its clues and entries, its candidates, its solution, or a step with what it rests on. */
import {
  arrangeInFile,
  asPuzzle,
  type Begun,
  blank,
  type CellLook,
  candidatesOf,
  countFilled,
  type Drawing,
  deduceSteps,
  drawStep,
  drawView,
  filledGrid,
  findSolution,
  listCandidates,
  lookForSolutions,
  Pace,
  Position,
  type Puzzle,
  type Sheet,
  type Step,
  showsNotes,
  type ViewName,
  viewsOf,
} from '@hyperdoku/engine';
import { exitCodes, orRefuse, Refusal } from './exit.js';
import { ladderFrom } from './logic.js';
import { nameShape } from './shapeName.js';
import { say, texts } from './texts/index.js';
import type { Work } from './work.js';

export const shownThings = ['clues', 'candidates', 'solution', 'hint'] as const;
export type Shown = (typeof shownThings)[number];

export interface DrawOptions {
  readonly view: ViewName;
  readonly axis?: number;
  readonly show?: Shown;
  /** The number of a step, from 1. */
  readonly step?: number;
}

export interface Drawn {
  readonly drawing: Drawing;
  /** What it shows, in words. */
  readonly title: string;
}

const words = texts.picture;

export async function drawSheet(sheet: Sheet, options: DrawOptions, work: Work): Promise<Drawn> {
  const { view, show, step } = options;
  if (step !== undefined || show === 'hint') {
    if (!showsSteps(view)) throw new Refusal(words.noSteps(view, listViews(sheet, showsSteps)));
    return drawStepOf(orRefuse(asPuzzle(sheet.grid)), step ?? 1, sheet, work);
  }
  const grid = show === 'clues' ? sheet.grid : filledGrid(sheet);
  const { shape } = grid;
  const solution = show === 'solution' ? await solve(orRefuse(asPuzzle(sheet.grid)), work) : undefined;
  const shown = solution ?? grid;
  if (show === 'candidates' && !showsNotes(view))
    throw new Refusal(words.noNotes(view, listViews(sheet, showsNotes)));
  const candidates = show === 'candidates' ? (sheet.candidates ?? candidatesOf(grid)) : undefined;
  const lookOf = (cell: number): CellLook => ({
    isEntry: sheet.grid.symbols[cell] === blank,
    ...(candidates && grid.symbols[cell] === blank && { corner: listCandidates(candidates, cell) }),
  });
  return {
    drawing: drawView(shown, view, { ...options, lookOf, nameFace: say.face }),
    title: words.title(nameShape(shape), countFilled(shown), shape.cellCount),
  };
}

const showsSteps = (view: ViewName): boolean => view === 'board' || view === 'slices' || view === 'hexagon';

const listViews = ({ grid }: Sheet, fits: (view: ViewName) => boolean): string =>
  say.list(
    viewsOf(grid.shape)
      .filter(fits)
      .map(view => `--view ${view}`),
    'or',
  );

async function solve(puzzle: Puzzle, work: Work): Promise<Puzzle> {
  const found = await findSolution(puzzle, work.decision());
  if (found.status === 'none') throw new Refusal(texts.notUnique.none, exitCodes.no);
  if (found.status === 'unknown') throw new Refusal(words.unsolved, exitCodes.unknown);
  return found.solution;
}

async function drawStepOf(puzzle: Puzzle, wanted: number, begun: Begun, work: Work): Promise<Drawn> {
  const { shape } = puzzle;
  const pace = new Pace(work.budget());
  const ladder = ladderFrom({}, await lookForSolutions(puzzle, pace));
  const shown = Position.of(puzzle, begun);
  let found = 0;
  let last: Step | undefined;
  for await (const step of deduceSteps(shown.copy(), { ...ladder, ...pace.part() })) {
    if (last) shown.apply(last);
    last = step;
    if (++found === wanted)
      return {
        drawing: drawStep(shown, step, boards => arrangeInFile(boards, { nameFace: say.face })),
        title: words.step(nameShape(shape), say.step(shape, step)),
      };
  }
  throw new Refusal(words.noStep(wanted, found), exitCodes.unknown);
}
