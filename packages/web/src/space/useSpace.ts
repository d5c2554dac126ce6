/** The space that a part of the page is about. */
import { createContext, useContext } from 'react';
import { useSource } from '../hooks/useSource.js';
import type { Space } from './space.js';
import type { SpaceState } from './spaceState.js';

const SpaceContext = createContext<Space | undefined>(undefined);

export const SpaceProvider = SpaceContext.Provider;

export function useSpace(): Space {
  const space = useContext(SpaceContext);
  if (!space) throw new Error('there is no space around this');
  return space;
}

/** Looks at how space is seen, and again after every change. */
export const useSpaceState = <T>(look: (state: SpaceState) => T): T => useSource(useSpace(), look);
