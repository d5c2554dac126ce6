/** A step as an SVG file. */
import type { Position } from '../logic/position.js';
import type { Step } from '../logic/step.js';
import { drawStep } from './stepDrawing.js';
import { makeSvgFile } from './svgFile.js';
import { arrangeInFile, boardCellSize } from './svgPicture.js';
import type { Theme } from './theme.js';
import { paperTheme } from './themes.js';

/** The title and the theme of a step's picture. */
export interface StepPictureOptions {
  /** What the picture shows, for those who cannot see it; the shape if not said. */
  readonly title?: string;
  readonly theme?: Theme;
}

/** A step on the boards on which it is seen, as an SVG file. */
export function makeStepPicture(position: Position, step: Step, options: StepPictureOptions = {}): string {
  const { title = position.shape.name, theme = paperTheme } = options;
  const drawing = drawStep(position, step, boards => arrangeInFile(boards));
  return makeSvgFile(drawing, { title, theme, cellSize: boardCellSize });
}
