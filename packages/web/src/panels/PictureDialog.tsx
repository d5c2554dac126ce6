/** The game as a picture: to look at in any view, to save, or to print. */
import {
  countFilled,
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
import { DrawingPicture } from '../pictures/DrawingPicture.js';
import { drawGame, type ShownPart, shownParts } from '../pictures/gameDrawing.js';
import { makePictureFile, namePictureFile, type PictureFormat } from '../pictures/pictureFile.js';
import { printSheet } from '../pictures/printSheet.js';
import { titleOfSpec } from '../pictures/shapeWords.js';
import { printTexts, printWords } from '../texts/print.js';
import '../styles/pictureDialog.css';

const words = printTexts.picture;
const themeNames = Object.keys(themes) as ThemeName[];

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
  const drawing = useMemo(() => drawGame(session, view, shown, depth), [session, view, shown, depth]);
  const title = titleOfSpec(shape.name);
  const alt = words.alt(title, countFilled(shown === 'clues' ? session.puzzle : session), shape.cellCount);
  const save = async (format: PictureFormat): Promise<void> => {
    const blob = await makePictureFile({ drawing, title: alt, theme: themes[theme] }, format);
    setFailed(blob === undefined);
    if (blob) saveBlob(namePictureFile(shape, view, format), blob);
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
        <button type="button" className="button main" onClick={() => save('png')}>
          <Icon name="import" />
          {words.save('PNG')}
        </button>
        <button type="button" className="button" onClick={() => save('svg')}>
          <Icon name="import" />
          {words.save('SVG')}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => printSheet({ drawing, title, line: printWords.rule(shape.spec) })}
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
