/** The button that makes the game; while it is being made, how that goes and the way out. */
import type { Progress } from '@hyperdoku/engine';
import { useEffect, useRef } from 'react';
import { Icon } from '../../parts/Icon.js';
import { makeTimeText } from '../../parts/time.js';
import { say } from '../../texts/index.js';
import { newGameTexts } from '../../texts/newGame.js';
import type { Making } from './useMaker.js';
import '../../styles/working.css';

interface StartBarProps {
  readonly isReady: boolean;
  readonly making: Making | undefined;
  readonly problem: string | undefined;
  readonly wasCancelled: boolean;
  readonly onCancel: () => void;
}

export function StartBar({ isReady, making, problem, wasCancelled, onCancel }: StartBarProps) {
  const start = useRef<HTMLButtonElement>(null);
  return (
    <div className="start-bar">
      {problem !== undefined && (
        <p className="small trouble" role="alert">
          {problem}
        </p>
      )}
      {wasCancelled && !making && (
        <p className="soft small" role="status">
          {newGameTexts.cancelled}
        </p>
      )}
      {making ? (
        <Work
          making={making}
          onCancel={() => {
            onCancel();
            // The button comes back with the next drawing of the page.
            requestAnimationFrame(() => start.current?.focus());
          }}
        />
      ) : (
        <button ref={start} type="submit" className="button main" disabled={!isReady}>
          <Icon name="play" />
          {newGameTexts.start}
        </button>
      )}
    </div>
  );
}

function Work({ making, onCancel }: { readonly making: Making; readonly onCancel: () => void }) {
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => cancel.current?.focus({ preventScroll: true }), []);
  return (
    <div className="making">
      <div className="grow">
        <p role="status">{newGameTexts.making}</p>
        <p className="soft small">
          {newGameTexts.progress(makeTimeText(making.seconds), sayWork(making), makeTimeLeft(making))}
        </p>
      </div>
      <button ref={cancel} type="button" className="button" onClick={onCancel}>
        {newGameTexts.cancel}
      </button>
      <WorkingBar progress={making.progress} />
    </div>
  );
}

/** How far the work is, where that is known; otherwise only that it goes on. */
function WorkingBar({ progress }: { readonly progress: Progress | undefined }) {
  if (progress?.total === undefined) return <div className="working-bar" />;
  return (
    <progress
      className="working-bar"
      aria-label={newGameTexts.making}
      value={progress.done}
      max={progress.total}
    />
  );
}

/** How far the work is, once it has begun. */
const sayWork = ({ progress }: Making): string | undefined =>
  progress && progress.done > 0 ? say.progress(progress) : undefined;

/** The time left if the work goes on as it has so far. */
function makeTimeLeft({ seconds, progress }: Making): string | undefined {
  if (!progress?.total || progress.done === 0 || seconds < 1) return undefined;
  return makeTimeText(Math.ceil((seconds * (progress.total - progress.done)) / progress.done));
}
