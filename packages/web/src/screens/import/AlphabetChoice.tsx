/** How symbols are written in texts that fit several ways; asked for only where there are such texts. */
import { type AlphabetName, alphabetNames } from '@hyperdoku/engine';
import { SelectField } from '../../parts/SelectField.js';
import { importTexts } from '../../texts/import.js';
import type { Reading } from './reading.js';

const words = importTexts;

interface AlphabetChoiceProps {
  readonly chosen: AlphabetName | undefined;
  readonly onChange: (alphabet: AlphabetName | undefined) => void;
}

export const isAlphabetUnclear = ({ problems }: Reading): boolean =>
  problems.some(({ problem }) => problem.detail === 'alphabet-unclear');

export const AlphabetChoice = ({ chosen, onChange }: AlphabetChoiceProps) => (
  <SelectField<AlphabetName | ''>
    label={words.symbols}
    value={chosen ?? ''}
    options={[
      { value: '', label: words.recogniseSymbols },
      ...alphabetNames.map(name => ({ value: name, label: words.alphabets[name] })),
    ]}
    onChange={name => onChange(name || undefined)}
  />
);
