/** The button that makes the game; while it is being made, how that goes and the way out. */
import { useEffect, useRef } from 'react';
import { Icon } from '../../parts/Icon.js';
import { makeTimeText } from '../../parts/time.js';
import { texts } from '../../texts/index.js';
import type { Making } from './useMaker.js';

interface StartBarProps {
  readonly title: string | undefined;
  readonly making: Making | undefined;
  readonly message: string | undefined;
  readonly onCancel: () => void;
}

export function StartBar({ title, making, message, onCancel }: StartBarProps) {
  const start = useRef<HTMLButtonElement>(null);
  return (
    <div className="start-bar">
      {message !== undefined && (
        <p className="problem small" role="alert">
          {message}
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
        <button ref={start} type="submit" className="button main" disabled={title === undefined}>
          <Icon name="play" />
          {title === undefined ? texts.newGame.start : texts.newGame.startOf(title)}
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
        <p role="status">{texts.newGame.making}</p>
        <p className="soft small">{texts.newGame.progress(makeTimeText(making.seconds), making.nodes)}</p>
      </div>
      <button ref={cancel} type="button" className="button" onClick={onCancel}>
        {texts.newGame.cancel}
      </button>
      <div className="working-bar" />
    </div>
  );
}
