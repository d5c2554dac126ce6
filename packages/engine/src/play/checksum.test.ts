/** A damaged save is refused, or is the same game in everything; none opens as another. */
import { describe, expect, test } from 'vitest';
import { campaign } from '../../../../tools/campaign.js';
import { createRandom } from '../base/random.js';
import { expectOk } from '../base/result.js';
import { makeStep } from '../logic/step.js';
import { lookAt, someGame } from './play.testkit.js';
import { parseSavedSession, type SavedSession } from './savedSession.js';
import { Session } from './session.js';

const random = createRandom('damage');
const specs = ['2x2', '3x3', '4^3', '3x2x1', 'iso:4', '6x6', 'latin:2^5'] as const;

/** A game with something of everything: entries, notes, colours, strikes, undone actions and checkpoints that lost theirs. */
function playAll(spec: string, seed: number): Session {
  const { puzzle, solution } = someGame(spec, seed);
  const session = Session.start(puzzle);
  const { cellCount, symbols } = session.shape;
  const cell = () => random.below(cellCount);
  const symbol = () => 1 + random.below(symbols);
  const calls: readonly (() => unknown)[] = [
    () => session.enter([cell()], symbol(), { tidiesNotes: true }),
    () => session.enter([cell(), cell()], symbol()),
    () => session.toggleNote([cell(), cell()], symbol(), 'corner'),
    () => session.toggleNote([cell()], symbol(), 'centre'),
    () => session.toggleColour([cell()], 1 + random.below(8)),
    () => session.clear([cell()]),
    () => session.addCheckpoint(`no. ${session.checkpoints.length} \u{1d54f} "é"`),
    () => session.undo(),
    () =>
      session.applyStep(
        makeStep({
          technique: 'short-trial',
          placements: [],
          eliminations: [{ cell: cell(), symbol: symbol() }],
        }),
      ),
  ];
  for (let i = 0; i < 40; i++) {
    session.elapsed += random.below(5000) + 0.25;
    calls[random.below(calls.length)]();
  }
  session.hintsUsed = random.below(20);
  if (seed % 5 === 0) session.giveUp(solution);
  session.undo();
  return session;
}

const games = Array.from({ length: 28 }, (_, i) => {
  const session = playAll(specs[i % specs.length], i);
  const saved = session.save();
  return { saved, text: JSON.stringify(saved), look: lookAt(session) };
});

/** Two places of a text, in order. */
function someRange(text: string, most = text.length): [number, number] {
  const from = random.below(text.length);
  return [from, Math.min(text.length, from + 1 + random.below(most))];
}

const replace = (text: string, at: number, by: string): string => text.slice(0, at) + by + text.slice(at + 1);

/** The number in a text that some place is in or before; undefined when there is none. */
const someNumber = (text: string): RegExpExecArray | undefined => {
  const numbers = [...text.matchAll(/-?\d+(\.\d+)?/g)];
  return numbers[random.below(numbers.length)];
};

const damages: Readonly<Record<string, (text: string) => string>> = {
  'a flipped bit': text => {
    const at = random.below(text.length);
    return replace(text, at, String.fromCharCode(text.charCodeAt(at) ^ (1 << random.below(7))));
  },
  'a few flipped bits': text => {
    let flipped = text;
    for (let i = 2 + random.below(5); i > 0; i--) flipped = damages['a flipped bit'](flipped);
    return flipped;
  },
  'another digit': text => {
    const digits = [...text.matchAll(/\d/g)].map(({ index }) => index);
    return replace(text, digits[random.below(digits.length)], String(random.below(10)));
  },
  'another number': text => {
    const found = someNumber(text);
    if (!found) return text;
    const end = found.index + found[0].length;
    return text.slice(0, found.index) + random.below(1000) + text.slice(end);
  },
  'two numbers swapped': text => {
    const [a, b] = [someNumber(text), someNumber(text)].sort((p, q) => (p?.index ?? 0) - (q?.index ?? 0));
    if (!a || !b || a.index === b.index) return text;
    const [middle, end] = [a.index + a[0].length, b.index + b[0].length];
    return text.slice(0, a.index) + b[0] + text.slice(middle, b.index) + a[0] + text.slice(end);
  },
  'a piece cut out': text => {
    const [from, to] = someRange(text, 60);
    return text.slice(0, from) + text.slice(to);
  },
  'the end cut off': text => text.slice(0, random.below(text.length)),
  'a piece doubled': text => {
    const [from, to] = someRange(text, 60);
    return text.slice(0, to) + text.slice(from);
  },
  'two pieces swapped': text => {
    const [from, to] = someRange(text, 40);
    const end = Math.min(text.length, 2 * to - from);
    return text.slice(0, from) + text.slice(to, end) + text.slice(from, to) + text.slice(end);
  },
  'a piece of another game': text => {
    const other = games[random.below(games.length)].text;
    const [from, to] = someRange(text, 60);
    return text.slice(0, from) + other.slice(from, to) + text.slice(to);
  },
  /** Damage that keeps the form, which noise seldom does. */
  'two actions swapped': text => change(text, saved => swapTwo(saved.log)),
  'two checkpoints swapped': text => change(text, saved => swapTwo(saved.checkpoints)),
  'an action gone': text => change(text, ({ log }) => log.splice(random.below(log.length), 1)),
  'an action twice': text => change(text, ({ log }) => log.push(log[random.below(log.length)])),
  'a checkpoint gone': text => change(text, saved => saved.checkpoints.splice(0, 1)),
  'another kind of action': text =>
    change(text, ({ log }) => {
      const action = log[random.below(log.length)];
      action.kind = action.kind === 'enter' ? 'clear' : 'enter';
    }),
  'another time': text => change(text, saved => (saved.elapsed += 1)),
  'another position': text => change(text, saved => (saved.position = random.below(saved.log.length))),
  'given up or not': text => change(text, saved => (saved.gaveUp = !saved.gaveUp)),
  'another change': text =>
    change(text, ({ log }) => {
      const { changes } = log[random.below(log.length)];
      if (changes.length > 0) changes[changes.length - 1] ^= 1;
    }),
  'another clue': text => change(text, saved => (saved.puzzle = saved.puzzle.replace('.', '1'))),
  'another version': text => text.replace('"version":2', '"version":1'),
  'no checksum': text => text.replace(/,"checksum":\d+/, ''),
};

interface Open {
  version: number;
  puzzle: string;
  elapsed: number;
  position: number;
  gaveUp: boolean;
  log: { kind: string; changes: number[] }[];
  checkpoints: unknown[];
}

function change(text: string, how: (saved: Open) => unknown): string {
  const saved: Open = JSON.parse(text);
  how(saved);
  return JSON.stringify(saved);
}

function swapTwo(list: unknown[]): void {
  const [a, b] = [random.below(list.length), random.below(list.length)];
  [list[a], list[b]] = [list[b], list[a]];
}

/** The game that a text is, if it is one. */
function openText(text: string): { saved: SavedSession; session: Session } | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const saved = parseSavedSession(value);
  // Whoever restores it as it is finds the damage too.
  if (!saved.ok && saved.problem.detail === 'damaged')
    expect(Session.restore(value as SavedSession)).toEqual(saved);
  const session = saved.ok ? Session.restore(saved.value) : saved;
  return saved.ok && session.ok ? { saved: saved.value, session: session.value } : undefined;
}

test('undamaged, they open', () => {
  for (const { saved, text, look } of games) {
    const opened = openText(text);
    expect([opened?.saved, opened && lookAt(opened.session)]).toEqual([saved, look]);
  }
});

describe('damaged saves open as the same game or not at all', () => {
  const kinds = Object.entries(damages);
  const runs = Math.ceil(campaign(600, 12_000) / kinds.length);
  test.each(kinds)('%s', (_, damage) => {
    let refused = 0;
    for (let run = 0; run < runs; run++) {
      const { saved, text, look } = games[run % games.length];
      const damaged = damage(text);
      const opened = openText(damaged);
      if (!opened) {
        refused++;
        continue;
      }
      expect(opened.saved).toEqual(saved);
      expect(lookAt(opened.session)).toEqual(look);
    }
    expect(refused).toBeGreaterThan(0);
  });
});

test('every part of a save has a share in its checksum', () => {
  const { checksum: first, ...saved } = games[1].saved;
  const { log, checkpoints } = saved;
  const [action] = log;
  const others: readonly object[] = [
    { puzzle: `${saved.puzzle} ` },
    { elapsed: saved.elapsed + 0.25 },
    { hintsUsed: saved.hintsUsed + 1 },
    { gaveUp: !saved.gaveUp },
    { position: saved.position - 1 },
    { log: log.slice(1) },
    { log: [{ ...action, id: `${action.id}1` }, ...log.slice(1)] },
    { log: [{ ...action, kind: 'reset' }, ...log.slice(1)] },
    { log: [{ ...action, at: action.at + 1 }, ...log.slice(1)] },
    { log: [{ ...action, changes: [] }, ...log.slice(1)] },
    { checkpoints: checkpoints.slice(1) },
    { checkpoints: [{ ...checkpoints[0], name: 'another' }, ...checkpoints.slice(1)] },
    { checkpoints: [{ ...checkpoints[0], at: checkpoints[0].at + 1 }, ...checkpoints.slice(1)] },
    { checkpoints: [{ ...checkpoints[0], state: [] }, ...checkpoints.slice(1)] },
  ];
  const sums = others.map(other => {
    const read = expectOk(parseSavedSession({ ...saved, ...other, version: 1 }));
    return read.checksum;
  });
  expect(new Set([first, ...sums]).size).toBe(others.length + 1);
});
