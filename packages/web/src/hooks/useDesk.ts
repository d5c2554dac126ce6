/** The desk of this tab, on which the open game lies. */
import { createContext, useContext } from 'react';
import type { Desk } from '../library/desk.js';

const DeskContext = createContext<Desk | undefined>(undefined);

export const DeskProvider = DeskContext.Provider;

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('there is no desk around this');
  return desk;
}
