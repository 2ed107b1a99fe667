import { useCallback } from 'react';
import { guestOf } from '#portal/shared/booking/booking-answer.rules.ts';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { isHubFailure } from '#portal/shared/hub/hub-failure.ts';
import { usePortal } from '#portal/shared/portal-context.ts';
import type { Letter, LetterKind } from '#portal/shared/state/letter.ts';
import { patchGroup } from '#portal/shared/state/store.ts';
import { useGroup } from '#portal/shared/state/use-group.ts';

/** What could not be sent waits on the guest's own phone; devices that guests share keep nothing. */
export function useOutbox() {
  const { store } = usePortal();
  const { kind, extensions } = useConfiguration();
  const guest = guestOf(useGroup('authentication'));
  const { letters } = useGroup('outbox');
  const isOffered = kind === 'App' && extensions.has('offline');

  /** Answers whether it is kept: only what had no answer, for a refusal is one. */
  const keepUnsent = useCallback(
    (failure: unknown, letter: Omit<Letter, 'guest'>): boolean => {
      if (!isOffered || !isHubFailure(failure) || !failure.isUnanswered) return false;
      const others = store.getState().outbox.letters.filter(({ key }) => key !== letter.key);
      patchGroup(store, 'outbox', { letters: [...others, { ...letter, guest }] });
      return true;
    },
    [isOffered, store, guest],
  );

  return {
    keepUnsent,
    /** The guest's own that wait. */
    waiting: (of: LetterKind): Letter[] => letters.filter((one) => one.kind === of && one.guest === guest),
  };
}
