/** Everything that is not needed with every move. */
import { useState } from 'react';
import type { Game } from '../game/game.js';
import { useDesk } from '../hooks/useDesk.js';
import { useGame, useGameState } from '../hooks/useGame.js';
import { Switch } from '../parts/controls.js';
import { Dialog } from '../parts/Dialog.js';
import { Icon, type IconName } from '../parts/Icon.js';
import { goTo } from '../route/route.js';
import { changeSettings, useSettings } from '../settings/settings.js';
import { texts } from '../texts/index.js';
import '../styles/gameMenu.css';

interface GameMenuProps {
  readonly onClose: () => void;
  readonly onShare: () => void;
  readonly onCarry: () => void;
  readonly onRules: () => void;
  readonly onPicture: () => void;
}

interface Item {
  readonly icon: IconName;
  readonly label: string;
  readonly run: () => void;
  readonly isDanger?: boolean;
  /** Whether the menu stays open. */
  readonly stays?: boolean;
}

export function GameMenu({ onClose, onShare, onCarry, onRules, onPicture }: GameMenuProps) {
  const game = useGame();
  const id = useDesk().state?.id;
  const [sure, setSure] = useState(false);
  const { digitFirst, automaticNotes } = useSettings();
  useGameState(({ revision }) => revision);
  const status = useGameState(({ status }) => status);
  const { shape } = useGameState(({ session }) => session);
  const isPlay = !game.setting;
  const giveUp: Item = {
    icon: 'stop',
    label: texts.play.giveUp,
    run: () => setSure(true),
    isDanger: true,
    stays: true,
  };
  const groups: readonly (readonly Item[])[] = [
    isPlay ? listHelp(game) : [],
    [
      { icon: 'question', label: texts.play.rules, run: onRules },
      { icon: 'share', label: texts.play.share, run: onShare },
      { icon: 'picture', label: texts.play.picture, run: onPicture },
      ...(isPlay ? [{ icon: 'forward' as const, label: texts.carry.title, run: onCarry }] : []),
    ],
    [
      ...(isPlay && id ? [anotherItem(id)] : []),
      { icon: 'plus', label: texts.play.newGame, run: () => goTo({ screen: 'new', spec: shape.name }) },
      ...places,
    ],
    status === 'playing' ? [restartItem(game), ...(isPlay ? [giveUp] : [])] : [],
  ];
  const choose = (run: () => void) => (): void => {
    onClose();
    run();
  };
  return (
    <Dialog title={texts.actions.menu} onClose={onClose}>
      {groups
        .filter(items => items.length > 0)
        .map(items => (
          <div className="menu" key={items[0].label}>
            {items.map(({ icon, label, run, isDanger, stays }) => (
              <button
                key={label}
                type="button"
                className={`button plain menu-item${isDanger ? ' danger' : ''}`}
                onClick={stays ? run : choose(run)}
              >
                <Icon name={icon} />
                {label}
              </button>
            ))}
          </div>
        ))}
      <div className="menu-switches stack">
        <Switch
          label={texts.play.digitFirst}
          checked={digitFirst}
          onChange={checked => changeSettings({ digitFirst: checked })}
        />
        {isPlay && (
          <Switch
            label={texts.play.automaticNotes}
            checked={automaticNotes}
            onChange={checked => changeSettings({ automaticNotes: checked })}
          />
        )}
      </div>
      {sure && <GiveUpQuestion onCancel={() => setSure(false)} onGiveUp={choose(game.giveUp)} />}
    </Dialog>
  );
}

/** What helps with the puzzle; less when the game is over. */
function listHelp(game: Game): Item[] {
  const { session, status } = game.state;
  return [
    { icon: 'path', label: texts.play.path, run: () => void game.showPath() },
    { icon: 'play', label: texts.play.solve, run: () => void game.showSearch() },
    ...(status === 'playing' ? listHelpInPlay(game) : []),
    ...session.checkpoints.map(checkpoint => ({
      icon: 'flag' as const,
      label: texts.play.returnTo(checkpoint.name),
      run: () => game.returnToCheckpoint(checkpoint),
    })),
    ...(status === 'solved'
      ? [{ icon: 'play' as const, label: texts.finish.replay, run: game.showReplay }]
      : []),
  ];
}

const listHelpInPlay = (game: Game): Item[] => [
  { icon: 'back', label: texts.play.toCorrect, run: game.returnToCorrect },
  {
    icon: 'notes',
    label: `${texts.play.notes} (${texts.modes.centre.title.toLowerCase()})`,
    run: () => game.fillNotes('centre'),
  },
  { icon: 'erase', label: texts.play.clearNotes, run: game.clearNotes },
  { icon: 'flag', label: texts.play.checkpoint, run: game.addCheckpoint },
];

const anotherItem = (id: string): Item => ({
  icon: 'redo',
  label: texts.finish.again,
  run: () => goTo({ screen: 'another', id }),
});

/** Where to go from here. */
const places: readonly Item[] = [
  { icon: 'library', label: texts.play.library, run: () => goTo({ screen: 'library' }) },
  { icon: 'keyboard', label: texts.play.keys, run: () => goTo({ screen: 'keys' }) },
  { icon: 'settings', label: texts.play.settings, run: () => goTo({ screen: 'settings' }) },
];

const restartItem = ({ restart }: Game): Item => ({
  icon: 'undo',
  label: texts.play.restart,
  run: restart,
  isDanger: true,
});

interface GiveUpQuestionProps {
  readonly onCancel: () => void;
  readonly onGiveUp: () => void;
}

const GiveUpQuestion = ({ onCancel, onGiveUp }: GiveUpQuestionProps) => (
  <div className="card sure stack" role="alertdialog" aria-label={texts.play.giveUp}>
    <p>{texts.play.giveUpSure}</p>
    <div className="row">
      <button type="button" className="button" onClick={onCancel}>
        {texts.actions.cancel}
      </button>
      <button type="button" className="button main" onClick={onGiveUp}>
        {texts.play.giveUp}
      </button>
    </div>
  </div>
);
