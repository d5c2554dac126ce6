/** How many cells are to be blank: a slider to try, a number to be exact. */
import type { KindName } from '@hyperdoku/engine';
import { useId } from 'react';
import { newGameTexts } from '../../texts/newGame.js';
import { type KnownShape, mostBlanks, readBlanks, usualBlanks } from './order.js';

interface BlanksChoiceProps {
  readonly shape: KnownShape;
  readonly kinds: readonly KindName[];
  readonly blanks: string | undefined;
  /** The fewest clues of our own puzzles of this shape. */
  readonly fewest: number | undefined;
  readonly onChange: (blanks: string) => void;
}

export function BlanksChoice({ shape, kinds, blanks, fewest, onChange }: BlanksChoiceProps) {
  const id = useId();
  const most = mostBlanks(shape, kinds);
  const text = blanks ?? String(usualBlanks(shape, kinds));
  const value = readBlanks(text, shape, kinds);
  return (
    <div className="field">
      <label htmlFor={id}>{newGameTexts.blanks}</label>
      <div className="blanks">
        <input
          type="range"
          aria-label={newGameTexts.blanksSlider}
          min={1}
          max={most}
          value={value ?? usualBlanks(shape, kinds)}
          onChange={event => onChange(event.target.value)}
        />
        <input
          id={id}
          className="input"
          inputMode="numeric"
          autoComplete="off"
          value={text}
          aria-invalid={value === undefined}
          aria-describedby={`${id}-what`}
          onChange={event => onChange(event.target.value)}
        />
      </div>
      <p
        id={`${id}-what`}
        className={value === undefined ? 'small trouble' : 'small soft'}
        aria-live="polite"
      >
        {value === undefined
          ? newGameTexts.blanksWrong(most)
          : newGameTexts.blanksWhat(shape.outline.cellCount - value)}
      </p>
      {fewest !== undefined && <p className="soft small">{newGameTexts.fewestKnown(fewest)}</p>}
    </div>
  );
}
