/** What a technique is and why it is right, with the step at hand as its picture: as much of it as the hint has told. */
import {
  cellsOfStep,
  type Layout,
  layOut,
  partOf,
  positionFrom,
  type Step,
  type Strength,
} from '@hyperdoku/engine';
import { useMemo } from 'react';
import { useGame } from '../hooks/useGame.js';
import { Dialog } from '../parts/Dialog.js';
import { StepPicture } from '../pictures/StepPicture.js';
import { texts } from '../texts/index.js';
import { stepWords } from '../texts/steps.js';
import { HouseNote } from './HouseNote.js';

interface TechniqueDialogProps {
  readonly step: Step;
  readonly strength: Strength;
  readonly onClose: () => void;
}

/** A picture has room for so many boards; what touches more of them would show nothing. */
const mostBoards = 6;
const mostCells = 2500;

/** Whether the boards that a step touches can be shown in one picture. */
function fits(layout: Layout, step: Step): boolean {
  const boards = new Set([...cellsOfStep(step)].map(cell => layout.boardOf(cell)));
  const cells = boards.size * layout.boardWidth * layout.boardHeight;
  return boards.size > 0 && boards.size <= mostBoards && cells <= mostCells;
}

export function TechniqueDialog({ step, strength, onClose }: TechniqueDialogProps) {
  const { state } = useGame();
  const { session } = state;
  const { title, what, why } = stepWords.technique(step.technique, session.shape);
  const picture = useMemo(() => {
    const part = partOf(session.shape, step, strength);
    if (!fits(layOut(session.shape), part)) return undefined;
    const position = positionFrom(session.toQuestion(false));
    return position.ok ? { position: position.value, step: part } : undefined;
  }, [session, step, strength]);
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{what}</p>
      <p className="soft">{why}</p>
      <HouseNote of={`${what} ${why}`} />
      {picture && <StepPicture {...picture} title={texts.hint.picture(title)} />}
    </Dialog>
  );
}
