/**
 * A link to go on with a game at another device. It holds the puzzle as links do, and what stands on the board: entries, notes, colours,
 * lines, what is struck out, and the time; not the way there, so there is nothing to undo. After `#g=` come two parts with a dot
 * between them, the second as in a link of the puzzle alone. The first is base64url of
 *
 *     version (1 byte) · seconds played · hints used · places and values · checksum (4 bytes)
 *
 * Numbers are seven bits a byte, the lowest first, the highest bit set where more follow. Of each place that is not 0 there is its
 * distance from the last one, and its value. The checksum is of both parts.
 */
import { makeBase64url, parseBase64url } from '../base/base64url.js';
import { sumIntegers, sumText } from '../base/crc32.js';
import { fail, type Result } from '../base/result.js';
import { asPuzzle } from '../board/puzzle.js';
import { makeLink, parseLink } from '../format/link.js';
import type { Place } from './marks.js';
import { Session } from './session.js';

const version = 1;
const marker = '#g=';
const puzzleMarker = '#p=';
const checksumBytes = 4;

const checksumOf = (bytes: Uint8Array, puzzle: string): number => sumText(puzzle, sumIntegers(bytes));

/** `#g=…`, to be put after the address of any page that understands it. */
export function makeProgressLink(session: Session, address = ''): string {
  const bytes: number[] = [version];
  const write = (value: number): void => {
    let rest = value;
    for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 128);
    bytes.push(rest);
  };
  write(Math.floor(session.elapsed / 1000));
  write(session.hintsUsed);
  let last = 0;
  for (const [place, value] of session.listState()) {
    write(place - last);
    write(value >>> 0);
    last = place;
  }
  const puzzle = makeLink(session.puzzle).slice(puzzleMarker.length);
  const sum = checksumOf(Uint8Array.from(bytes), puzzle);
  const whole = Uint8Array.from([...bytes, sum >>> 24, (sum >>> 16) & 255, (sum >>> 8) & 255, sum & 255]);
  return `${address}${marker}${makeBase64url(whole)}.${puzzle}`;
}

const damaged = (): Result<never> => fail('link-damaged', 'damaged', {});

/** Reads such a link; a shape of more cells than this is refused before it takes memory. */
export function parseProgressLink(text: string, mostCells?: number): Result<Session> {
  const at = text.indexOf(marker);
  if (at < 0) return fail('link-damaged', 'no-marker', { marker });
  const [first, puzzle = ''] = text
    .slice(at + marker.length)
    .trim()
    .split('.');
  const whole = parseBase64url(first);
  if (!whole || whole.length <= checksumBytes) return damaged();
  const body = whole.subarray(0, -checksumBytes);
  const sum = whole.subarray(-checksumBytes).reduce((value, byte) => (value << 8) | byte, 0);
  if (checksumOf(body, puzzle) !== sum) return damaged();
  if (body[0] !== version) return fail('link-damaged', 'newer-version', {});
  const numbers = readNumbers(body.subarray(1));
  if (!numbers || numbers.length < 2 || numbers.length % 2 !== 0) return damaged();
  const grid = parseLink(puzzleMarker + puzzle, mostCells);
  const clues = grid.ok ? asPuzzle(grid.value) : grid;
  if (!clues.ok) return clues;
  const [seconds, hintsUsed, ...state] = numbers;
  const session = Session.start(clues.value);
  if (!session.takeState(placesOf(state))) return damaged();
  session.elapsed = seconds * 1000;
  session.hintsUsed = hintsUsed;
  return { ok: true, value: session };
}

/** Undefined where a number does not end, or is larger than any that is written. */
function readNumbers(bytes: Uint8Array): number[] | undefined {
  const numbers: number[] = [];
  let value = 0;
  let unit = 1;
  for (const byte of bytes) {
    value += (byte & 127) * unit;
    if (value > Number.MAX_SAFE_INTEGER) return undefined;
    unit *= 128;
    if (byte & 128) continue;
    numbers.push(value);
    [value, unit] = [0, 1];
  }
  return unit === 1 ? numbers : undefined;
}

function placesOf(state: readonly number[]): [Place, number][] {
  const places: [Place, number][] = [];
  let last = 0;
  for (let i = 0; i < state.length; i += 2) {
    last += state[i];
    places.push([last, state[i + 1] | 0]);
  }
  return places;
}
