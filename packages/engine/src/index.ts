/** The engine's public face. Everything here is pure: the same in Node, in browsers and in workers. */
export { type FaceName, faceNames, type HouseName } from './base/houseName.js';
export type { Ints } from './base/ints.js';
export type * from './base/problem.js';
export { createRandom, type Random, type Seed } from './base/random.js';
export * from './base/result.js';
export { makeVisible, makeVisibleJson, makeVisibleLines } from './base/visible.js';
export * from './board/candidates.js';
export * from './board/conflicts.js';
export * from './board/grid.js';
export * from './board/move.js';
export * from './board/puzzle.js';
export { blank, makeSymbolText, parseSymbolText, type Symbol } from './board/symbols.js';
export { type ColumnChoice, type CoverMove, columnChoices } from './cover/algorithmX.js';
export { type Column, CoverMatrix, type CoverSize } from './cover/coverMatrix.js';
export * from './cover/solveByCover.js';
export { type AlphabetName, alphabetNames } from './format/alphabet.js';
export { makeCover, parseCover } from './format/cover.js';
export { makeDimacs, makeDimacsChunks, parseDimacs } from './format/dimacs.js';
export { createTextPieces, type Decoded, type TextPieces } from './format/encoding.js';
export * from './format/formats.js';
export { makeFPuzzles, parseFPuzzles } from './format/fpuzzles.js';
export { makeHodoku, parseHodoku } from './format/hodoku.js';
export { makeIntegers, parseIntegers } from './format/integers.js';
export { makeJson, makeJsonValue, parseJson, readJsonValue } from './format/json.js';
export { makeLink, parseLink } from './format/link.js';
export { filledGrid } from './format/markedSheet.js';
export { makeOpenSudoku, parseOpenSudoku, parseOpenSudokuFile } from './format/openSudoku.js';
export {
  makeOrder,
  type OrderKey,
  type PuzzleOrder,
  parseOrder,
  type ReadSpec,
} from './format/orderText.js';
export { parseOwnText } from './format/ownText.js';
export { PlainLines } from './format/plainLines.js';
export { makePuzzleId, type PuzzleId, parsePuzzleId } from './format/puzzleId.js';
export { makePuzzleText, parsePuzzle, parsePuzzleText } from './format/puzzleText.js';
export { createPuzzleReader, type PuzzleReader, parsePuzzles, type ReaderOptions } from './format/reader.js';
export { makeSdk, parseSdk } from './format/sdk.js';
export { type About, type AboutKey, type Sheet, sheetOf } from './format/sheet.js';
export { makeSimpleSudoku, parseSimpleSudoku } from './format/simpleSudoku.js';
export { createTextWriter, type FindRule } from './format/statedRules.js';
export { makeSudokuPad, parseSudokuPad } from './format/sudokuPad.js';
export { makeSudokuWiki, parseSudokuWiki } from './format/sudokuWiki.js';
export { absentLevels } from './generate/absentLevels.js';
export {
  type BlockCount,
  type BlockOptions,
  countRandomBlocks,
  shareOfValidBlocks,
} from './generate/blockExperiment.js';
export { checkOrder } from './generate/checkOrder.js';
export type { DigOptions, Dug } from './generate/dig.js';
export { dig } from './generate/dig.js';
export { type Filling, type FillMethod, type FillOptions, fillGrid, fillMethods } from './generate/fill.js';
export * from './generate/generate.js';
export * from './generate/hunt.js';
export {
  blanksOf,
  fewestBlanksOf,
  type Length,
  lengths,
  lengthsOf,
  levelsAt,
} from './generate/lengths.js';
export * from './generate/minimise.js';
export * from './generate/minimiseBySets.js';
export { type Order, orderAt, type Shortfall } from './generate/order.js';
export { parseRegion } from './generate/region.js';
export { renewPuzzle, type SolvedPuzzle } from './generate/renewPuzzle.js';
export { largeBoard } from './generate/repair.js';
export * from './generate/sample.js';
export { hasStrata } from './generate/strata.js';
export * from './generate/variants/wishes.js';
export * from './grade/grade.js';
export { type Level, levels, type Rung, scale } from './grade/scale.js';
export * from './logic/deduce.js';
export { findEvidence, withEvidence } from './logic/evidence.js';
export { type Focus, focusOf, partOf, type Strength } from './logic/focus.js';
export { type LadderOptions, ladderUpTo } from './logic/ladder.js';
export * from './logic/look.js';
export * from './logic/modes.js';
export { type Begun, type Breach, Position } from './logic/position.js';
export type { Branch, Candidate, Evidence, Holder, Link, Seen, Sight, Step, Witness } from './logic/step.js';
export { nextStep, stepsOf, type Technique } from './logic/technique.js';
export { type TechniqueName, techniqueNames, techniquesOfUniqueness } from './logic/techniqueNames.js';
export { type DrawOptions, draw } from './plain/draw.js';
export { generate, type MadeToOrder, type MakeOptions } from './plain/generate.js';
export { grade } from './plain/grade.js';
export { type Hint, type HintOptions, hint } from './plain/hint.js';
export { type CellView, type GridView, type HouseView, inspect } from './plain/inspect.js';
export { fromLists, type Lists, toLists } from './plain/lists.js';
export { isUnique, type SolveOptions, solve } from './plain/solve.js';
export type { Action, ActionKind } from './play/action.js';
export type { Checkpoint } from './play/checkpoint.js';
export type { Ids } from './play/ids.js';
export type { Line, LineEnd, LineKind } from './play/marks.js';
export { mergeSaves } from './play/merge.js';
export { colourCount, type NoteKind } from './play/planes.js';
export { makeProgressLink, parseProgressLink } from './play/progressLink.js';
export { positionFrom, type Question } from './play/question.js';
export { type ReplayedEntry, replayEntries } from './play/replay.js';
export { isNewerSave, parseSavedSession, type SavedSession } from './play/savedSession.js';
export { type EntryOptions, Session, type SessionOptions, type Touched } from './play/session.js';
export { addTail, makeTail, type SaveTail } from './play/tail.js';
export { type Arrow, arrowsOf } from './render/arrows.js';
export {
  type Arrangement,
  type BoardContents,
  drawBoard,
  drawBoards,
} from './render/boardDrawing.js';
export {
  type CellLook,
  drawCell,
  drawColours,
  drawGround,
  drawMarks,
  drawNoteColours,
  drawRing,
  drawShades,
  drawSigns,
  drawWriting,
  type Mark,
  type Sign,
  type TintedNote,
  type Writing,
} from './render/cellDrawing.js';
export { type CellForm, formOf, pointIn } from './render/cellForm.js';
export type { DrawnConstraint } from './render/constraints/index.js';
export { type Direction, directions, type PointOnCube, pointOnCube } from './render/cubeSurface.js';
export {
  type Box,
  type Drawing,
  type GroupItem,
  type Item,
  type PathItem,
  type TextItem,
  type Transform,
  turnDrawing,
} from './render/drawing.js';
export { type IsometricOptions, makeIsometricPicture } from './render/isometricPicture.js';
export { type BoardLayout, type Layout, layOut, type RowGroup } from './render/layout.js';
export { drawLines, drawLinks } from './render/linkDrawing.js';
export { drawLocator } from './render/locatorDrawing.js';
export { alongAxis, neighbourOf } from './render/neighbours.js';
export { noteSize, placeNote } from './render/notes.js';
export {
  contrastPalette,
  darkPalette,
  type Palette,
  paperPalette,
  printPalette,
} from './render/palette.js';
export type { CellPlace, Point, Polyline } from './render/panel.js';
export { type Perspective, perspectiveAlong, perspectivesOf } from './render/perspective.js';
export {
  type PathRole,
  pathRoles,
  type StepGround,
  type TextRole,
  textRoles,
} from './render/role.js';
export { makeShapeSymbol, pictureId } from './render/shapeSymbol.js';
export { drawSolid, type SolidOptions } from './render/solidDrawing.js';
export { drawStacks } from './render/stackDrawing.js';
export { drawStep } from './render/stepDrawing.js';
export { cellsOfStep, fatesOf, groundsOf, linksOf } from './render/stepEvidence.js';
export { makeStepPicture, type StepPictureOptions } from './render/stepPicture.js';
export {
  makeElements,
  makePathData,
  makeViewBox,
  type Painter,
  type SvgElement,
  writeItems,
} from './render/svg.js';
export { makeSvgFile, type SvgFileOptions, themePainter } from './render/svgFile.js';
export { arrangeInFile, makeSvgPicture, type SvgOptions } from './render/svgPicture.js';
export * from './render/textPicture.js';
export { makeTheme, type PathStyle, type TextStyle, type Theme } from './render/theme.js';
export {
  contrastTheme,
  darkTheme,
  paperTheme,
  printTheme,
  type ThemeName,
  themes,
} from './render/themes.js';
export {
  drawView,
  showsNotes,
  type ViewName,
  type ViewOptions,
  viewCellSize,
  viewNames,
  viewsOf,
} from './render/view.js';
export { type CatalogSpec, catalog } from './shape/catalog.js';
export type { Combinations } from './shape/combinations.js';
export {
  type Constraint,
  type ConstraintSpec,
  type Different,
  type KindName,
  kindNames,
  type Primitive,
  type Relation,
  type Sum,
} from './shape/constraint.js';
export { diagonalsOf } from './shape/constraints/diagonal.js';
export { cellAt, coordinatesOf, positionOf } from './shape/coordinates.js';
export { type Fact, type FactKind, type FactSource, factsOf, type Work } from './shape/facts.js';
export type { MotionName } from './shape/frame.js';
export {
  axesName,
  axisName,
  faceName,
  houseNameOf,
  makeCellName,
  parseAxis,
  parseCellName,
} from './shape/names.js';
export { peersOf } from './shape/peers.js';
export type { Rule } from './shape/rule.js';
export { makeRuleSchema } from './shape/ruleSchema.js';
export {
  type Axis,
  type Cell,
  cellsOf,
  countHousesByOrientation,
  type House,
  type HouseKind,
  housesOf,
  maxCells,
  maxSymbols,
  type Orientation,
  type Outline,
  orientationOf,
  type Shape,
  type Surface,
  sharedCells,
} from './shape/shape.js';
export { instantGrid, makeSpec, outlineOf, parseShape, parseSpec, ruleOf, shapeOf } from './shape/shapes.js';
export { type Slice, sliceAt, slicesAlong } from './shape/slice.js';
export type * from './shape/spec.js';
export { stateConstraint } from './shape/stateConstraint.js';
export * from './shape/symmetry.js';
export * from './solve/budget.js';
export type { Contradiction } from './solve/contradiction.js';
export * from './solve/count.js';
export { decide, decideNow, differingCells, findSolution } from './solve/decide.js';
export * from './solve/decideAll.js';
export { findFirstSolution } from './solve/firstSolution.js';
export { encodePosition, type PositionFormula, readGrid } from './solve/formula/formula.js';
export { noItem, type RunStatus, type SearchKernel, type SearchStats } from './solve/kernel.js';
export { createKernel, KernelPool, type KernelRole } from './solve/kernelPool.js';
export { findPigeonholes } from './solve/pigeonholes.js';
export { type Propagated, propagate } from './solve/propagate.js';
export type * from './solve/prover.js';
export * from './solve/randomSolution.js';
export * from './solve/solutions.js';
export * from './solve/solutionTree.js';
export * from './solve/trace.js';
export * from './solve/verdict.js';
export * from './symmetry/canonise.js';
export * from './symmetry/findSymmetries.js';
export { PuzzleClasses } from './symmetry/puzzleClasses.js';
export { catalogWordsFor } from './words/catalog.js';
export { english } from './words/en/index.js';
export { languages, wordsFor } from './words/index.js';
export { plainWordsFor } from './words/plain.js';
export { puzzleWordsFor } from './words/puzzles.js';
export { referenceFor } from './words/reference.js';
export { describeShape, type ShapeData } from './words/shapeData.js';
export { drawSolutionTree } from './words/solutionTreeText.js';
export { describeStep } from './words/stepData.js';
export { type OutlineLine, outlineTelling } from './words/stepParts.js';
export type {
  FactWords,
  PlainWords,
  ReferenceWords,
  ShapeWords,
  TechniqueWords,
  Telling,
  Words,
} from './words/words.js';
