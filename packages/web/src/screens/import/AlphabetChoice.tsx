/** How symbols are written in texts that fit several ways; asked for only where there are such texts. */
import { type AlphabetName, alphabetNames } from '@hyperdoku/engine';
import { useId } from 'react';
import { importTexts } from '../../texts/import.js';
import type { Reading } from './reading.js';

const words = importTexts;

interface AlphabetChoiceProps {
  readonly chosen: AlphabetName | undefined;
  readonly onChange: (alphabet: AlphabetName | undefined) => void;
}

export const isAlphabetUnclear = ({ problems }: Reading): boolean =>
  problems.some(({ problem }) => problem.detail === 'alphabet-unclear');

export function AlphabetChoice({ chosen, onChange }: AlphabetChoiceProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{words.symbols}</label>
      <select
        id={id}
        className="input"
        value={chosen ?? ''}
        onChange={event => onChange(alphabetNames.find(name => name === event.target.value))}
      >
        <option value="">{words.recogniseSymbols}</option>
        {alphabetNames.map(name => (
          <option key={name} value={name}>
            {words.alphabets[name]}
          </option>
        ))}
      </select>
    </div>
  );
}
