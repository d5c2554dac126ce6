/** Which shape texts have that do not say it themselves. */
import { catalog, parseSpec, type Spec } from '@hyperdoku/engine';
import { useState } from 'react';
import { SelectField } from '../../parts/SelectField.js';
import { titleOfSpec } from '../../pictures/shapeWords.js';
import { importTexts } from '../../texts/import.js';
import { texts } from '../../texts/index.js';
import { readSpec, SpecField } from '../set/SpecField.js';

const words = importTexts;
const other = 'other';

export function ShapeChoice({ onChange }: { readonly onChange: (spec: Spec | undefined) => void }) {
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
      <SelectField
        label={words.shape}
        value={chosen}
        options={[
          { value: '', label: words.recognise },
          ...catalog.map(spec => ({ value: spec, label: `${titleOfSpec(spec)} · ${spec}` })),
          { value: other, label: words.otherShape },
        ]}
        onChange={value => choose(value, typed)}
      />
      {chosen === other && (
        <SpecField label={texts.shapes.type} text={typed} onChange={text => choose(other, text)} />
      )}
    </>
  );
}
