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
  | { readonly ok: false; readonly reason: 'wrong' | 'newer' };

const wrong: Taken = { ok: false, reason: 'wrong' };

export async function takeDataFile(text: string): Promise<Taken> {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return wrong;
  }
  if (typeof data !== 'object' || data === null) return wrong;
  const { format, version, settings, games } = data as Readonly<Record<string, unknown>>;
  if (format !== fileFormat) return wrong;
  if (typeof version === 'number' && version > fileVersion) return { ok: false, reason: 'newer' };
  if (version !== fileVersion || !Array.isArray(games)) return wrong;
  takeSettings(settings);
  return { ok: true, ...(await takeGames(games)) };
}
