/** A dialog in the middle of a desk, a sheet from the bottom of a phone. The browser's own element keeps the focus inside. */
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { startTexts } from '../texts/start.js';
import { CloseButton } from './CloseButton.js';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly wide?: boolean;
}

export function Dialog({ title, onClose, children, wide = false }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    if (dialog && !dialog.open) dialog.showModal();
    return () => {
      // Whoever plays goes on playing: where there is a board, keys go to it again.
      const place = document.querySelector('.board.focus [tabindex="0"]') ?? before;
      if (place instanceof HTMLElement || place instanceof SVGElement) place.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog
      ref={ref}
      className={wide ? 'sheet wide' : 'sheet'}
      aria-labelledby={id}
      onClose={onClose}
      onClick={event => {
        // The backdrop belongs to the dialog; what is inside stops at the body below.
        if (event.target === ref.current) onClose();
      }}
      onKeyDown={event => event.stopPropagation()}
    >
      <div className="sheet-head">
        <h2 id={id} className="grow">
          {title}
        </h2>
        <CloseButton label={startTexts.actions.close} onClick={onClose} />
      </div>
      <div className="sheet-body stack">{children}</div>
    </dialog>
  );
}
