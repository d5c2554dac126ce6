/** What a technique is and why it is right, with the step at hand as its picture: as much of it as the hint has told. */
import { partOf, positionFrom, type Step, type Strength } from '@hyperdoku/engine';
import { useMemo } from 'react';
import { useGame } from '../hooks/useGame.js';
import { Dialog } from '../parts/Dialog.js';
import { StepPicture } from '../pictures/StepPicture.js';
import { texts } from '../texts/index.js';
import { stepWords } from '../texts/steps.js';

interface TechniqueDialogProps {
  readonly step: Step;
  readonly strength: Strength;
  readonly onClose: () => void;
}

/** Pictures of larger boards would show nothing. */
const mostCells = 1000;

export function TechniqueDialog({ step, strength, onClose }: TechniqueDialogProps) {
  const { state } = useGame();
  const { session } = state;
  const { title, what, why } = stepWords.technique(step.technique);
  const picture = useMemo(() => {
    if (session.shape.cellCount > mostCells) return undefined;
    const position = positionFrom(session.toQuestion(false));
    return position.ok
      ? { position: position.value, step: partOf(session.shape, step, strength) }
      : undefined;
  }, [session, step, strength]);
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{what}</p>
      <p className="soft">{why}</p>
      {picture && <StepPicture {...picture} title={texts.hint.picture(title)} />}
    </Dialog>
  );
}
