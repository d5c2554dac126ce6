/** What was just done, and how to undo it. It stays until it is closed, so that there is no hurry. */
import { useEffect, useRef } from 'react';
import { Icon } from '../../parts/Icon.js';
import { texts } from '../../texts/index.js';

interface NoticeProps {
  readonly message: string;
  readonly onUndo?: (() => void) | undefined;
  readonly onClose: () => void;
}

export function Notice({ message, onUndo, onClose }: NoticeProps) {
  const undo = useRef<HTMLButtonElement>(null);
  // The row that had the focus is gone; what undoes that is the next thing wanted.
  useEffect(() => undo.current?.focus(), []);
  return (
    <div className="library-notice">
      <p className="grow" role="status">
        {message}
      </p>
      {onUndo && (
        <button ref={undo} type="button" className="button" onClick={onUndo}>
          <Icon name="undo" />
          {texts.library.undo}
        </button>
      )}
      <button type="button" className="button icon-only" aria-label={texts.actions.close} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}
