/** What is said of a shape that is known by its spec alone: nothing here builds the shape. */
import { outlineOf, parseSpec } from '@hyperdoku/engine';
import { catalogEntryOf } from '../../pictures/shapeWords.js';
import { texts } from '../../texts/index.js';

/** Its title in the catalog or in its own rule, else its spec. */
export function titleOfSpec(spec: string): string {
  const entry = catalogEntryOf(spec);
  if (entry) return entry.title;
  if (!spec.startsWith('custom:')) return spec;
  const parsed = parseSpec(spec);
  const title = parsed.ok && parsed.value.family === 'custom' ? parsed.value.rule.title : undefined;
  return title || texts.home.customShape;
}

export interface Size {
  readonly cells: number;
  readonly symbols: number;
}

export function sizeOfSpec(spec: string): Size | undefined {
  const parsed = parseSpec(spec);
  const outline = parsed.ok ? outlineOf(parsed.value) : parsed;
  return outline.ok ? { cells: outline.value.cellCount, symbols: outline.value.symbols } : undefined;
}
