/** The open puzzle to give away: as a link, as text, as a file, or through the system's own way of sharing. */
import { makeLink, makePuzzleText } from '@hyperdoku/engine';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { useGame, useGameState } from '../hooks/useGame.js';
import { Dialog } from '../parts/Dialog.js';
import { Icon } from '../parts/Icon.js';
import { late } from '../parts/late.js';
import { titleOfSpec } from '../pictures/shapeWords.js';
import { texts } from '../texts/index.js';
import { CopyField } from './share/CopyField.js';
import { saveText } from './share/saveText.js';
import '../styles/dialogs.css';
import '../styles/fold.css';

/** Mail and chat programs begin to cut links at about this length. */
const longestSafeLink = 2000;
/** More than this in a field makes the page slow. */
const longestShownText = 100_000;

const words = texts.sharing;

const OtherPrograms = late(async () => (await import('./share/OtherPrograms.js')).OtherPrograms);

export function ShareDialog({ onClose }: { readonly onClose: () => void }) {
  const { setting, title } = useGame();
  const session = useGameState(({ session }) => session);
  const { shape } = session;
  // What is still being set has its clues among the entries.
  const { grid, link, text } = useMemo(() => {
    const grid = setting ? { shape: session.shape, symbols: session.symbols } : session.puzzle;
    return { grid, link: makeLink(grid, location.href.split('#')[0]), text: makePuzzleText(grid) };
  }, [session, setting]);
  const isLong = link.length > longestSafeLink;
  const fileName = words.fileName(shape.name.replaceAll(/[^0-9a-z]+/gi, '-').slice(0, 40));
  return (
    <Dialog title={texts.share.title} onClose={onClose}>
      <p className="soft">{setting ? texts.share.whatSet : texts.share.what}</p>
      <CopyField label={texts.share.link} text={link} action={texts.share.copyLink} main={!isLong} />
      {isLong && <p className="long-link small">{words.longLink(link.length)}</p>}
      {text.length <= longestShownText ? (
        <CopyField label={texts.share.text} text={text} action={texts.share.copyText} rows={3} />
      ) : (
        <p className="small soft">{words.longText(text.length)}</p>
      )}
      <div className="row">
        <button
          type="button"
          className={isLong ? 'button main' : 'button'}
          onClick={() => saveText(fileName, `${text}\n`)}
        >
          <Icon name="import" />
          {words.download}
        </button>
        <Send title={`${texts.name}: ${titleOfSpec(shape.name)}`} link={link} />
      </div>
      <Others>
        <OtherPrograms grid={grid} title={title} />
      </Others>
    </Dialog>
  );
}

/** What few look for is fetched when it is opened. */
function Others({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <details className="fold" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{words.others}</summary>
      {open && <Suspense fallback={null}>{children}</Suspense>}
    </details>
  );
}

/** The system's own sharing, where there is one. */
function Send({ title, link }: { readonly title: string; readonly link: string }) {
  const [failed, setFailed] = useState(false);
  if (typeof navigator.share !== 'function') return null;
  const send = async (): Promise<void> => {
    setFailed(false);
    try {
      await navigator.share({ title, url: link });
    } catch (error) {
      // A change of mind is no failure.
      setFailed(!(error instanceof DOMException && error.name === 'AbortError'));
    }
  };
  return (
    <>
      <button type="button" className="button" onClick={send}>
        <Icon name="share" />
        {words.send}
      </button>
      <span className="small trouble" role="status">
        {failed && words.sendFailed}
      </span>
    </>
  );
}
