import { createContext, useContext } from 'react';
import type { RunningPortal } from './portal.ts';

/** The shell's own view of the portal; pages use `usePortal`. */
export const RunningPortalContext = createContext<RunningPortal | undefined>(undefined);

export function useRunningPortal(): RunningPortal {
  const portal = useContext(RunningPortalContext);
  if (!portal) throw new Error('useRunningPortal stands outside the portal');
  return portal;
}
