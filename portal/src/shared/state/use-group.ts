import { useStore } from 'zustand';
import { usePortal } from '#portal/shared/portal-context.ts';
import { isLoggedIn } from './authentication.ts';
import type { GroupName, Groups } from './groups.ts';

/** One group of the client state, and a render whenever it changes. */
export function useGroup<Name extends GroupName>(name: Name): Groups[Name] {
  return useStore(usePortal().store, (state) => state[name]);
}

/** One value of a group: whatever else changes in it draws nothing. */
export function useGroupValue<Name extends GroupName, Key extends keyof Groups[Name]>(
  name: Name,
  key: Key,
): Groups[Name][Key] {
  return useStore(usePortal().store, (state) => state[name][key]);
}

export function useIsLoggedIn(): boolean {
  return useStore(usePortal().store, (state) => isLoggedIn(state.authentication));
}
