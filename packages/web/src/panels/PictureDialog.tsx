/** The game as a picture: to look at in any view, to save, or to print. */
import {
  countFilled,
  makeSvgFile,
  type ThemeName,
  themePainter,
  themes,
  type ViewName,
  viewCellSize,
  viewsOf,
} from '@hyperdoku/engine';
import { useMemo, useState } from 'react';
import { useGame, useGameState } from '../hooks/useGame.js';
import { Choices } from '../parts/controls.js';
import { Dialog } from '../parts/Dialog.js';
import { Icon } from '../parts/Icon.js';
import { SelectField } from '../parts/SelectField.js';
import { saveBlob } from '../parts/saveBlob.js';
import { makePngBlob } from '../pictures/canvasPicture.js';
import { DrawingPicture } from '../pictures/DrawingPicture.js';
import { drawGame, type ShownPart, shownParts } from '../pictures/gameDrawing.js';
import { printSheet } from '../pictures/printSheet.js';
import { titleOfSpec } from '../pictures/shapeWords.js';
import { say } from '../texts/index.js';
import { printTexts } from '../texts/print.js';
import '../styles/pictureDialog.css';

const words = printTexts.picture;
const themeNames = Object.keys(themes) as ThemeName[];
/** How much larger a PNG is than on the page. */
const pngZoom = 3;

export function PictureDialog({ onClose }: { readonly onClose: () => void }) {
  const { setting } = useGame();
  const session = useGameState(({ session }) => session);
  const depth = useGameState(({ layout }) => layout.perspective.stacked[0]);
  const { shape } = session;
  const views = viewsOf(shape);
  const [view, setView] = useState<ViewName>(views[0]);
  const [theme, setTheme] = useState<ThemeName>('paper');
  // What is still being set has its clues among the entries.
  const [shown, setShown] = useState<ShownPart>(setting ? 'game' : 'clues');
  const [failed, setFailed] = useState(false);
  const drawing = useMemo(() => {
    const { puzzle, symbols } = session;
    const notesOf = session.notesOf.bind(session);
    return drawGame({ puzzle, symbols, notesOf }, view, shown, depth);
  }, [session, view, shown, depth]);
  const title = titleOfSpec(shape.name);
  const alt = words.alt(title, countFilled(shown === 'clues' ? session.puzzle : session), shape.cellCount);
  const nameFile = (format: string): string =>
    words.fileName(shape.name.replaceAll(/[^0-9a-z]+/gi, '-').slice(0, 40), view, format);
  const saveSvg = (): void => {
    const svg = makeSvgFile(drawing, { title: alt, theme: themes[theme], cellSize: viewCellSize });
    saveBlob(nameFile('svg'), new Blob([svg], { type: 'image/svg+xml' }));
  };
  const savePng = async (): Promise<void> => {
    const blob = await makePngBlob(drawing, themes[theme], viewCellSize, pngZoom);
    setFailed(blob === undefined);
    if (blob) saveBlob(nameFile('png'), blob);
  };
  const painter = useMemo(() => themePainter(themes[theme]), [theme]);
  return (
    <Dialog title={words.title} onClose={onClose} wide>
      <div className="picture-shown" data-theme-shown={theme}>
        <DrawingPicture
          drawing={drawing}
          scale={viewCellSize}
          painter={painter}
          className="picture"
          title={alt}
        />
      </div>
      {views.length > 1 && (
        <Choices
          label={words.view}
          value={view}
          options={views.map(each => ({ value: each, label: words.views[each] }))}
          onChange={setView}
        />
      )}
      <div className="row">
        <SelectField
          label={words.theme}
          value={theme}
          options={themeNames.map(each => ({ value: each, label: words.themes[each] }))}
          onChange={setTheme}
        />
        <SelectField
          label={words.shown}
          value={shown}
          options={shownParts.map(each => ({ value: each, label: words[each] }))}
          onChange={setShown}
        />
      </div>
      <div className="row">
        <button type="button" className="button main" onClick={savePng}>
          <Icon name="import" />
          {words.save('PNG')}
        </button>
        <button type="button" className="button" onClick={saveSvg}>
          <Icon name="import" />
          {words.save('SVG')}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => printSheet({ drawing, title, line: say.rule(shape.spec) })}
        >
          <Icon name="print" />
          {words.print}
        </button>
      </div>
      <p className="small trouble" role="status">
        {failed && words.failed}
      </p>
    </Dialog>
  );
}
