import { useState } from 'react';
import {
  type BookableBooked,
  type BookableModule,
  type BookableRequest,
  bookablesRoutes,
} from '#contract/areas/bookables.ts';
import { isHubFailure } from '#portal/shared/hub/hub-failure.ts';
import { isRefusal, useAttempt } from '#portal/shared/hub/use-attempt.ts';
import { useHubCall } from '#portal/shared/hub/use-hub.ts';

export type SlotBookingState =
  | { kind: 'idle' }
  | { kind: 'submitting' }
  /** `isOpen`: no answer came, so nobody knows yet whether it was booked. */
  | { kind: 'error'; code?: string; isOpen?: boolean };

interface SlotBooking {
  state: SlotBookingState;
  book: (module: BookableModule, request: BookableRequest) => Promise<BookableBooked | undefined>;
  /** Another choice: what was said about the last one is over. */
  forget: () => void;
}

/** B218-B220: one press, one booking; trying again after a lost answer books once (BD17). */
export function useSlotBooking(): SlotBooking {
  const call = useHubCall();
  const attempt = useAttempt();
  const [state, setState] = useState<SlotBookingState>({ kind: 'idle' });

  async function book(module: BookableModule, request: BookableRequest): Promise<BookableBooked | undefined> {
    setState({ kind: 'submitting' });
    try {
      const params = { module, id: String(request.objectId) };
      const idempotencyKey = attempt.keyFor({ module, ...request });
      const booked = await call(bookablesRoutes.book, { params, body: request, idempotencyKey });
      attempt.decided();
      if (!booked?.failed) {
        setState({ kind: 'idle' });
        return booked;
      }
      setState({ kind: 'error', code: booked.code ?? undefined });
    } catch (failure) {
      const isOpen = !isRefusal(failure);
      if (!isOpen) attempt.decided();
      setState({ kind: 'error', isOpen, code: isHubFailure(failure) ? failure.code : undefined });
    }
    return undefined;
  }

  return { state, book, forget: () => setState({ kind: 'idle' }) };
}
