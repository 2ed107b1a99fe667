import { useState } from 'react';
import {
  type Bookable,
  type BookableModule,
  type BookingInformation,
  bookablesRoutes,
} from '#contract/areas/bookables.ts';
import type { Conditions } from '#contract/conditions.ts';
import { useBookingPress } from '#portal/shared/booking/use-booking-press.ts';
import { useHeld } from '#portal/shared/booking/use-held.ts';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useText } from '#portal/shared/i18n/use-t.ts';
import { usePortal } from '#portal/shared/portal-context.ts';
import { patchGroup } from '#portal/shared/state/store.ts';
import { useGroup } from '#portal/shared/state/use-group.ts';
import { useOverlapping } from './use-overlapping.ts';
import { useTimes } from './use-times.ts';
import { type Choices, chosenPersons, isUnlocked } from './wizard.rules.ts';

export interface WizardMatter {
  module: BookableModule;
  item: Bookable;
  information: BookingInformation;
  conditions: Conditions;
}

/** What was chosen so far, what follows from it, and the press that books it. */
export function useWizard({ module, item, information, conditions }: WizardMatter) {
  const text = useText();
  const { store } = usePortal();
  const { numberOfPersons } = useGroup('tacBookings');
  const [date, setDate] = useState<string>();
  const [fromTime, setFromTime] = useState<string>();
  const [accepted, setAccepted] = useState(false);
  const { state, isOpen, press, forget } = useBookingPress(bookablesRoutes.book);

  const persons = chosenPersons(module, numberOfPersons, information);
  const reading = useTimes({ module, objectId: item.id, date, numberOfPersons: persons });
  const times = useHeld(reading.data, isOpen);
  const time = times?.find((one) => one.fromTime === fromTime);
  const hasConditions = text(conditions.conditionText) !== '';
  const choices: Choices = { module, hasConditions, date, time, accepted };
  // While an answer is missing the overlap may be the very booking that was asked for: the next press asks for the same.
  const meets = useHeld(useOverlapping(date, time).length > 0, isOpen);
  const asksToConfirm = useConfiguration().extensions.has('confirm-overlap');

  /** B212, BD44: another number or another day asks for the time again. */
  function chooseTime(value: string | undefined) {
    setFromTime(value);
    forget();
  }

  return {
    state,
    choices,
    persons,
    reading,
    times,
    /** No answer came yet: nobody knows whether it is booked. */
    isOpen,
    chooseTime,
    choosePersons(value: string) {
      patchGroup(store, 'tacBookings', { numberOfPersons: Number(value) });
      chooseTime(undefined);
    },
    chooseDate(value: string) {
      setDate(value);
      chooseTime(undefined);
    },
    accept: setAccepted,

    /** Answers the reference; nothing when it was not booked. */
    async press(): Promise<string | undefined> {
      if (!date || !time || state.kind === 'submitting' || !isUnlocked('book', choices)) return undefined;
      const { fromTime: from, toTime } = time;
      // The guest reads of the overlap above the button (OverlapNotice); other hubs know nothing of a confirmation.
      const confirmed = meets && asksToConfirm ? { confirmOverlap: true } : {};
      const wanted = { numberOfPersons: persons, date, fromTime: from, toTime, objectId: item.id };
      const outcome = await press({
        what: `${module} ${item.id}`,
        input: { params: { module, id: item.id }, body: { ...wanted, ...confirmed } },
        // After a lost answer the overlap may be this very booking: confirming it asks for nothing else (BD17).
        content: wanted,
      });
      const booked = outcome?.booked;
      if (!booked) await outcome?.refreshed;
      return booked && (booked.bookingReference ?? '');
    },
  };
}

export type WizardState = ReturnType<typeof useWizard>;
