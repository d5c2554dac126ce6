/** Constraints that hold on the whole board: switched on and off, or given by a number for each axis. */
import {
  axisName,
  type ConstraintSpec,
  diagonalsOf,
  type KindName,
  referenceFor,
  type Shape,
} from '@hyperdoku/engine';
import { type FormEvent, useState } from 'react';
import { useGame, useGameState } from '../../hooks/useGame.js';
import { Switch } from '../../parts/controls.js';
import { TextField } from '../../parts/TextField.js';
import { language, say } from '../../texts/index.js';
import { setterTexts as words } from '../../texts/setter.js';

const reference = referenceFor(language);
const boardKinds = Object.keys(words.boards) as (keyof typeof words.boards)[];

const isOfBoard = (kind: KindName): boolean =>
  kind === 'diagonal' || kind === 'offsets' || boardKinds.some(other => other === kind);

/** More axes have more diagonals than anybody would switch on one by one. */
const mostAxesListed = 3;

export function BoardRules() {
  const shape = useGameState(({ session }) => session.shape);
  const diagonals = shape.extents.length > mostAxesListed ? undefined : diagonalsOf(shape);
  const on = shape.constraints.filter(({ spec }) => isOfBoard(spec.kind)).length;
  return (
    <details className="fold">
      <summary>
        {words.board}
        {on > 0 && <span className="chip">{words.boardCount(on)}</span>}
      </summary>
      <div className="stack">
        {boardKinds.map(kind => (
          <RuleSwitch
            key={kind}
            constraint={{ kind }}
            label={words.boards[kind]}
            what={reference.kindMeaning(kind)}
          />
        ))}
        {diagonals?.map(direction => (
          <RuleSwitch
            key={direction.join()}
            constraint={{ kind: 'diagonal', direction }}
            label={nameDiagonal(shape, direction)}
          />
        ))}
        {!diagonals && <StepForm kind="diagonal" shape={shape} />}
        <StepForm kind="offsets" shape={shape} />
      </div>
    </details>
  );
}

/** The same for two constraints that demand the same, whatever they are called. */
const keyOf = ({ name: _, ...demand }: ConstraintSpec): string => JSON.stringify(demand);

interface RuleSwitchProps {
  readonly constraint: ConstraintSpec;
  readonly label: string;
  readonly what?: string;
}

function RuleSwitch({ constraint, label, what }: RuleSwitchProps) {
  const { addConstraint, removeConstraint } = useGame();
  const key = keyOf(constraint);
  const index = useGameState(({ session }) => session.constraints.findIndex(other => keyOf(other) === key));
  const turn = (on: boolean): boolean => (on ? addConstraint(constraint) : removeConstraint(index));
  return <Switch label={label} {...(what && { what })} checked={index >= 0} onChange={turn} />;
}

function nameDiagonal(shape: Shape, direction: readonly number[]): string {
  if (shape.extents.length === 2) return direction[0] === direction[1] ? words.falling : words.rising;
  const axes = direction.flatMap((step, axis) => {
    const name = axisName(shape, axis);
    return step === 0 ? [] : [step > 0 ? name : words.opposite(name)];
  });
  return words.diagonals(say.list(axes));
}

interface StepFormProps {
  readonly kind: Extract<KindName, 'offsets' | 'diagonal'>;
  readonly shape: Shape;
}

function StepForm({ kind, shape }: StepFormProps) {
  const { addConstraint } = useGame();
  const [text, setText] = useState('');
  const add = (event: FormEvent): void => {
    event.preventDefault();
    const step = (text.match(/-?\d+/g) ?? []).map(Number);
    if (addConstraint(kind === 'offsets' ? { kind, offsets: [step] } : { kind, direction: step }))
      setText('');
  };
  const axes = shape.extents.map((_, axis) => axisName(shape, axis));
  return (
    <form onSubmit={add}>
      <TextField
        label={words.steps[kind].label}
        value={text}
        what={axes.length === 2 ? words.stepsWhatFlat : words.stepsWhat(say.list(axes))}
        isWrong={false}
        placeholder={axes.map((_, axis) => (kind === 'diagonal' ? 1 : axis + 1)).join(', ')}
        onChange={setText}
        beside={
          <button type="submit" className="button" disabled={text.trim() === ''}>
            {words.steps[kind].add}
          </button>
        }
      />
    </form>
  );
}
