import { createStore, type StoreApi } from 'zustand/vanilla';
import { deviceKind } from '#portal/shared/device/configuration.ts';
import { type ClearingMoment, GROUP_NAMES, GROUPS, type GroupName, type Groups } from './groups.ts';

export type PortalStore = StoreApi<Groups>;

function initialGroups(): Groups {
  return Object.fromEntries(GROUP_NAMES.map((name) => [name, GROUPS[name].initial])) as unknown as Groups;
}

export function createPortalStore(restored: Partial<Groups> = {}): PortalStore {
  return createStore<Groups>(() => ({ ...initialGroups(), ...restored }));
}

/** Changes some fields of one group. */
export function patchGroup<Name extends GroupName>(store: PortalStore, name: Name, patch: Partial<Groups[Name]>): void {
  store.setState((state) => ({ [name]: { ...state[name], ...patch } }) as Partial<Groups>);
}

function clearedGroup<Name extends GroupName>(state: Groups, name: Name, moment: ClearingMoment): Groups[Name] {
  const rule = GROUPS[name];
  if (!rule.cleared[moment]) return state[name];
  return rule.afterClearing?.(state[name], moment, isKioskState(state)) ?? rule.initial;
}

function isKioskState({ configuration }: Groups): boolean {
  return configuration.status === 'ready' && deviceKind(configuration.device) === 'Kiosk';
}

/** The state with every group put back that the table clears at this moment. */
export function clearedGroups(state: Groups, moment: ClearingMoment): Groups {
  return Object.fromEntries(GROUP_NAMES.map((name) => [name, clearedGroup(state, name, moment)])) as unknown as Groups;
}

/** The same for the store, in one step. */
export function clearGroups(store: PortalStore, moment: ClearingMoment): void {
  store.setState((state) => clearedGroups(state, moment));
}
