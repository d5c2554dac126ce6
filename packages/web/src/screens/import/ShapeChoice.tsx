/** Which shape texts have that do not say it themselves. */
import { catalog, parseSpec, type Spec } from '@hyperdoku/engine';
import { useId, useState } from 'react';
import { titleOfSpec } from '../../pictures/shapeWords.js';
import { importTexts } from '../../texts/import.js';
import { texts } from '../../texts/index.js';
import { readSpec, SpecField } from '../set/SpecField.js';

const words = importTexts;
const other = 'other';

export function ShapeChoice({ onChange }: { readonly onChange: (spec: Spec | undefined) => void }) {
  const id = useId();
  const [chosen, setChosen] = useState('');
  const [typed, setTyped] = useState('');
  const choose = (value: string, text: string): void => {
    setChosen(value);
    setTyped(text);
    const named = value === other ? text : value;
    const spec = readSpec(named).ok ? parseSpec(named) : undefined;
    onChange(spec?.ok ? spec.value : undefined);
  };
  return (
    <>
      <div className="field">
        <label htmlFor={id}>{words.shape}</label>
        <select
          id={id}
          className="input"
          value={chosen}
          onChange={event => choose(event.target.value, typed)}
        >
          <option value="">{words.recognise}</option>
          {catalog.map(spec => (
            <option key={spec} value={spec}>
              {titleOfSpec(spec)} · {spec}
            </option>
          ))}
          <option value={other}>{words.otherShape}</option>
        </select>
      </div>
      {chosen === other && (
        <SpecField label={texts.shapes.type} text={typed} onChange={text => choose(other, text)} />
      )}
    </>
  );
}
