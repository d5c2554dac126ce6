/** A shape by its name, checked while it is typed. */
import { TextField } from '../../parts/TextField.js';
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
  const wrong = text.trim() === '' ? undefined : problem;
  return (
    <TextField
      label={newGameTexts.otherField}
      value={text}
      what={wrong ?? newGameTexts.otherWhat}
      isWrong={wrong !== undefined}
      onChange={onType}
    >
      <div className="row small">
        <span className="soft">{newGameTexts.otherExamples}</span>
        {examples.map(example => (
          <button key={example} type="button" className="example" onClick={() => onType(example)}>
            {example}
          </button>
        ))}
      </div>
      <RuleFileButton onRead={onType} />
    </TextField>
  );
}
