import { useMemo, useState } from 'react';
import type { PhotoCart, PhotoVariant } from '#contract/areas/photo-shapes.ts';
import { additionOf, areSame, type Counts, countsInBasket, unitsIn, withCount } from './photo-basket.rules.ts';
import { usePhotoBasket } from './use-photo-basket.ts';

const NONE: Counts = {};

export interface PhotoChoice {
  counts: Counts;
  /** B302 */
  isAdded: boolean;
  /** The basket has other quantities than these. */
  isChanged: boolean;
  isBusy: boolean;
  set: (variant: PhotoVariant, count: number) => void;
  /** Puts the quantities into the basket; none of anything takes the photo out. */
  save: () => Promise<void>;
}

/** B298-B303: what the guest chose of every photo, the same in the gallery and enlarged. */
export function usePhotoChoices(cart: PhotoCart | undefined) {
  const basket = usePhotoBasket();
  const [drafts, setDrafts] = useState<Readonly<Record<string, Counts>>>({});
  const [busyId, setBusyId] = useState<string>();
  const [savedId, setSavedId] = useState<string>();
  const inBasket = useMemo(() => countsInBasket(cart), [cart]);

  function forget(id: string) {
    setDrafts(({ [id]: _saved, ...others }) => others);
  }

  async function save(id: string, counts: Counts, before: Counts) {
    setBusyId(id);
    setSavedId(undefined);
    const isSaved =
      unitsIn(counts) === 0
        ? await basket.remove({ photos: [{ id }] })
        : await basket.add(additionOf(id, counts, before));
    setBusyId(undefined);
    if (!isSaved) return;
    forget(id);
    setSavedId(id);
  }

  function of(id: string): PhotoChoice {
    const before = inBasket.get(id) ?? NONE;
    const counts = drafts[id] ?? before;
    return {
      counts,
      isAdded: unitsIn(before) > 0,
      isChanged: !areSame(counts, before),
      isBusy: busyId === id,
      set: (variant, count) => setDrafts((all) => ({ ...all, [id]: withCount(all[id] ?? before, variant, count) })),
      save: () => save(id, counts, before),
    };
  }

  return { of, failure: basket.failure, savedId };
}
