/** Pictures: layouts, drawings, themes, SVG, and pictures made of text. */
export { type Arrow, arrowsOf } from './arrows.js';
export {
  type Arrangement,
  type BoardContents,
  drawBoard,
  drawBoards,
} from './boardDrawing.js';
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
} from './cellDrawing.js';
export { type CellForm, formOf, pointIn } from './cellForm.js';
export type { DrawnConstraint } from './constraints/index.js';
export { type Direction, directions, type PointOnCube, pointOnCube } from './cubeSurface.js';
export {
  type Box,
  type Drawing,
  type GroupItem,
  type Item,
  type PathItem,
  type TextItem,
  type Transform,
  turnDrawing,
} from './drawing.js';
export { type IsometricOptions, makeIsometricPicture } from './isometricPicture.js';
export { type BoardLayout, type Layout, layOut, type RowGroup } from './layout.js';
export { drawLines, drawLinks } from './linkDrawing.js';
export { drawLocator } from './locatorDrawing.js';
export { alongAxis, neighbourOf } from './neighbours.js';
export { noteSize, placeNote } from './notes.js';
export {
  contrastPalette,
  darkPalette,
  type Palette,
  paperPalette,
  printPalette,
} from './palette.js';
export type { CellPlace, Point, Polyline } from './panel.js';
export { type Perspective, perspectiveAlong, perspectivesOf } from './perspective.js';
export {
  type PathRole,
  pathRoles,
  type StepGround,
  type TextRole,
  textRoles,
} from './role.js';
export { makeShapeSymbol, pictureId } from './shapeSymbol.js';
export { drawSolid, type SolidOptions } from './solidDrawing.js';
export { drawStacks } from './stackDrawing.js';
export { drawStep } from './stepDrawing.js';
export { cellsOfStep, fatesOf, groundsOf, linksOf } from './stepEvidence.js';
export { makeStepPicture, type StepPictureOptions } from './stepPicture.js';
export {
  makeElements,
  makePathData,
  makeViewBox,
  type Painter,
  type SvgElement,
  writeItems,
} from './svg.js';
export { makeSvgFile, type SvgFileOptions, themePainter } from './svgFile.js';
export { arrangeInFile, makeSvgPicture, type SvgOptions } from './svgPicture.js';
export * from './textPicture.js';
export { makeTheme, type PathStyle, type TextStyle, type Theme } from './theme.js';
export {
  contrastTheme,
  darkTheme,
  paperTheme,
  printTheme,
  type ThemeName,
  themes,
} from './themes.js';
export {
  drawView,
  parseView,
  showsNotes,
  type ViewName,
  type ViewOptions,
  viewCellSize,
  viewNames,
  viewsOf,
} from './view.js';
