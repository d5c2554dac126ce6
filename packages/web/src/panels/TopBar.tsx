/** The thin bar above a game: shape and rule in words, level, time, menu. */
import { useClock } from '../game/clock.js';
import { useGame } from '../game/game.js';
import { togglePause } from '../game/moves.js';
import { Icon } from '../parts/Icon.js';
import { makeTimeText } from '../parts/time.js';
import { shortSpec, titleOfSpec } from '../pictures/shapeWords.js';
import { useSettings } from '../settings/settings.js';
import { say, texts } from '../texts/index.js';

interface TopBarProps {
  readonly onMenu: () => void;
  readonly onRules: () => void;
}

export function TopBar({ onMenu, onRules }: TopBarProps) {
  const shape = useGame(game => game.session.shape);
  const record = useGame(game => game.record);
  return (
    <header className="top-bar">
      <a className="button plain icon-only" href="#/" aria-label={texts.actions.home}>
        <Icon name="home" />
      </a>
      <div className="top-title grow">
        <h1>
          {titleOfSpec(shape.name)} <span className="soft spec">{shortSpec(shape)}</span>
        </h1>
        <button type="button" className="rule-line soft" onClick={onRules} title={texts.play.rules}>
          {record.title || say.rule(shape.spec)}
        </button>
      </div>
      {record.setting ? <span className="chip">{texts.set.title}</span> : <Level />}
      <Timer />
      <button
        type="button"
        className="button plain"
        onClick={onMenu}
        aria-haspopup="dialog"
        aria-label={texts.actions.menu}
      >
        <Icon name="menu" />
        <span className="wide-only">{texts.actions.menu}</span>
      </button>
    </header>
  );
}

function Level() {
  const grade = useGame(game => game.record.grade);
  const proof = useGame(game => game.proof);
  const open = useGame(game => game.session.openCells + 0 * game.revision);
  const level =
    grade?.status === 'graded'
      ? say.level(grade.level)
      : grade
        ? undefined
        : proof === 'unique'
          ? texts.play.grading
          : undefined;
  return (
    <>
      {level && <span className="chip">{level}</span>}
      {proof !== 'unique' && <span className="chip soft wide-only">{texts.play.proofShort[proof]}</span>}
      <span className="soft small wide-only">{texts.play.blanksLeft(open)}</span>
    </>
  );
}

function Timer() {
  const shown = useSettings(settings => settings.showsTimer);
  const elapsed = useClock(clock => clock.elapsed);
  const paused = useGame(game => game.paused);
  const playing = useGame(game => game.record.status === 'playing' && !game.record.setting);
  if (!playing && !shown) return null;
  return (
    <span className="timer">
      {shown && (
        <span role="timer" aria-label={texts.play.timer}>
          {makeTimeText(elapsed)}
        </span>
      )}
      {playing && (
        <button
          type="button"
          className="button plain icon-only"
          aria-label={paused ? texts.play.resume : texts.play.pause}
          onClick={togglePause}
        >
          <Icon name={paused ? 'play' : 'pause'} />
        </button>
      )}
    </span>
  );
}
