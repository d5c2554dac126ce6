/** A number in a few digits, with the keyboard for digits where there is one on the screen. */
import { useId } from 'react';

interface NumberInputProps {
  readonly label: string;
  readonly value: string;
  readonly placeholder: string;
  readonly onChange: (digits: string) => void;
}

export function NumberInput({ label, value, placeholder, onChange }: NumberInputProps) {
  const id = useId();
  return (
    <div className="number-input">
      <label htmlFor={id} className="small soft">
        {label}
      </label>
      <input
        id={id}
        className="input"
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        value={value}
        placeholder={placeholder}
        onChange={event => onChange(event.target.value.replaceAll(/\D/g, ''))}
      />
    </div>
  );
}
