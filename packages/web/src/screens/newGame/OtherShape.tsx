/** A shape by its name, checked while it is typed. */
import { useId } from 'react';
import { newGameTexts } from '../../texts/newGame.js';
import { RuleFileButton } from '../set/RuleFileButton.js';

const examples = ['3x2x2', '5x1', 'latin:5^3', 'iso:6', '25^3', '16^4'] as const;

interface OtherShapeProps {
  readonly text: string;
  /** Why this is no shape; undefined when it is one. */
  readonly problem: string | undefined;
  readonly onType: (text: string) => void;
}

export function OtherShape({ text, problem, onType }: OtherShapeProps) {
  const id = useId();
  const isWrong = problem !== undefined && text.trim() !== '';
  return (
    <div className="field">
      <label htmlFor={id}>{newGameTexts.otherField}</label>
      <input
        id={id}
        className="input"
        value={text}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        aria-invalid={isWrong}
        aria-describedby={`${id}-what`}
        onChange={event => onType(event.target.value)}
      />
      <p id={`${id}-what`} className={isWrong ? 'problem small' : 'soft small'} aria-live="polite">
        {isWrong ? problem : newGameTexts.otherWhat}
      </p>
      <div className="row small">
        <span className="soft">{newGameTexts.otherExamples}</span>
        {examples.map(example => (
          <button key={example} type="button" className="example" onClick={() => onType(example)}>
            {example}
          </button>
        ))}
      </div>
      <RuleFileButton onRead={onType} />
    </div>
  );
}
