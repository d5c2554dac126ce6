/** Asks before a very large board is opened: how large it is, what that means, and both ways on. */
import { texts } from '../texts/index.js';
import '../styles/askLarge.css';

interface AskLargeProps {
  readonly cells: number;
  readonly onOpen: () => void;
  readonly onBack: () => void;
}

export const AskLarge = ({ cells, onOpen, onBack }: AskLargeProps) => (
  <section className="ask-large card stack" aria-label={texts.large.title}>
    <p role="alert">
      <strong>{texts.large.cells(cells)}</strong> {texts.large.what}
    </p>
    <div className="row">
      <button type="button" className="button main" onClick={onOpen}>
        {texts.large.open}
      </button>
      <button type="button" className="button" onClick={onBack}>
        {texts.actions.back}
      </button>
    </div>
  </section>
);
