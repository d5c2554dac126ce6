/** A step on the boards that it touches, as a still picture. */
import { drawStep, makeTheme, type Position, type Step, themePainter } from '@hyperdoku/engine';
import { useMemo } from 'react';
import { DrawingPicture } from './DrawingPicture.js';
import { pagePalette } from './pagePalette.js';

interface StepPictureProps {
  readonly position: Position;
  readonly step: Step;
  readonly title: string;
}

const painter = themePainter(makeTheme(pagePalette));
const cellSize = 36;
const mostColumns = 2;

export function StepPicture({ position, step, title }: StepPictureProps) {
  const drawing = useMemo(
    () =>
      drawStep(position, step, boards => ({
        columns: Math.max(1, Math.min(boards.length, mostColumns)),
        gap: 0.6,
        margin: 0.1,
        nameFace: face => face,
        ...(boards.some(({ heading }) => heading !== '') && {
          heading: { size: 0.36, baseline: 0.4, room: 0.6 },
        }),
      })),
    [position, step],
  );
  return (
    <DrawingPicture
      className="drawing step-picture"
      drawing={drawing}
      scale={cellSize}
      painter={painter}
      title={title}
    />
  );
}
