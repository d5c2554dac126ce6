/** `<hyperdoku-board>` in JSX: `import '@hyperdoku/board/react'` loads the element and tells React's types of it. */
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { BoardEvents, BoardTheme, BoardView, HyperdokuBoard } from './index.js';

/** What can be written in the tag. Listeners are called `onhyperdoku-solved` and so on. */
export type BoardProps = DetailedHTMLProps<HTMLAttributes<HyperdokuBoard>, HyperdokuBoard> & {
  readonly puzzle?: string;
  readonly view?: BoardView;
  readonly camera?: string;
  readonly playable?: boolean;
  readonly theme?: BoardTheme;
} & { readonly [N in keyof BoardEvents as `on${N}`]?: (event: CustomEvent<BoardEvents[N]>) => void };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'hyperdoku-board': BoardProps;
    }
  }
}

export type * from './index.js';
