/** Whether the page is as narrow as a phone, where what stands beside the boards on a desk has no room. */
import { useSyncExternalStore } from 'react';

const narrow = matchMedia('(max-width: 760px)');

const subscribe = (hear: () => void): (() => void) => {
  narrow.addEventListener('change', hear);
  return () => narrow.removeEventListener('change', hear);
};

export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => narrow.matches);
