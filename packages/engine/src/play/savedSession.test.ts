import { describe, expect, test } from 'vitest';
import { campaign } from '../../../../tools/campaign.js';
import fc from '../base/property.testkit.js';
import { expectOk } from '../base/result.js';
import { emptyPuzzle } from '../board/puzzle.js';
import { manyConstraints, specWith } from '../format/constrained.testkit.js';
import { parseShape } from '../shape/shapes.js';
import { sentenceOf } from '../words/sentences.testkit.js';
import { mergeSaves } from './merge.js';
import { placeOf, planes } from './planes.js';
import { anyGame, asVersion1, lookAt, playGame, readPuzzle } from './play.testkit.js';
import { parseSavedSession, type SavedSession } from './savedSession.js';
import { Session } from './session.js';

/** What a stranger's value leads to: a game that can be played to both ends, or a sentence. */
function open(value: unknown): string {
  const saved = parseSavedSession(value);
  const session = saved.ok ? Session.restore(saved.value) : saved;
  if (!session.ok) {
    const sentence = sentenceOf(session);
    expect(sentence).toMatch(/^\S.*\.$/su);
    expect(sentence.length).toBeLessThan(400);
    return sentence;
  }
  while (session.value.redo());
  while (session.value.undo());
  expect([...session.value.symbols]).toEqual([...session.value.puzzle.symbols]);
  return 'fine';
}

const small = (): Session => {
  const session = Session.start(readPuzzle('2x2:1...............'));
  session.enter([1], 2);
  session.toggleNote([2], 3, 'corner');
  session.addCheckpoint('here');
  session.toggleColour([0], 1);
  return session;
};
const whole = small().save();
/** Whatever is changed in it is looked at, since no checksum gives it away. */
const saved = asVersion1(whole);
const [entered, noted, coloured] = saved.log;
const withChanges = (...changes: number[]) => ({ ...saved, log: [{ ...entered, changes }, noted, coloured] });

describe('a saved game', () => {
  test.each([
    ['3x3', manyConstraints(9)],
    ['4^3', [{ kind: 'anti-knight' as const }, { kind: 'killer' as const, cells: [0, 1], sum: 5 }]],
  ])('has its rule with all constraints, on %s', (base, constraints) => {
    const shape = expectOk(parseShape(specWith(base, constraints)));
    const session = Session.start(emptyPuzzle(shape));
    expectOk(session.enter([0], 1));
    expectOk(session.enter([1], 1));
    const value: unknown = JSON.parse(JSON.stringify(session.save()));
    const restored = expectOk(Session.restore(expectOk(parseSavedSession(value))));
    expect([restored.shape, lookAt(restored)]).toEqual([shape, lookAt(session)]);
  });
  test('goes through JSON and is the same game', () => {
    fc.assert(
      fc.property(anyGame(), ([spec, seed, keys]) => {
        const { session } = playGame(spec, seed, keys);
        session.hintsUsed = keys.length;
        const value = session.save();
        const restored = expectOk(
          Session.restore(expectOk(parseSavedSession(JSON.parse(JSON.stringify(value))))),
        );
        expect(restored.save()).toEqual(value);
        expect(lookAt(restored)).toEqual(lookAt(session));
        while (session.redo()) restored.redo();
        expect(lookAt(restored)).toEqual(lookAt(session));
        while (session.undo()) restored.undo();
        expect(lookAt(restored)).toEqual(lookAt(session));
      }),
      { numRuns: campaign(25, 1000) },
    );
  });
  test('does not change when the game goes on', () => {
    const session = small();
    const text = JSON.stringify(session.save());
    const value = session.save();
    session.undo();
    session.enter([5], 4);
    session.addCheckpoint('here');
    expect(JSON.stringify(value)).toBe(text);
  });
  test('of a custom shape names its rule', () => {
    const rule = { title: 'No. 1: "X"', base: '2x2', houses: [[0, 5, 10, 15]] };
    const session = Session.start(readPuzzle(`custom:${JSON.stringify(rule)}:1...............`));
    session.enter([5], 2);
    const again = expectOk(Session.restore(session.save()));
    expect([again.shape.name, again.symbols[5]]).toEqual([session.shape.name, 2]);
  });
});

describe('a stranger', () => {
  test.each<[string, unknown, RegExp]>([
    ['nothing', undefined, /object/],
    ['a list', [saved], /object/],
    ['no version', { ...saved, version: undefined }, /from 1 to 4/],
    ['version 0', { ...saved, version: 0 }, /from 1 to 4/],
    ['version 1.5', { ...saved, version: 1.5 }, /from 1 to 4/],
    ['a version in words', { ...saved, version: '2' }, /from 1 to 4/],
    ['a newer version', { ...whole, version: 5 }, /newer version of Hyperdoku; it was left as it is/],
    ['a newer version of another form', { version: 99, game: {} }, /newer version/],
    ['no checksum', { ...saved, version: 2 }, /damaged/],
    ['a checksum where none was', { ...whole, version: 1 }, /damaged/],
    ['another checksum', { ...whole, checksum: whole.checksum + 1 }, /damaged/],
    ['the checksum in words', { ...whole, checksum: String(whole.checksum) }, /damaged/],
    ['a checksum beyond 32 bits', { ...whole, checksum: whole.checksum + 2 ** 32 }, /damaged/],
    ['no puzzle', { ...saved, puzzle: 5 }, /its text/],
    ['two lines of puzzle', { ...saved, puzzle: `${saved.puzzle}\n${saved.puzzle}` }, /one line/],
    ['a cut puzzle', { ...saved, puzzle: '2x2:1' }, /2x2 has 16/],
    ['an impossible shape', { ...saved, puzzle: '4^4:1' }, /4\^4/],
    ['conflicting clues', { ...saved, puzzle: '2x2:11..............' }, /twice/],
    ['negative time', { ...saved, elapsed: -1 }, /elapsed/],
    ['endless time', { ...saved, elapsed: Number.POSITIVE_INFINITY }, /elapsed/],
    ['half a hint', { ...saved, hintsUsed: 0.5 }, /hintsUsed/],
    ['perhaps', { ...saved, gaveUp: 'perhaps' }, /gaveUp/],
    ['a position past the log', { ...saved, position: 4 }, /position/],
    ['no log', { ...saved, log: {} }, /log/],
    ['an empty action', { ...saved, log: [null] }, /Action 1/],
    ['a nameless action', { ...saved, log: [{ ...entered, id: '' }, noted, coloured] }, /id/],
    ['an unheard-of action', { ...saved, log: [{ ...entered, kind: 'cheat' }, noted, coloured] }, /kind/],
    ['a timeless action', { ...saved, log: [{ ...entered, at: null }, noted, coloured] }, /at/],
    ['an action twice', { ...saved, log: [entered, noted, entered] }, /id of an earlier/],
    ['two thirds of a change', withChanges(8, 0), /3 integers/],
    ['a change of text', withChanges(8, 0, '2' as unknown as number), /3 integers/],
    ['a change beyond 32 bits', withChanges(8, 0, 2 ** 32), /3 integers/],
    ['a change beyond the board', withChanges(placeOf(planes.entry, 16), 0, 1), /cannot be made/],
    ['a change before the board', withChanges(-8, 0, 1), /cannot be made/],
    ['a symbol too many', withChanges(placeOf(planes.entry, 1), 0, 5), /cannot be made/],
    ['a note too many', withChanges(placeOf(planes.corner, 1), 0, 16), /cannot be made/],
    ['a note in a word that is not used', withChanges(placeOf(planes.corner + 1, 1), 0, 1), /cannot be made/],
    ['a colour too many', withChanges(placeOf(planes.colours, 1), 0, 256), /cannot be made/],
    ['another clue', withChanges(placeOf(planes.entry, 0), 1, 2), /cannot be made/],
    ['a note on a clue', withChanges(placeOf(planes.centre, 0), 0, 2), /cannot be made/],
    ['a past that was not', withChanges(placeOf(planes.entry, 1), 3, 2), /does not fit/],
    ['a checkpoint of nothing', { ...saved, checkpoints: [{ name: 'a', action: 'b', at: 0 }] }, /not there/],
    ['a checkpoint without a name', { ...saved, checkpoints: [{ action: '', at: 0 }] }, /name/],
    [
      'a checkpoint of half a state',
      { ...saved, checkpoints: [{ name: '', action: '', at: 0, state: [1] }] },
      /pairs/,
    ],
    [
      'a checkpoint with another clue',
      { ...saved, checkpoints: [{ name: '', action: 'x', at: 0, state: [0, 2] }] },
      /cannot be/,
    ],
  ])('with %s is refused', (_, value, sentence) => {
    expect(open(value)).toMatch(sentence);
  });

  test('with any JSON value gets an answer', () => {
    fc.assert(
      fc.property(fc.jsonValue(), value => void open(value)),
      { numRuns: campaign(25, 1000) },
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(saved)),
        fc.oneof(fc.jsonValue(), fc.array(fc.constantFrom(entered, noted, coloured, ...saved.checkpoints))),
        (field, value) => void open({ ...saved, [field]: value }),
      ),
      { numRuns: campaign(25, 1000) },
    );
  });

  describe('made of what is not JSON', () => {
    const fields = Object.keys(saved);
    const thrower = () => {
      throw new Error('no');
    };
    const throwing = new Proxy(
      {},
      { get: thrower, has: thrower, ownKeys: thrower, getOwnPropertyDescriptor: thrower },
    );
    const revoked = () => {
      const { proxy, revoke } = Proxy.revocable([], {});
      revoke();
      return proxy;
    };
    const cyclic: unknown[] = [];
    cyclic.push(cyclic);
    const lying = (length: unknown) =>
      new Proxy([], { get: (list, key) => (key === 'length' ? length : Reflect.get(list, key)) });
    const odd: readonly [string, unknown][] = [
      ['a BigInt', 5n],
      ['a Symbol', Symbol('s')],
      ['a function', () => saved],
      ['a list of BigInts', [1n, 2n, 3n]],
      ['a list of Symbols', [Symbol('s'), Symbol('s'), Symbol('s')]],
      ['a list of objects that throw', [{ valueOf: thrower }, 0, 0]],
      ['a list with gaps', new Array(3)],
      ['a cyclic list', cyclic],
      ['a proxy that throws', throwing],
      ['a revoked proxy', revoked()],
      ['a list that says its length is a Symbol', lying(Symbol('s'))],
      ['a list that says it has no end', lying(Number.POSITIVE_INFINITY)],
      ['a list without a number of items', lying(undefined)],
      [
        'a list with methods of its own',
        Object.assign([1, 2], { entries: thrower, [Symbol.iterator]: thrower }),
      ],
      [
        'an object that gives another length each time',
        {
          get length() {
            return Math.random();
          },
        },
      ],
      ['an object without a prototype', Object.create(null)],
      ['a class', class {}],
      ['a date', new Date(Number.NaN)],
      ['a map', new Map([['log', []]])],
      ['typed integers', Int32Array.of(8, 0, 2)],
      ['NaN', Number.NaN],
    ];
    test.each(odd)('with %s gets an answer, wherever that is', (_, value) => {
      expect(open(value)).not.toBe('fine');
      for (const field of fields) expect(open({ ...saved, [field]: value })).not.toBe('fine');
      for (const field of ['id', 'kind', 'at', 'changes'])
        expect(open({ ...saved, log: [{ ...entered, [field]: value }, noted, coloured] })).not.toBe('fine');
      for (const field of ['name', 'action', 'at', 'state'])
        expect(open({ ...saved, checkpoints: [{ ...saved.checkpoints[0], [field]: value }] })).not.toBe(
          'fine',
        );
      expect(open({ ...saved, log: [value] })).not.toBe('fine');
      expect(open({ ...saved, checkpoints: [value] })).not.toBe('fine');
      expect(open(withChanges(value as never, 0, 2))).not.toBe('fine');
    });
    test.each(fields)('with a %s that throws when it is looked at gets an answer', field => {
      expect(
        open({
          ...saved,
          get [field]() {
            return thrower();
          },
        }),
      ).not.toBe('fine');
    });
    test('is not changed by what changes later', () => {
      const log = [{ ...entered, changes: [...entered.changes] }];
      const value = { ...saved, log, position: 1, checkpoints: [] };
      const parsed = expectOk(parseSavedSession(value));
      log[0].changes[2] = 99;
      log.pop();
      expect(parsed.log).toEqual([entered]);
    });
    test('with any value gets an answer', () => {
      const any = fc.anything({
        withBigInt: true,
        withDate: true,
        withMap: true,
        withSet: true,
        withSparseArray: true,
        withTypedArray: true,
        withNullPrototype: true,
        withObjectString: true,
      });
      fc.assert(
        fc.property(any, fc.constantFrom(...fields), (value, field) => {
          open(value);
          open({ ...saved, [field]: value });
        }),
        { numRuns: campaign(200, 10_000) },
      );
    });
  });

  test('with integers of any kind in a log gets an answer, and so does whoever merges it', () => {
    const integer = fc.oneof(fc.integer({ min: -2, max: 140 }), fc.integer());
    fc.assert(
      fc.property(fc.array(integer, { maxLength: 9 }), fc.nat(3), (changes, position) => {
        const value = { ...withChanges(...changes), position };
        open(value);
        const parsed = parseSavedSession(value);
        if (!parsed.ok) return;
        expect(open(mergeSaves(whole, parsed.value))).toBe('fine');
        expect(open(mergeSaves(parsed.value, whole))).toBe('fine');
      }),
      { numRuns: campaign(100, 10_000) },
    );
  });

  test('with a great many things is refused', () => {
    expect(open({ ...saved, log: Array(1_000_001).fill(entered) })).toMatch(/at most 1,000,000/);
    expect(open({ ...saved, log: Array(100_000).fill(entered), position: 0 })).toMatch(/id of an earlier/);
    expect(open({ ...saved, puzzle: '9^3:'.repeat(300_000) })).toMatch(/symbol/);
    expect(open({ ...saved, checkpoints: Array(1_001).fill(saved.checkpoints[0]) })).toMatch(/at most 1,000/);
    expect(open(withChanges(...Array(30_000).fill(0)))).toMatch(/cannot be made/);
    const deep = JSON.parse(`${'['.repeat(5_000)}${']'.repeat(5_000)}`);
    for (const field of Object.keys(saved)) expect(open({ ...saved, [field]: deep })).not.toBe('fine');
  });
});

test('the type of a save is what is saved', () => {
  const again: SavedSession = expectOk(parseSavedSession({ ...whole, unknown: 'field' }));
  expect(again).toEqual(whole);
});

test('a save of a newer version or a damaged one is refused by whoever opens it as it is', () => {
  const restore = (value: object) => sentenceOf(Session.restore(value as SavedSession));
  expect(restore({ ...whole, version: 5 })).toMatch(/newer version/);
  expect(restore({ ...whole, elapsed: 1 })).toMatch(/damaged/);
  expect(restore({ ...whole, version: undefined })).toMatch(/from 1 to 4/);
  expect(restore(saved)).toBe('fine');
});

test('a save without a checksum, as version 1 was, is the same game', () => {
  fc.assert(
    fc.property(anyGame(), ([spec, seed, keys]) => {
      const save = playGame(spec, seed, keys).session.save();
      expect(parseSavedSession(asVersion1(save))).toEqual({ ok: true, value: save });
    }),
    { numRuns: campaign(25, 1000) },
  );
});
