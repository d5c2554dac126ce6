/** How large a shape is that is known by its spec alone; the shape is not built. */
import { outlineOf, parseSpec } from '@hyperdoku/engine';

export interface Size {
  readonly cells: number;
  readonly symbols: number;
}

export function sizeOfSpec(spec: string): Size | undefined {
  const parsed = parseSpec(spec);
  const outline = parsed.ok ? outlineOf(parsed.value) : parsed;
  return outline.ok ? { cells: outline.value.cellCount, symbols: outline.value.symbols } : undefined;
}
