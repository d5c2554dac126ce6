/** The end of a game: what it was, how it went, and what could come next. */
import type { Grade } from '@hyperdoku/engine';
import { type ReactNode, useState } from 'react';
import { useDesk } from '../hooks/useDesk.js';
import { useGame, useGameState } from '../hooks/useGame.js';
import { Dialog } from '../parts/Dialog.js';
import { Icon } from '../parts/Icon.js';
import { makeTimeText } from '../parts/time.js';
import { SolidPicture } from '../pictures/SolidPicture.js';
import { shortSpec, titleOfSpec } from '../pictures/shapeWords.js';
import { goTo } from '../route/route.js';
import { say, texts } from '../texts/index.js';
import { ShareDialog } from './ShareDialog.js';
import '../styles/dialogs.css';

const words = texts.finish;
const pictureWidth = 190;

export function FinishDialog({ onClose }: { readonly onClose: () => void }) {
  const game = useGame();
  const desk = useDesk();
  const session = useGameState(({ session }) => session);
  // The session changes in place; its revision shows when to look again.
  useGameState(({ revision }) => revision);
  const grade = useGameState(({ grade }) => grade);
  const [sharing, setSharing] = useState(false);
  const { shape, hintsUsed } = session;
  const title = titleOfSpec(shape.name);
  if (sharing) return <ShareDialog onClose={() => setSharing(false)} />;
  const another = (): void => {
    onClose();
    goTo({ screen: 'another', id: desk.state?.id ?? '' });
  };
  return (
    <Dialog title={words.title} onClose={onClose}>
      <div className="finish">
        <div className="finish-picture">
          <SolidPicture
            grid={{ shape, symbols: session.symbols }}
            title={texts.finished.picture(title)}
            width={pictureWidth}
          />
        </div>
        <dl className="finish-facts">
          <Fact name={words.time} large>
            {makeTimeText(session.elapsed / 1000)}
          </Fact>
          <Fact name={words.grade}>{sayGrade(grade)}</Fact>
          <Fact name={texts.finished.shape}>
            {title} <span className="soft spec">{shortSpec(shape)}</span>
          </Fact>
          <Fact name={words.hints}>{hintsUsed === 0 ? texts.finished.noHints : hintsUsed}</Fact>
          <Fact name={words.moves}>{session.position.toLocaleString()}</Fact>
        </dl>
      </div>
      <div className="finish-actions">
        <button type="button" className="button main" onClick={another}>
          <Icon name="redo" />
          {words.again}
        </button>
        <button type="button" className="button" onClick={game.showReplay}>
          <Icon name="play" />
          {words.replay}
        </button>
        <button type="button" className="button" onClick={() => setSharing(true)}>
          <Icon name="share" />
          {words.share}
        </button>
        <button type="button" className="button plain" onClick={onClose}>
          {words.look}
        </button>
      </div>
    </Dialog>
  );
}

interface FactProps {
  readonly name: string;
  readonly children: ReactNode;
  readonly large?: boolean;
}

const Fact = ({ name, children, large = false }: FactProps) => (
  <div data-large={large || undefined}>
    <dt className="soft small">{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** The level, and the effort beside it, which sets apart games of the same level. */
function sayGrade(grade: Grade | undefined): ReactNode {
  if (grade?.status !== 'graded') return words.ungraded;
  return (
    <>
      {say.level(grade.level)} <span className="soft">{texts.finished.effort(grade.effort)}</span>
    </>
  );
}
