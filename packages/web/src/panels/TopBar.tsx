/** The thin bar above a game: shape and rule in words, level, time, menu. */
import type { ReactNode } from 'react';
import { mostMistakes } from '../game/mistakes.js';
import { useGame, useGameState } from '../hooks/useGame.js';
import { useSource } from '../hooks/useSource.js';
import { Icon } from '../parts/Icon.js';
import { makeTimeText } from '../parts/time.js';
import { shortSpec, titleOfSpec } from '../pictures/shapeWords.js';
import { useSettings } from '../settings/settings.js';
import { say, texts } from '../texts/index.js';
import '../styles/topBar.css';
import { Unsaved } from './Unsaved.js';

interface TopBarProps {
  readonly onMenu: () => void;
  readonly onRules: () => void;
  /** One more thing to press, beside the menu. */
  readonly tool?: ReactNode;
}

export function TopBar({ onMenu, onRules, tool }: TopBarProps) {
  const { title, setting } = useGame();
  const shape = useGameState(({ session }) => session.shape);
  return (
    <header className="top-bar">
      <a className="button plain icon-only home-link" href="#/" aria-label={texts.actions.home}>
        <Icon name="home" />
      </a>
      <h1>
        {titleOfSpec(shape.name)} <span className="soft spec">{shortSpec(shape)}</span>
      </h1>
      <button type="button" className="rule-line soft" onClick={onRules} title={texts.play.rules}>
        {title || say.rule(shape.spec)}
      </button>
      <div className="top-facts">
        <Unsaved />
        {setting ? <span className="chip">{texts.set.title}</span> : <Level />}
      </div>
      <Timer />
      {tool}
      <button
        type="button"
        className="button plain menu-button"
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
  const grade = useGameState(({ grade }) => grade);
  const gradeFailed = useGameState(({ gradeFailed }) => gradeFailed);
  const proof = useGameState(({ proof }) => proof);
  const open = useGameState(({ session }) => session.openCells);
  const isGrading = !grade && proof === 'unique' && !gradeFailed;
  return (
    <>
      <Mistakes />
      {grade?.status === 'graded' && <span className="chip">{say.level(grade.level)}</span>}
      {isGrading && <span className="chip">{texts.play.grading}</span>}
      {gradeFailed && <StudyAgain what={texts.play.gradeFailed} />}
      {proof === 'failed' ? (
        <StudyAgain what={texts.play.proofShort.failed} />
      ) : (
        proof !== 'unique' && <span className="chip soft wide-only">{texts.play.proofShort[proof]}</span>
      )}
      <span className="soft small wide-only">{texts.play.blanksLeft(open)}</span>
    </>
  );
}

/** How many, where there is a limit. */
function Mistakes() {
  const isLimited = useSettings(settings => settings.limitsMistakes);
  const mistakes = useGameState(({ mistakes }) => mistakes);
  if (!isLimited) return null;
  return <span className="chip mistakes">{texts.mistakes.chip(mistakes, mostMistakes)}</span>;
}

/** What could not be found out, and a way to ask again. */
function StudyAgain({ what }: { readonly what: string }) {
  const { study } = useGame();
  return (
    <button
      type="button"
      className="chip study-again"
      aria-label={`${what}. ${texts.play.tryAgain}`}
      onClick={() => void study()}
    >
      {what} <span className="wide-only">· {texts.play.tryAgain}</span>
    </button>
  );
}

function Timer() {
  const shown = useSettings(settings => settings.showsTimer);
  const { clock, togglePause, setting } = useGame();
  const elapsed = useSource(clock, seconds => seconds);
  const paused = useGameState(({ paused }) => paused);
  const playing = useGameState(({ status }) => status === 'playing') && !setting;
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
