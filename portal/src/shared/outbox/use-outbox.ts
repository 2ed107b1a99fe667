import { useCallback } from 'react';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { isHubFailure } from '#portal/shared/hub/hub-failure.ts';
import { usePortal } from '#portal/shared/portal-context.ts';
import { guestOf } from '#portal/shared/state/authentication.ts';
import type { Letter, LetterKind } from '#portal/shared/state/letter.ts';
import { useGroup } from '#portal/shared/state/use-group.ts';
import { isIn, putLetter, takeOut } from './outbox.ts';

/** What a guest writes; whose it is, the outbox knows. */
export type Writing = Pick<Letter, 'kind' | 'key' | 'content'>;

/** In an answer's place: there was none, and the letter waits on the phone. */
export const KEPT = Symbol('kept');

/** What could not be sent waits on the guest's own phone; devices that guests share keep nothing. */
export function useOutbox() {
  const { store, persistence } = usePortal();
  const { kind, extensions } = useConfiguration();
  const guest = guestOf(useGroup('authentication'));
  const { letters } = useGroup('outbox');
  const isOffered = kind === 'App' && extensions.has('offline');

  /** Answers whether it is kept: not for a guest who has left meanwhile, and not where the phone has no room. */
  const keep = useCallback(
    (letter: Letter): boolean => {
      if (!isOffered || guestOf(store.getState().authentication) !== letter.guest) return false;
      putLetter(store, letter);
      const isKept = persistence.flush() && isIn(store, letter);
      if (!isKept) takeOut(store, letter);
      return isKept;
    },
    [isOffered, store, persistence],
  );

  /** Answers whether it is kept: only what had no answer, for a refusal is one. */
  const keepUnsent = useCallback(
    (failure: unknown, writing: Writing): boolean => isUnanswered(failure) && keep({ ...writing, guest }),
    [keep, guest],
  );

  /** Sends what nothing else remembers: it is kept from the press on, so that not even a killed page loses it. */
  async function post<T>(writing: Writing, send: () => Promise<T>): Promise<T | typeof KEPT> {
    const letter: Letter = { ...writing, guest };
    keep({ ...letter, fate: 'sending' });
    try {
      const reply = await send();
      takeOut(store, letter);
      return reply;
    } catch (failure) {
      if (isUnanswered(failure) && isIn(store, letter)) {
        putLetter(store, letter);
        return KEPT;
      }
      takeOut(store, letter);
      throw failure;
    }
  }

  return {
    keepUnsent,
    post,
    /** The guest's own that wait, or were refused. */
    lettersOf: (of: LetterKind): Letter[] => letters.filter((one) => one.kind === of && one.guest === guest),
    takeOut: (letter: Letter) => takeOut(store, letter),
  };
}

const isUnanswered = (failure: unknown) => isHubFailure(failure) && failure.isUnanswered;
