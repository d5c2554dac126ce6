/** A game: boards on the left, help and pad on the right; on a phone one above the other. */
import { useEffect, useState } from 'react';
import { FocusBoard, Layers } from '../board/Boards.js';
import { stage } from '../board/stage.js';
import { watchClock } from '../game/clock.js';
import { changeGame, currentGame, useGame, useGameStore } from '../game/game.js';
import { pressKey } from '../game/keys.js';
import { togglePause } from '../game/moves.js';
import { openGame } from '../game/open.js';
import { playShow, stepShow, stopShow, useShow } from '../game/shows.js';
import { FinishDialog } from '../panels/FinishDialog.js';
import { GameMenu } from '../panels/GameMenu.js';
import { HelpTools } from '../panels/HelpTools.js';
import { HintPanel } from '../panels/HintPanel.js';
import { EditTools, Pad } from '../panels/Pad.js';
import { Perspective } from '../panels/Perspective.js';
import { RulesDialog } from '../panels/RulesDialog.js';
import { SetPanel } from '../panels/SetPanel.js';
import { ShareDialog } from '../panels/ShareDialog.js';
import { ShowPanel } from '../panels/ShowPanel.js';
import { TopBar } from '../panels/TopBar.js';
import { Icon } from '../parts/Icon.js';
import { Page, useTitle } from '../parts/Page.js';
import { titleOfSpec } from '../pictures/shapeWords.js';
import { changeSettings, useSettings } from '../settings/settings.js';
import { LinkedSlices } from '../space/LinkedSlices.js';
import { SpaceOpener, SpacePanel } from '../space/SpacePanel.js';
import { pressSpaceKey, releaseSpaceKey } from '../space/spaceKeys.js';
import { viewsOf } from '../space/spaceLayout.js';
import { useSpace } from '../space/spaceState.js';
import { texts } from '../texts/index.js';
import '../styles/play.css';
import '../styles/board.css';

export function PlayScreen({ id }: { readonly id: string }) {
  const isOpen = useGameStore(({ game }) => game?.record.id === id);
  const [failure, setFailure] = useState<'missing' | 'broken'>();
  useEffect(() => {
    let current = true;
    setFailure(undefined);
    void openGame(id).then(outcome => {
      if (current && outcome !== 'opened') setFailure(outcome);
    });
    return () => {
      current = false;
    };
  }, [id]);
  if (failure) {
    return (
      <Page title={texts.name} narrow>
        <p>{texts.problems[failure]}</p>
        <p>
          <a href="#/">{texts.problems.toHome}</a>
        </p>
      </Page>
    );
  }
  return isOpen ? <Table /> : <main className="page" aria-busy="true" />;
}

type Sheet = 'menu' | 'share' | 'rules';

function Table() {
  const shape = useGame(game => game.session.shape);
  const finished = useGame(game => game.finished);
  const setting = useGame(game => game.record.setting);
  const showing = useGame(game => game.show !== undefined);
  const flat = useGame(game => game.layout.boardCount === 1);
  const axes = useGame(game => game.layout.perspective.stacked.length);
  const ratio = useGame(({ layout }) => layout.boardWidth / layout.boardHeight);
  const rulesSeen = useSettings(settings => settings.rulesSeen);
  const [sheet, setSheet] = useState<Sheet | undefined>(rulesSeen.includes(shape.name) ? undefined : 'rules');
  const place = useSpace(state => state.place);
  // The place is kept from game to game; flat shapes have no space to see.
  const space = viewsOf(shape).length > 0 ? place : 'closed';
  useTitle(titleOfSpec(shape.name));
  useEffect(watchClock, []);
  useKeys();
  const close = (): void => {
    if (sheet === 'rules' && !rulesSeen.includes(shape.name))
      changeSettings({ rulesSeen: [...rulesSeen, shape.name] });
    setSheet(undefined);
  };
  return (
    <div
      className="play"
      data-flat={flat || undefined}
      data-axes={axes}
      data-space={space}
      style={{ '--ratio': ratio } as React.CSSProperties}
    >
      <TopBar onMenu={() => setSheet('menu')} onRules={() => setSheet('rules')} />
      <main className="table">
        <section className="boards" aria-label={texts.play.boards}>
          {space === 'large' ? (
            <>
              <SpacePanel />
              <div className="sections">
                <FocusBoard />
                <LinkedSlices />
              </div>
            </>
          ) : (
            <>
              <FocusBoard />
              <Layers />
            </>
          )}
          <PauseCover />
        </section>
        <aside className="side">
          {space === 'side' ? <SpacePanel /> : <Perspective />}
          <SpaceOpener />
          {showing ? (
            <ShowPanel />
          ) : (
            <>
              <Pad />
              <EditTools />
              {setting ? (
                <SetPanel />
              ) : (
                <>
                  <HelpTools />
                  <HintPanel />
                </>
              )}
            </>
          )}
        </aside>
      </main>
      {sheet === 'menu' && (
        <GameMenu onClose={close} onShare={() => setSheet('share')} onRules={() => setSheet('rules')} />
      )}
      {sheet === 'share' && <ShareDialog onClose={close} />}
      {sheet === 'rules' && <RulesDialog shape={shape} onClose={close} />}
      {finished && sheet !== 'share' && <FinishDialog onClose={() => changeGame({ finished: false })} />}
    </div>
  );
}

function PauseCover() {
  const paused = useGame(game => game.paused);
  if (!paused) return null;
  return (
    <div className="pause-cover">
      <p>
        <strong>{texts.play.paused}</strong>
      </p>
      <p className="soft">{texts.play.pausedWhat}</p>
      <button type="button" className="button main" onClick={togglePause}>
        <Icon name="play" />
        {texts.play.resume}
      </button>
    </div>
  );
}

const sliderKeys = /^(Arrow|Page|Home$|End$|Tab$)/;

/** Keys go to the game unless something else on the page wants them. */
function useKeys(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
      const target = event.target instanceof Element ? event.target : document.body;
      // A slider wants only the keys that move it.
      const isSlider = target instanceof HTMLInputElement && target.type === 'range';
      if (isSlider ? sliderKeys.test(event.key) : target.closest('input, textarea, select')) return;
      const onButton = target.closest('button, a, [role="button"]') !== null;
      if (onButton && (event.key === ' ' || event.key === 'Enter')) return;
      const { key, code, shiftKey: shift, altKey: alt } = event;
      const press = { key, code, shift, alt, ctrl: event.ctrlKey || event.metaKey };
      const shape = currentGame()?.session.shape;
      const used =
        (useShow.getState().kind ? !press.alt && pressShowKey(key) : pressKey(press)) ||
        (shape !== undefined && pressSpaceKey(press, shape));
      if (!used) return;
      event.preventDefault();
      if (!onButton) stage.focusCursor();
    };
    const release = ({ code }: KeyboardEvent): void => releaseSpaceKey(code);
    addEventListener('keydown', listen);
    addEventListener('keyup', release);
    return () => {
      removeEventListener('keydown', listen);
      removeEventListener('keyup', release);
    };
  }, []);
}

function pressShowKey(key: string): boolean {
  if (key === ' ') playShow(!useShow.getState().playing);
  else if (key === 'ArrowLeft') stepShow(-1);
  else if (key === 'ArrowRight') stepShow(1);
  else if (key === 'Escape') stopShow();
  else return false;
  return true;
}
