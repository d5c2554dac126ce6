/** Keys of the view in space, as a table that the help screen shows too. */
import type { Shape } from '@hyperdoku/engine';
import type { KeyPress } from '../game/typing.js';
import { texts } from '../texts/index.js';
import { viewsOf } from './spaceLayout.js';
import { changeSpace, firstPlace, type SpacePlace, showAll, useSpace } from './spaceState.js';
import { wishFor } from './wishes.js';

interface SpaceBinding {
  readonly keys: string;
  readonly what: string;
  readonly press: (press: KeyPress, shape: Shape) => boolean;
}

const run = (deed: () => void): true => {
  deed();
  return true;
};

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

const onLetter =
  (code: string, deed: (shape: Shape) => void) =>
  ({ code: pressed, ctrl, shift }: KeyPress, shape: Shape): boolean =>
    pressed === code && !ctrl && !shift && run(() => deed(shape));

/** Closed, beside the boards, large, and closed again. */
function cyclePlace(): void {
  const next: Readonly<Record<SpacePlace, SpacePlace>> = {
    closed: firstPlace(),
    side: 'large',
    large: 'closed',
  };
  changeSpace({ place: next[useSpace.getState().place] });
}

function peelBy(by: number, shape: Shape): void {
  const { peel, axis } = useSpace.getState();
  changeSpace({ peel: Math.max(0, Math.min((shape.extents[axis] ?? 1) - 1, peel + by)) });
}

export const spaceBindings: readonly SpaceBinding[] = [
  { keys: 'T', what: texts.space.keys.place, press: onLetter('KeyT', cyclePlace) },
  {
    keys: 'Alt ← ↑ → ↓',
    what: texts.space.keys.orbit,
    press: ({ key, alt, shift }) => {
      const [across, up] = arrows[key] ?? [0, 0];
      if (!alt || !(key in arrows)) return false;
      return run(() => wishFor({ kind: shift ? 'pan' : 'orbit', across, up }));
    },
  },
  {
    keys: '+, −',
    what: texts.space.keys.zoom,
    press: ({ key }) => {
      const by = { '+': 1, '=': 1, '-': -1, '−': -1 }[key];
      return by !== undefined && run(() => wishFor({ kind: 'zoom', by }));
    },
  },
  {
    keys: 'Shift X, Y, Z',
    what: texts.space.keys.face,
    press: ({ code, shift, ctrl }) => {
      const axis = ['KeyX', 'KeyY', 'KeyZ'].indexOf(code);
      return shift && !ctrl && axis >= 0 && run(() => wishFor({ kind: 'face', axis }));
    },
  },
  {
    keys: 'Shift R',
    what: texts.space.keys.reset,
    press: ({ code, shift }) =>
      shift &&
      code === 'KeyR' &&
      run(() => {
        showAll();
        wishFor({ kind: 'reset' });
      }),
  },
  {
    keys: '[, ]',
    what: texts.space.keys.peel,
    press: ({ key }, shape) => {
      const by = { '[': -1, ']': 1 }[key];
      return by !== undefined && run(() => peelBy(by, shape));
    },
  },
  {
    keys: '{, }',
    what: texts.space.keys.clip,
    press: ({ key }, shape) => {
      const { clip, axis } = useSpace.getState();
      const last = (shape.extents[axis] ?? 1) - 1;
      const end = Math.min(clip[1], last);
      if (key === '{') return run(() => changeSpace({ clip: [clip[0], Math.max(clip[0], end - 1)] }));
      return key === '}' && run(() => changeSpace({ clip: [clip[0], Math.min(last, end + 1)] }));
    },
  },
  {
    keys: 'O',
    what: texts.space.keys.explode,
    press: onLetter('KeyO', () => changeSpace({ explode: useSpace.getState().explode > 0 ? 0 : 1.2 })),
  },
  {
    keys: 'G',
    what: texts.space.keys.ghost,
    press: onLetter('KeyG', () => changeSpace({ ghost: !useSpace.getState().ghost })),
  },
  {
    keys: 'F',
    what: texts.space.keys.fade,
    press: onLetter('KeyF', () => changeSpace({ fade: !useSpace.getState().fade })),
  },
  { keys: 'I', what: texts.space.keys.peek, press: onLetter('KeyI', () => changeSpace({ peek: true })) },
];

/** Does what a key means in space; whether it meant anything. */
export function pressSpaceKey(press: KeyPress, shape: Shape): boolean {
  if (viewsOf(shape).length === 0) return false;
  const [open, ...others] = spaceBindings;
  if (open.press(press, shape)) return true;
  return useSpace.getState().place !== 'closed' && others.some(binding => binding.press(press, shape));
}

/** A key is let go. */
export function releaseSpaceKey(code: string): void {
  if (code === 'KeyI') changeSpace({ peek: false });
}
