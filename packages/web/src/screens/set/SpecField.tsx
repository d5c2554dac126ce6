/** A shape by its name: checked as it is typed, with its sizes, or the reason why there is no such shape. */
import { makeSpec, type Outline, outlineOf, parseSpec, type Result } from '@hyperdoku/engine';
import type { ReactNode } from 'react';
import { TextField } from '../../parts/TextField.js';
import { say, texts } from '../../texts/index.js';
import { RuleFileButton } from './RuleFileButton.js';

interface NamedShape {
  readonly spec: string;
  readonly outline: Outline;
}

/** The shape that a text names, by its outline alone, which takes no memory however large it is. */
export function readSpec(text: string): Result<NamedShape> {
  const spec = parseSpec(text);
  if (!spec.ok) return spec;
  const outline = outlineOf(spec.value);
  return outline.ok ? { ok: true, value: { spec: makeSpec(spec.value), outline: outline.value } } : outline;
}

interface SpecFieldProps {
  readonly label: string;
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** What stands beside the field, such as a button. */
  readonly children?: ReactNode;
}

export function SpecField({ label, text, onChange, children }: SpecFieldProps) {
  const read = text.trim() === '' ? undefined : readSpec(text);
  return (
    <TextField
      label={label}
      value={text}
      what={
        !read ? texts.shapes.typeWhat : read.ok ? sayOutline(read.value.outline) : say.problem(read.problem)
      }
      isWrong={read !== undefined && !read.ok}
      onChange={onChange}
      beside={children}
    >
      <RuleFileButton onRead={onChange} />
    </TextField>
  );
}

const sayOutline = ({ cellCount, symbols, extents }: Outline): string =>
  texts.shapes.outline(cellCount, symbols, extents.length);
