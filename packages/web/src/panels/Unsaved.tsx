/** As long as the browser refuses to keep a game, this says so, and offers a way out. Nothing else: nothing. */
import { useState } from 'react';
import { useSource } from '../hooks/useSource.js';
import { saveNow, saveToFile, unsavedGames } from '../library/keeping.js';
import { Dialog } from '../parts/Dialog.js';
import { Icon } from '../parts/Icon.js';
import { startTexts } from '../texts/start.js';
import '../styles/unsaved.css';

const words = startTexts.unsaved;

export function Unsaved() {
  const count = useSource(unsavedGames, ({ size }) => size);
  const [open, setOpen] = useState(false);
  if (count === 0) return null;
  return (
    <>
      <button type="button" className="unsaved" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="warning" />
        <span role="status">{words.short}</span>
      </button>
      {open && <Explanation onClose={() => setOpen(false)} />}
    </>
  );
}

function Explanation({ onClose }: { readonly onClose: () => void }) {
  const [outcome, setOutcome] = useState('');
  const tryNow = async (): Promise<void> => {
    setOutcome(words.trying);
    await saveNow();
    // If it succeeds, there is nothing left to explain.
    setOutcome(words.refusedAgain);
  };
  const save = (): Promise<void> =>
    saveToFile().then(
      () => setOutcome(words.inFile),
      () => setOutcome(startTexts.library.exportFailed),
    );
  return (
    <Dialog title={words.title} onClose={onClose}>
      <p>{words.what}</p>
      <p className="soft" role="status">
        {outcome}
      </p>
      <div className="row">
        <button type="button" className="button main" onClick={tryNow}>
          {words.tryNow}
        </button>
        <button type="button" className="button" onClick={save}>
          <Icon name="export" />
          {startTexts.library.export}
        </button>
      </div>
    </Dialog>
  );
}
