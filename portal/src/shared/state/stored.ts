import { GROUP_NAMES, GROUPS, type GroupName, type Groups } from './groups.ts';

export const KEPT_GROUPS = GROUP_NAMES.filter((name) => GROUPS[name].kept);

/** What storage holds, untouched, by group. */
export type Stored = Partial<Record<GroupName, unknown>>;

/** Unreadable state counts as none (A55). */
export function readStored(text: string): Stored {
  try {
    const stored: unknown = JSON.parse(text);
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    return {};
  }
}

/** A54, A55: one group of it. */
export function groupIn<Name extends GroupName>(stored: Stored, name: Name): Groups[Name] {
  const { restore, initial } = GROUPS[name];
  return restore && stored[name] !== undefined ? { ...initial, ...restore(stored[name]) } : initial;
}

/** What of a group is written: all of it, unless the table says less. */
export function storedForm<Name extends GroupName>(state: Groups, name: Name): Partial<Groups[Name]> {
  return GROUPS[name].stored?.(state[name]) ?? state[name];
}
