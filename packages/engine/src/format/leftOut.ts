/** What a sheet holds besides its clues, and how much of it a format has room for. */
import type { FormatName } from './formats.js';
import { type AboutKey, aboutKeys, type Sheet } from './sheet.js';

export type SheetPart = AboutKey | Exclude<keyof Sheet, 'grid' | 'about'>;

/** Formats that hold more than clues. */
const kept: Readonly<Partial<Record<FormatName, readonly SheetPart[]>>> = {
  json: ['solution', ...aboutKeys],
  sdk: aboutKeys,
};

/** The parts of a sheet, besides its clues, that are lost when it is written in this format. */
export function listLeftOut({ grid: _, about, ...others }: Sheet, format: FormatName): SheetPart[] {
  const parts = Object.entries({ ...others, ...about }) as [SheetPart, unknown][];
  return parts.filter(([part, value]) => value && !kept[format]?.includes(part)).map(([part]) => part);
}
