/** The constraints so far, each with its sentence: looked at on the board, changed, removed. */
import type { Constraint, Shape } from '@hyperdoku/engine';
import { type FormEvent, useEffect, useState } from 'react';
import { numberFieldOf, withNumber } from '../../game/tools.js';
import { useGame, useGameState } from '../../hooks/useGame.js';
import { Icon } from '../../parts/Icon.js';
import { say } from '../../texts/index.js';
import { setterTexts as words } from '../../texts/setter.js';
import { NumberInput } from './NumberInput.js';

/** More at once make the page slow. */
const listedAtOnce = 100;

export function ConstraintList() {
  const shape = useGameState(({ session }) => session.shape);
  const [listed, setListed] = useState(listedAtOnce);
  const { constraints } = shape;
  const hidden = constraints.length - listed;
  if (constraints.length === 0) return <p className="small soft">{words.none}</p>;
  return (
    <section className="constraint-list" aria-label={words.list}>
      <h3>
        {words.list} <span className="soft">{constraints.length}</span>
      </h3>
      <ol>
        {constraints.slice(0, listed).map((constraint, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a constraint is known by its place in the rule
          <Item key={index} shape={shape} constraint={constraint} index={index} />
        ))}
      </ol>
      {hidden > 0 && (
        <button type="button" className="button" onClick={() => setListed(listed + listedAtOnce)}>
          {words.more(Math.min(hidden, listedAtOnce))}
        </button>
      )}
    </section>
  );
}

interface ItemProps {
  readonly shape: Shape;
  readonly constraint: Constraint;
  readonly index: number;
}

function Item({ shape, constraint, index }: ItemProps) {
  const { chooseConstraint, removeConstraint } = useGame();
  const isChosen = useGameState(({ chosen }) => chosen === index);
  const sentence = say.constraint(shape, constraint);
  return (
    <li data-chosen={isChosen || undefined}>
      <div className="constraint-row">
        <button
          type="button"
          className="constraint-words"
          aria-pressed={isChosen}
          onClick={() => chooseConstraint(isChosen ? undefined : index)}
        >
          {sentence}
        </button>
        <button
          type="button"
          className="button plain icon-only"
          aria-label={words.removeThis(sentence)}
          title={words.remove}
          onClick={() => removeConstraint(index)}
        >
          <Icon name="trash" />
        </button>
      </div>
      {isChosen && <NumberForm constraint={constraint} index={index} />}
    </li>
  );
}

/** For kinds that have a number: another one. */
function NumberForm({ constraint: { spec }, index }: Pick<ItemProps, 'constraint' | 'index'>) {
  const { replaceConstraint } = useGame();
  const field = numberFieldOf(spec.kind);
  const now = String((field && spec[field]) ?? '');
  const [text, setText] = useState(now);
  useEffect(() => setText(now), [now]);
  if (field === undefined) return null;
  const change = (event: FormEvent): void => {
    event.preventDefault();
    replaceConstraint(index, withNumber(spec, text));
  };
  return (
    <form className="constraint-change" onSubmit={change}>
      <NumberInput
        label={words.numbers[field]}
        value={text}
        placeholder={words.optional}
        onChange={setText}
      />
      <button type="submit" className="button" disabled={text === now}>
        {words.change}
      </button>
    </form>
  );
}
