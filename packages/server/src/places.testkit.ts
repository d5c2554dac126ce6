/** A library with some puzzles and a queue of a real server, for tests; both in a temporary folder. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectOk, gradePuzzle, parsePuzzle } from '@hyperdoku/engine';
import { describePuzzle, findKey, Library } from '@hyperdoku/library';
import { servers } from '../../../tools/servers.testkit.js';

/** In the order in which they are stored. */
export const storedPuzzles = [
  '2x2:......42.41..3..',
  '3x3:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
  '2x2:..2..4....1....3',
] as const;

export interface TestPlaces {
  readonly settings: { readonly library: string; readonly queue?: string };
  close(): Promise<void>;
}

/** Without a queue where its server cannot be had. */
export async function openTestPlaces(kind: 'redis' | 'postgres'): Promise<TestPlaces> {
  const folder = mkdtempSync(join(tmpdir(), 'hyperdoku-'));
  const path = mkdtempSync(join(tmpdir(), 'hyperdoku-'));
  const server = await servers[kind]?.(folder);
  await server?.start();
  const library = join(path, 'puzzles.db');
  await fill(library);
  return {
    settings: { library, ...(server && { queue: server.address }) },
    async close() {
      await server?.stop();
      for (const one of [folder, path]) rmSync(one, { recursive: true });
    },
  };
}

async function fill(path: string): Promise<void> {
  const opened = Library.open(path);
  if (!opened.ok) throw new Error(opened.failure.kind);
  for (const text of storedPuzzles) {
    const puzzle = expectOk(parsePuzzle(text));
    const described = describePuzzle(puzzle, await findKey(puzzle), 'test', await gradePuzzle(puzzle));
    opened.value.add([described], new Date('2026-11-18T12:00:00Z'));
  }
  opened.value.close();
}
