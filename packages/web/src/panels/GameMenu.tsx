/** Everything that is not needed with every move. */
import { useState } from 'react';
import { currentGame, useGame } from '../game/game.js';
import { giveUp, returnToCorrect } from '../game/help.js';
import { act, addCheckpoint, clearNotes, fillNotes, restart } from '../game/moves.js';
import { showPath, showReplay, showSearch } from '../game/shows.js';
import { Switch } from '../parts/controls.js';
import { Dialog } from '../parts/Dialog.js';
import { Icon, type IconName } from '../parts/Icon.js';
import { goTo } from '../route/route.js';
import { changeSettings, useSettings } from '../settings/settings.js';
import { texts } from '../texts/index.js';

interface GameMenuProps {
  readonly onClose: () => void;
  readonly onShare: () => void;
  readonly onRules: () => void;
}

interface Item {
  readonly icon: IconName;
  readonly label: string;
  readonly deed: () => void;
  readonly danger?: boolean;
}

export function GameMenu({ onClose, onShare, onRules }: GameMenuProps) {
  const [sure, setSure] = useState(false);
  const session = useGame(game => game.session);
  const status = useGame(game => game.record.status);
  const setting = useGame(game => game.record.setting);
  const spec = useGame(game => game.session.shape.name);
  const settings = useSettings();
  useGame(game => game.revision);
  const after = (deed: () => void) => (): void => {
    onClose();
    deed();
  };
  const playing = status === 'playing';
  const help: Item[] = [
    { icon: 'path', label: texts.play.path, deed: () => void showPath() },
    { icon: 'play', label: texts.play.solve, deed: () => void showSearch() },
    ...(playing
      ? ([
          { icon: 'back', label: texts.play.toCorrect, deed: returnToCorrect },
          {
            icon: 'notes',
            label: `${texts.play.notes} (${texts.modes.centre.title.toLowerCase()})`,
            deed: () => fillNotes('centre'),
          },
          { icon: 'erase', label: texts.play.clearNotes, deed: clearNotes },
          { icon: 'flag', label: texts.play.checkpoint, deed: addCheckpoint },
        ] as const)
      : []),
    ...session.checkpoints.map(checkpoint => ({
      icon: 'flag' as const,
      label: texts.play.returnTo(checkpoint.name),
      deed: () => void act(() => session.returnToCheckpoint(checkpoint), { quietly: true }),
    })),
    ...(status === 'solved' ? [{ icon: 'play' as const, label: texts.finish.replay, deed: showReplay }] : []),
  ];
  const game: Item[] = [
    { icon: 'plus', label: texts.play.newGame, deed: () => goTo({ screen: 'new', spec }) },
    { icon: 'share', label: texts.play.share, deed: onShare },
    { icon: 'question', label: texts.play.rules, deed: onRules },
    { icon: 'library', label: texts.play.library, deed: () => goTo({ screen: 'library' }) },
    { icon: 'keyboard', label: texts.play.keys, deed: () => goTo({ screen: 'keys' }) },
    { icon: 'settings', label: texts.play.settings, deed: () => goTo({ screen: 'settings' }) },
  ];
  return (
    <Dialog title={texts.actions.menu} onClose={onClose}>
      <div className="menu">
        {(setting ? game : [...help, ...game]).map(({ icon, label, deed }) => (
          <button key={label} type="button" className="button plain menu-item" onClick={after(deed)}>
            <Icon name={icon} />
            {label}
          </button>
        ))}
        {playing && (
          <button type="button" className="button plain menu-item danger" onClick={after(restart)}>
            <Icon name="undo" />
            {texts.play.restart}
          </button>
        )}
        {playing && !setting && (
          <button type="button" className="button plain menu-item danger" onClick={() => setSure(true)}>
            <Icon name="flag" />
            {texts.play.giveUp}
          </button>
        )}
      </div>
      <div className="menu-switches stack">
        <Switch
          label={texts.play.digitFirst}
          checked={settings.digitFirst}
          onChange={digitFirst => changeSettings({ digitFirst })}
        />
      </div>
      {sure && currentGame() && (
        <div className="card sure stack" role="alertdialog" aria-label={texts.play.giveUp}>
          <p>{texts.play.giveUpSure}</p>
          <div className="row">
            <button type="button" className="button" onClick={() => setSure(false)}>
              {texts.actions.cancel}
            </button>
            <button type="button" className="button main" onClick={after(giveUp)}>
              {texts.play.giveUp}
            </button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
