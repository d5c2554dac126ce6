import type { Paint } from '@hyperdoku/engine';
import picocolors from 'picocolors';
import { type Io, wantsColour } from './io.js';

/** Colours for the pieces of a text picture, or none. */
export function paintFor(io: Io): Paint {
  const { bold, blue, dim, red, gray, isColorSupported } = picocolors.createColors(wantsColour(io));
  if (!isColorSupported) return text => text;
  const paints: Record<Parameters<Paint>[1], (text: string) => string> = {
    clue: bold,
    entry: blue,
    blank: dim,
    candidates: text => text,
    rule: gray,
    heading: dim,
    mark: dim,
    conflict: text => bold(red(text)),
  };
  return (text, role) => paints[role](text);
}
