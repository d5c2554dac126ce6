/** The controls of what is shown over the boards: play, pause, step, scrub, speed, stop; for a path also its steps in words. */
import { makeCellName, makeSymbolText, type Shape, type Step } from '@hyperdoku/engine';
import { useEffect, useRef, useState } from 'react';
import type { Frame } from '../game/frames.js';
import { speeds } from '../game/shows.js';
import { useGame, useGameState } from '../hooks/useGame.js';
import { useSource } from '../hooks/useSource.js';
import { Icon } from '../parts/Icon.js';
import { texts } from '../texts/index.js';
import { stepWords } from '../texts/steps.js';
import { StepTelling } from './StepTelling.js';
import '../styles/showPanel.css';

export function ShowPanel() {
  const { showing, stopShow, giveUp, setting } = useGame();
  const { kind, frames, at, growing } = useSource(showing, show => show);
  const shape = useGameState(({ session }) => session.shape);
  const canGiveUp = useGameState(({ status }) => status === 'playing') && !setting;
  if (!kind) return null;
  const frame = at > 0 ? frames[at - 1] : undefined;
  return (
    <section className="show-panel card" aria-label={texts.show[kind]}>
      <h2>{texts.show[kind]}</h2>
      <Transport />
      <Scrub />
      <Speed />
      {kind === 'path' ? (
        <>
          <StepList shape={shape} frames={frames} at={at} growing={growing} />
          {frame?.step && <WholeStep shape={shape} step={frame.step} />}
        </>
      ) : (
        <p className="show-words small" aria-live="off">
          {frame ? describeFrame(shape, frame) : texts.show.start}
        </p>
      )}
      <div className="row">
        <button type="button" className="button grow" onClick={stopShow}>
          <Icon name="stop" />
          {texts.show.stop}
        </button>
        {kind === 'solve' && canGiveUp && (
          <button
            type="button"
            className="button plain danger"
            onClick={() => {
              stopShow();
              giveUp();
            }}
          >
            {texts.show.keep}
          </button>
        )}
      </div>
    </section>
  );
}

function Transport() {
  const { showing, playShow, stepShow } = useGame();
  const { frames, at, playing, growing } = useSource(showing, show => show);
  return (
    <div className="transport">
      <button
        type="button"
        className="button icon-only"
        aria-label={texts.show.back}
        onClick={() => stepShow(-1)}
      >
        <Icon name="backward" />
      </button>
      <button
        type="button"
        className="button icon-only main"
        aria-label={playing ? texts.show.pause : texts.show.play}
        onClick={() => playShow(!playing)}
      >
        <Icon name={playing ? 'pause' : 'play'} />
      </button>
      <button
        type="button"
        className="button icon-only"
        aria-label={texts.show.forward}
        onClick={() => stepShow(1)}
      >
        <Icon name="forward" />
      </button>
      <span className="soft small grow">
        {texts.show.position(at, frames.length)} {growing && texts.show.growing}
      </span>
    </div>
  );
}

function Scrub() {
  const { showing, playShow, showAt } = useGame();
  const { frames, at } = useSource(showing, show => show);
  return (
    <label className="field">
      <span className="label">{texts.show.scrub}</span>
      <input
        type="range"
        min={0}
        max={frames.length}
        value={at}
        onChange={event => {
          playShow(false);
          showAt(Number(event.target.value));
        }}
      />
    </label>
  );
}

function Speed() {
  const { showing, setSpeed } = useGame();
  const speed = useSource(showing, show => show.speed);
  return (
    <label className="field">
      <span className="label">
        {texts.show.speed}: {texts.show.perSecond(speed)}
      </span>
      <input
        type="range"
        min={0}
        max={speeds.length - 1}
        value={Math.max(0, speeds.indexOf(speed as (typeof speeds)[number]))}
        aria-valuetext={texts.show.perSecond(speed)}
        onChange={event => setSpeed(speeds[Number(event.target.value)])}
      />
    </label>
  );
}

function describeFrame(shape: Shape, { cell = 0, symbol = 0, kind = 'place' }: Frame): string {
  const name = makeCellName(shape, cell);
  return symbol === 0
    ? `${texts.show.actions.undo} ${name}`
    : `${texts.show.actions[kind]} ${makeSymbolText(symbol, shape.symbols)} · ${name}`;
}

/** Its technique and the first that it does, as it stands in the list. */
function nameStep(shape: Shape, { technique, placements, eliminations }: Step): string {
  const effect = [...placements, ...eliminations];
  const [{ cell, symbol }] = effect;
  const what = texts.show.effect(
    makeCellName(shape, cell),
    makeSymbolText(symbol, shape.symbols),
    placements.length > 0,
    effect.length - 1,
  );
  return `${stepWords.technique(technique, shape).title}: ${what}`;
}

/** The step that is shown, told whole; in the list it has its name. */
function WholeStep({ shape, step }: { readonly shape: Shape; readonly step: Step }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className="step-told telling small" tabIndex={0}>
      <StepTelling telling={stepWords.telling(shape, step)} />
    </div>
  );
}

const rowHeight = 48;
const rowsInSight = 14;

interface StepListProps {
  readonly shape: Shape;
  readonly frames: readonly Frame[];
  readonly at: number;
  readonly growing: boolean;
}

/** Thousands of steps, of which only those in sight are on the page. */
function StepList({ shape, frames, at, growing }: StepListProps) {
  const { showAt } = useGame();
  const ref = useRef<HTMLOListElement>(null);
  const [top, setTop] = useState(0);
  useEffect(() => {
    const list = ref.current;
    if (!list || at === 0) return;
    const y = (at - 1) * rowHeight;
    if (y < list.scrollTop || y + rowHeight > list.scrollTop + list.clientHeight)
      list.scrollTop = y - list.clientHeight / 3;
  }, [at]);
  if (frames.length === 0)
    return <p className="soft small">{growing ? texts.hint.looking : texts.show.empty}</p>;
  const first = Math.max(0, Math.floor(top / rowHeight) - 3);
  const shown = frames.slice(first, first + rowsInSight + 6);
  return (
    <ol
      ref={ref}
      className="step-list"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={texts.show.path}
      onScroll={event => setTop(event.currentTarget.scrollTop)}
    >
      <li aria-hidden="true" style={{ height: first * rowHeight }} />
      {shown.map((frame, i) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a step has no other name than its number
          key={first + i}
          style={{ height: rowHeight }}
          aria-current={first + i + 1 === at ? 'step' : undefined}
        >
          <button type="button" onClick={() => showAt(first + i + 1)} tabIndex={-1}>
            <span className="step-number">{first + i + 1}</span>
            <span className="step-words">{frame.step && nameStep(shape, frame.step)}</span>
          </button>
        </li>
      ))}
      <li aria-hidden="true" style={{ height: (frames.length - first - shown.length) * rowHeight }} />
    </ol>
  );
}
