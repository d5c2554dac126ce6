/** How React sees what changes by itself. */
import { useSyncExternalStore } from 'react';
import type { Source } from '../game/store.js';

/** Looks at a source, and again after every change; what is seen must be the same as long as nothing has changed. */
export const useSource = <T, S>(source: Source<T>, look: (state: T) => S): S =>
  useSyncExternalStore(source.subscribe, () => look(source.state));
