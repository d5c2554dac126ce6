/** The hint in words, in three strengths; its evidence is lit on the boards. */
import { useRef, useState } from 'react';
import { useGame, useGameState } from '../hooks/useGame.js';
import { CloseButton } from '../parts/CloseButton.js';
import { Icon } from '../parts/Icon.js';
import { texts } from '../texts/index.js';
import { stepWords } from '../texts/steps.js';
import { HouseNote } from './HouseNote.js';
import { StepTelling } from './StepTelling.js';
import { TechniqueDialog } from './TechniqueDialog.js';
import { useHintRoom } from './useHintRoom.js';
import '../styles/hintPanel.css';

export function HintPanel() {
  const { askHint, applyHint, dropHint, returnToCorrect } = useGame();
  const hint = useGameState(({ hint }) => hint);
  const shape = useGameState(({ session }) => session.shape);
  const [explains, setExplains] = useState(false);
  const panel = useRef<HTMLElement>(null);
  useHintRoom(panel, hint);
  if (!hint) return <p className="hint-panel idle soft small">{texts.hint.none}</p>;
  return (
    <section
      ref={panel}
      className="hint-panel card"
      aria-label={texts.hint.title}
      data-strength={hint.kind === 'step' ? hint.strength : undefined}
    >
      <div className="row">
        <strong className="grow small">
          {hint.kind === 'step' ? texts.hint.strength(hint.strength) : texts.hint.title}
        </strong>
        <CloseButton label={texts.hint.drop} onClick={dropHint} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className="hint-text telling" role="status" tabIndex={0}>
        {hint.kind === 'step' && hint.strength === 3 ? (
          <StepTelling telling={stepWords.telling(shape, hint.step)} />
        ) : (
          <p>
            {hint.kind === 'asking'
              ? texts.hint.looking
              : hint.kind === 'message'
                ? hint.text
                : stepWords.step(shape, hint.step, hint.strength)}
          </p>
        )}
      </div>
      {hint.kind === 'step' && (
        <HouseNote
          of={
            hint.strength === 3
              ? stepWords.telling(shape, hint.step).text
              : stepWords.step(shape, hint.step, hint.strength)
          }
        />
      )}
      {hint.kind === 'step' && (
        <div className="row">
          {hint.strength < 3 && (
            <button type="button" className="button main" onClick={() => void askHint()}>
              {texts.hint.more}
            </button>
          )}
          <button type="button" className={hint.strength < 3 ? 'button' : 'button main'} onClick={applyHint}>
            {texts.hint.apply}
          </button>
          {hint.strength > 1 && (
            <button type="button" className="button plain" onClick={() => setExplains(true)}>
              <Icon name="question" />
              {texts.hint.whatIsThis}
            </button>
          )}
        </div>
      )}
      {hint.kind === 'message' && hint.cells.length > 0 && (
        <div className="row">
          <button type="button" className="button main" onClick={returnToCorrect}>
            {texts.play.toCorrect}
          </button>
        </div>
      )}
      {explains && hint.kind === 'step' && (
        <TechniqueDialog step={hint.step} strength={hint.strength} onClose={() => setExplains(false)} />
      )}
    </section>
  );
}
