import { isSame, type Letter } from '#portal/shared/state/letter.ts';
import { type PortalStore, patchGroup } from '#portal/shared/state/store.ts';

const others = (store: PortalStore, letter: Letter) =>
  store.getState().outbox.letters.filter((one) => !isSame(one, letter));

export const isIn = (store: PortalStore, letter: Letter): boolean =>
  store.getState().outbox.letters.some((one) => isSame(one, letter));

/** In an earlier one's place, and behind all others. */
export function putLetter(store: PortalStore, letter: Letter): void {
  patchGroup(store, 'outbox', { letters: [...others(store, letter), letter] });
}

export function takeOut(store: PortalStore, letter: Letter): void {
  patchGroup(store, 'outbox', { letters: others(store, letter) });
}

/** The hub will not have it; whoever wrote it is to know. */
export function markRefused(store: PortalStore, letter: Letter): void {
  const { letters } = store.getState().outbox;
  patchGroup(store, 'outbox', {
    letters: letters.map((one) => (isSame(one, letter) ? { ...one, fate: 'refused' as const } : one)),
  });
}
