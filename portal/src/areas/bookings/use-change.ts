import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type BookedEntry, bookingChangesRoutes, type ChangeQuote } from '#contract/areas/booking-changes.ts';
import { useBookingPress } from '#portal/shared/booking/use-booking-press.ts';
import { useHeld } from '#portal/shared/booking/use-held.ts';
import { hubKey, useHub } from '#portal/shared/hub/use-hub.ts';
import { usePortal } from '#portal/shared/portal-context.ts';
import { type ChangeChoice, isChanged, presentChoice, wantedOf } from './manage.rules.ts';

/** What a change may be, what it would cost as chosen, and the press that makes it at that price. */
export function useChange(entry: BookedEntry) {
  const { hub } = usePortal();
  const [choice, setChoice] = useState<ChangeChoice>(() => presentChoice(entry));
  const { state, isOpen, press, forget } = useBookingPress(bookingChangesRoutes.changeEntry);
  const params = { reference: entry.bookingReference, unit: entry.unit };
  const reading = useHub(
    bookingChangesRoutes.changeOptions,
    { params },
    { enabled: !isOpen, staleTime: 0, quietly: true },
  );
  // While an answer is missing the change may be made already: the next press asks for the very same.
  const options = useHeld(reading.data, isOpen);
  const wanted = wantedOf(entry, choice);
  const wants = isChanged(entry, choice) && choice.accountNumbers.length > 0;
  const quoting = useQuery<ChangeQuote>({
    queryKey: [...hubKey(bookingChangesRoutes.changeQuote as never, { params } as never), wanted],
    queryFn: ({ signal }) =>
      hub.call(bookingChangesRoutes.changeQuote, { params, body: wanted, signal, quietly: true }),
    enabled: wants && !isOpen,
    staleTime: 0,
  });
  const quote = useHeld(wants ? quoting.data : undefined, isOpen);

  return {
    state,
    choice,
    options,
    reading,
    quote,
    /** Something else than what is booked, and no price for it yet. */
    isQuoting: wants && quoting.isFetching,
    choose(part: Partial<ChangeChoice>) {
      setChoice((now) => ({ ...now, ...part }));
      forget();
    },
    /** Answers the difference that was paid or came back; nothing when it was not changed. */
    async press(): Promise<number | undefined> {
      if (!quote || quote.failed || typeof quote.difference !== 'number') return undefined;
      const { difference } = quote;
      const body = { ...wanted, difference };
      const what = `change ${entry.bookingReference} ${entry.unit}`;
      const outcome = await press({ what, input: { params, body } });
      if (outcome?.booked) return difference;
      if (outcome?.code === 'price_changed') void quoting.refetch();
      return undefined;
    },
  };
}
