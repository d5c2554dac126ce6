/** Choices and switches: the browser's own inputs, restyled. */
import { type ReactNode, useId } from 'react';

interface ChoicesProps<T extends string> {
  readonly label: string;
  readonly value: T | undefined;
  readonly options: readonly { readonly value: T; readonly label: string; readonly disabled?: boolean }[];
  readonly onChange: (value: T) => void;
}

/** One of a few, all in sight. */
export function Choices<T extends string>({ label, value, options, onChange }: ChoicesProps<T>) {
  const name = useId();
  return (
    <fieldset className="field">
      <legend>{label}</legend>
      <div className="choices">
        {options.map(option => (
          <label key={option.value} className="button">
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              disabled={option.disabled ?? false}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SwitchProps {
  readonly label: ReactNode;
  readonly what?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

export const Switch = ({ label, what, checked, onChange }: SwitchProps) => (
  <label className="switch">
    <input
      type="checkbox"
      role="switch"
      checked={checked}
      aria-checked={checked}
      onChange={event => onChange(event.target.checked)}
    />
    <span>
      <span>{label}</span>
      {what && <span className="soft small"> {what}</span>}
    </span>
  </label>
);
