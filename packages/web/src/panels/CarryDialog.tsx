/** The game as it is now, to go on with at another device: as a link, as a code to point a camera at, or as a file. */
import { makeProgressLink } from '@hyperdoku/engine';
import { Suspense, useState } from 'react';
import { useGame } from '../hooks/useGame.js';
import { Dialog } from '../parts/Dialog.js';
import { Icon } from '../parts/Icon.js';
import { late } from '../parts/late.js';
import { texts } from '../texts/index.js';
import { CopyField } from './share/CopyField.js';
import { saveText } from './share/saveText.js';
import '../styles/dialogs.css';

const QrCode = late(async () => (await import('./share/QrCode.js')).QrCode);

const words = texts.carry;

export function CarryDialog({ onClose }: { readonly onClose: () => void }) {
  const { state, clock } = useGame();
  // As it is when the dialog opens: the time goes on, the code would flicker.
  const [link] = useState(() => {
    clock.tick();
    return makeProgressLink(state.session, location.href.split('#')[0]);
  });
  const fileName = words.fileName(state.session.shape.name.replaceAll(/[^0-9a-z]+/gi, '-').slice(0, 40));
  return (
    <Dialog title={words.title} onClose={onClose}>
      <p className="soft">{words.what}</p>
      <Suspense fallback={<p className="soft small">{words.drawing}</p>}>
        <QrCode text={link} label={words.code} />
      </Suspense>
      <CopyField label={texts.share.link} text={link} action={texts.share.copyLink} main />
      <div className="row">
        <button type="button" className="button" onClick={() => saveText(fileName, `${link}\n`)}>
          <Icon name="import" />
          {texts.sharing.download}
        </button>
      </div>
    </Dialog>
  );
}
