/** A line that is typed, and below it what it is for, or what is wrong with it. */
import { type ReactNode, useId } from 'react';

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly what: string;
  /** Whether `what` says what is wrong. */
  readonly isWrong: boolean;
  readonly placeholder?: string;
  readonly onChange: (text: string) => void;
  /** What stands beside the line, such as a button. */
  readonly beside?: ReactNode;
  /** What stands below. */
  readonly children?: ReactNode;
}

export function TextField({
  label,
  value,
  what,
  isWrong,
  placeholder,
  onChange,
  beside,
  children,
}: TextFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="row tight">
        <input
          id={id}
          className="input grow"
          value={value}
          placeholder={placeholder}
          autoCapitalize="none"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={isWrong}
          aria-describedby={`${id}-what`}
          onChange={event => onChange(event.target.value)}
        />
        {beside}
      </div>
      <p id={`${id}-what`} className={isWrong ? 'small trouble' : 'small soft'} aria-live="polite">
        {what}
      </p>
      {children}
    </div>
  );
}
