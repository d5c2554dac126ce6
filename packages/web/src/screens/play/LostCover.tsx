/** Covers the boards when the limit to mistakes is reached. */
import { useReturn } from '../../board/useReturn.js';
import { mostMistakes } from '../../game/mistakes.js';
import { useGame, useGameState } from '../../hooks/useGame.js';
import { Icon } from '../../parts/Icon.js';
import { changeSettings, useSettings } from '../../settings/settings.js';
import { texts } from '../../texts/index.js';

export function LostCover() {
  const { restart } = useGame();
  const isLimited = useSettings(settings => settings.limitsMistakes);
  const isOut = useGameState(({ mistakes, status }) => mistakes >= mostMistakes && status === 'playing');
  useReturn(isLimited && isOut, true);
  if (!isLimited || !isOut) return null;
  return (
    <div className="lost-cover" role="alertdialog" aria-label={texts.mistakes.lost(mostMistakes)}>
      <div className="card stack">
        <p>
          <strong>{texts.mistakes.lost(mostMistakes)}</strong>
        </p>
        <p className="soft">{texts.mistakes.lostWhat}</p>
        <div className="row">
          {/* biome-ignore lint/a11y/noAutofocus: the game goes on here or not at all */}
          <button type="button" className="button main" autoFocus onClick={restart}>
            <Icon name="undo" />
            {texts.mistakes.again}
          </button>
          <button type="button" className="button" onClick={() => changeSettings({ limitsMistakes: false })}>
            {texts.mistakes.goOn}
          </button>
        </div>
      </div>
    </div>
  );
}
