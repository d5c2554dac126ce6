/** Pictures of an element's game, to keep and to print. Fetched when the first is asked for. */
import type { PictureWishes } from '@hyperdoku/board';
import { countFilled, parseView, themes, viewsOf } from '@hyperdoku/engine';
import type { GameState } from '../game/state.js';
import { saveBlob } from '../parts/saveBlob.js';
import { drawGame } from '../pictures/gameDrawing.js';
import { makeGameSheet } from '../pictures/gameSheet.js';
import { makePictureFile, namePictureFile } from '../pictures/pictureFile.js';
import { printSheet } from '../pictures/printSheet.js';
import { titleOfSpec } from '../pictures/shapeWords.js';
import { say } from '../texts/play.js';
import { printTexts } from '../texts/print.js';

export interface PictureFile {
  readonly name: string;
  readonly blob: Blob;
}

/** Draws the game as it is now; a sentence if that cannot be done. */
export async function makePicture(
  { session, layout }: GameState,
  { view: wanted, as = 'png', theme = 'paper' }: PictureWishes,
  inSpace: boolean,
): Promise<PictureFile | string> {
  const { shape } = session;
  const views = viewsOf(shape);
  const solid = inSpace ? views.find(each => each === 'cube' || each === 'rhombic') : undefined;
  const parsed = parseView(shape, wanted ?? solid ?? views[0]);
  if (!parsed.ok) return say.problem(parsed.problem);
  const view = parsed.value;
  const drawing = drawGame(session, view, 'notes', layout.perspective.stacked[0]);
  const title = printTexts.picture.alt(titleOfSpec(shape.name), countFilled(session), shape.cellCount);
  const blob = await makePictureFile({ drawing, title, theme: themes[theme] }, as);
  return blob ? { name: namePictureFile(shape, view, as), blob } : printTexts.picture.failed;
}

export const savePicture = ({ name, blob }: PictureFile): void => saveBlob(name, blob);

export const printGame = (game: GameState): void => printSheet(makeGameSheet(game));
