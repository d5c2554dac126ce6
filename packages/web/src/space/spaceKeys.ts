/** Keys of the view in space, as a table that the help screen shows too. */
import type { Layout } from '@hyperdoku/engine';
import type { KeyPress } from '../game/typing.js';
import { spaceTexts } from '../texts/space.js';
import type { Space } from './space.js';
import { viewsOf } from './spaceViews.js';

interface SpaceBinding {
  readonly keys: string;
  readonly what: string;
  /** What the key does; undefined if it means nothing here. */
  readonly read: (press: KeyPress) => ((space: Space, layers: number) => void) | undefined;
}

type Effect = ReturnType<SpaceBinding['read']>;

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

const zooms: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1, '−': -1 };

const onLetter =
  (code: string, effect: Effect) =>
  ({ code: pressed, ctrl, shift }: KeyPress): Effect =>
    pressed === code && !ctrl && !shift ? effect : undefined;

const openKey: SpaceBinding = {
  keys: 'T',
  what: spaceTexts.keys.place,
  read: onLetter('KeyT', space => space.cyclePlace()),
};

const cameraKeys: readonly SpaceBinding[] = [
  {
    keys: 'Alt ← ↑ → ↓',
    what: spaceTexts.keys.orbit,
    read: ({ key, alt, shift }) => {
      const arrow = alt && arrows[key];
      if (!arrow) return undefined;
      const [across, up] = arrow;
      return space => space.wishFor({ kind: shift ? 'pan' : 'orbit', across, up });
    },
  },
  {
    keys: '+, −',
    what: spaceTexts.keys.zoom,
    read: ({ key }) => {
      const by = zooms[key];
      return by === undefined ? undefined : space => space.wishFor({ kind: 'zoom', by });
    },
  },
  {
    keys: 'Shift X, Y, Z',
    what: spaceTexts.keys.face,
    read: ({ code, shift, ctrl }) => {
      const axis = shift && !ctrl ? ['KeyX', 'KeyY', 'KeyZ'].indexOf(code) : -1;
      return axis < 0 ? undefined : space => space.wishFor({ kind: 'face', axis });
    },
  },
  {
    keys: 'Shift R',
    what: spaceTexts.keys.reset,
    read: ({ code, shift }) => (shift && code === 'KeyR' ? space => space.reset() : undefined),
  },
];

const peels: Readonly<Record<string, number>> = { '[': -1, ']': 1 };
const clips: Readonly<Record<string, number>> = { '{': -1, '}': 1 };
/** How far `O` pulls the layers apart. */
const apart = 1.2;

const insideKeys: readonly SpaceBinding[] = [
  {
    keys: '[, ]',
    what: spaceTexts.keys.peel,
    read: ({ key }) => {
      const by = peels[key];
      return by === undefined ? undefined : (space, layers) => space.peelBy(by, layers);
    },
  },
  {
    keys: '{, }',
    what: spaceTexts.keys.clip,
    read: ({ key }) => {
      const by = clips[key];
      return by === undefined ? undefined : (space, layers) => space.clipBy(-by, layers);
    },
  },
  {
    keys: 'O',
    what: spaceTexts.keys.explode,
    read: onLetter('KeyO', space => space.change({ explode: space.state.explode > 0 ? 0 : apart })),
  },
  {
    keys: 'G',
    what: spaceTexts.keys.ghost,
    read: onLetter('KeyG', space => space.change({ ghost: !space.state.ghost })),
  },
  {
    keys: 'F',
    what: spaceTexts.keys.fade,
    read: onLetter('KeyF', space => space.change({ fade: !space.state.fade })),
  },
  {
    keys: 'I',
    what: spaceTexts.keys.peek,
    read: onLetter('KeyI', space => space.change({ peek: true })),
  },
];

export const spaceBindings: readonly SpaceBinding[] = [openKey, ...cameraKeys, ...insideKeys];

/** Does what a key means in space; whether it meant anything. Where space is closed, it can only be opened. */
export function pressSpaceKey(press: KeyPress, space: Space, { shape, perspective }: Layout): boolean {
  if (viewsOf(shape).length === 0) return false;
  for (const { read } of space.state.place === 'closed' ? [openKey] : spaceBindings) {
    const effect = read(press);
    if (!effect) continue;
    effect(space, shape.extents[perspective.stacked[0]] ?? 1);
    return true;
  }
  return false;
}

/** A key is let go. */
export function releaseSpaceKey(code: string, space: Space): void {
  if (code === 'KeyI') space.change({ peek: false });
}
