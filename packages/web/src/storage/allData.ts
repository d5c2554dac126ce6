/** Everything the app keeps, as one file, and back. */
import { takeSettings, useSettings } from '../settings/settings.js';
import { listGames, takeGames } from './games.js';

const fileFormat = 'hyperdoku-data';
const fileVersion = 1;

export async function makeDataFile(): Promise<string> {
  // Solutions and grades are found again; leaving them out keeps the file small and free of claims.
  const games = (await listGames()).map(({ solution: _, grade: __, ...game }) => game);
  return JSON.stringify({
    format: fileFormat,
    version: fileVersion,
    settings: useSettings.getState(),
    games,
  });
}

export type Taken =
  | { readonly ok: true; readonly taken: number; readonly refused: number }
  | { readonly ok: false };

export async function takeDataFile(text: string): Promise<Taken> {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { ok: false };
  }
  if (typeof data !== 'object' || data === null) return { ok: false };
  const { format, version, settings, games } = data as Readonly<Record<string, unknown>>;
  if (format !== fileFormat || version !== fileVersion || !Array.isArray(games)) return { ok: false };
  takeSettings(settings);
  return { ok: true, ...(await takeGames(games)) };
}
