import { useState } from 'react';
import { type ApplicableGuest, type ExcursionBooked, excursionsRoutes } from '#contract/areas/excursions.ts';
import { HubFailure, isHubFailure } from '#portal/shared/hub/hub-failure.ts';
import { isRefusal, useAttempt } from '#portal/shared/hub/use-attempt.ts';
import { useHubCall } from '#portal/shared/hub/use-hub.ts';

export type BookingState =
  | { kind: 'idle' }
  | { kind: 'submitting' }
  /** `message` is the hub's own reason, where it gave one; `isOpen`: no answer came, so nobody knows yet. */
  | { kind: 'error'; message?: string; code?: string; isOpen?: boolean };

interface Booking {
  state: BookingState;
  book: (guests: readonly ApplicableGuest[]) => Promise<ExcursionBooked | undefined>;
}

/** B96, B97: idle, submitting, then the answer or an error; trying again after a lost answer books once (BD17). */
export function useBooking(excursionId: string): Booking {
  const call = useHubCall();
  const [state, setState] = useState<BookingState>({ kind: 'idle' });
  const attempt = useAttempt();

  async function book(guests: readonly ApplicableGuest[]): Promise<ExcursionBooked | undefined> {
    const body = {
      excursionId,
      guests: guests.map(({ accountNumber, firstName, lastName }) => ({ accountNumber, firstName, lastName })),
    };
    setState({ kind: 'submitting' });
    try {
      const booked = await call(excursionsRoutes.book, {
        params: { id: excursionId },
        body,
        idempotencyKey: attempt.keyFor(body),
      });
      // An empty answer says neither yes nor no.
      if (!booked) throw new HubFailure('unreadable', 'The answer is empty.');
      attempt.decided();
      if (!booked.failed) {
        setState({ kind: 'idle' });
        return booked;
      }
      setState({ kind: 'error', message: booked.message ?? undefined, code: booked.code ?? undefined });
    } catch (failure) {
      const isOpen = !isRefusal(failure);
      if (!isOpen) attempt.decided();
      setState({ kind: 'error', isOpen, code: isHubFailure(failure) ? failure.code : undefined });
    }
    return undefined;
  }

  return { state, book };
}
