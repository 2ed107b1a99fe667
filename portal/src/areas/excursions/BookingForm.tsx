import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { bookingsRoutes } from '#contract/areas/bookings.ts';
import {
  type ApplicableGuest,
  type Excursion,
  type ExcursionBooked,
  excursionsRoutes,
} from '#contract/areas/excursions.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { hubKey, useHub } from '#portal/shared/hub/use-hub.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { useHeld } from '#portal/shared/party/use-held.ts';
import { Checkbox } from '#portal/shared/ui/Checkbox.tsx';
import { Notice } from '#portal/shared/ui/Notice.tsx';
import { useFirstWrong } from '#portal/shared/ui/use-form.ts';
import { knownAvailability, placesOf } from './availability.rules.ts';
import { BookAction } from './BookAction.tsx';
import { BookingConditions } from './BookingConditions.tsx';
import styles from './BookingForm.module.css';
import { bookingProblems, chosenGuests, isOverbooked, totalPrice } from './booking-form.rules.ts';
import { GuestChoice } from './GuestChoice.tsx';
import { RefusalNotice } from './RefusalNotice.tsx';
import { useBooking } from './use-booking.ts';

interface BookingFormProps {
  excursion: Excursion;
  guests: ApplicableGuest[];
  onBooked: (booked: ExcursionBooked) => void;
}

export function BookingForm({ excursion, guests, onBooked }: BookingFormProps) {
  const t = useT();
  const formats = useFormats();
  const queries = useQueryClient();
  const params = { id: excursion.id };
  const availability = useHub(excursionsRoutes.availability, { params }, { staleTime: 0 });
  const [chosen, setChosen] = useState(
    () => new Set(guests.filter((one) => one.selected).map((one) => one.accountNumber)),
  );
  const [accepted, setAccepted] = useState(false);
  const [isPressed, setPressed] = useState(false);
  const { state, book } = useBooking(excursion.id);
  const { ref, leadToWrong } = useFirstWrong();
  const isOpen = state.kind === 'submitting' || (state.kind === 'error' && state.isOpen === true);
  const offered = useHeld(guests, isOpen);
  const choice = {
    guests: offered,
    chosen,
    accepted,
    places: useHeld(knownAvailability(placesOf(availability.data)), isOpen),
    waitlist: excursion.waitlist ?? false,
  };
  const going = chosenGuests(choice);
  const problems = isPressed ? bookingProblems(choice) : [];
  const messageOf = (...keys: typeof problems) => problems.filter((key) => keys.includes(key)).map((key) => t(key))[0];

  async function press(event: FormEvent) {
    event.preventDefault();
    setPressed(true);
    if (bookingProblems(choice).length > 0) return leadToWrong();
    const booked = await book(going);
    if (booked) onBooked(booked);
    // BD29: places and eligibility are asked again after every answer.
    await Promise.all([
      availability.refetch(),
      queries.invalidateQueries({ queryKey: hubKey(excursionsRoutes.findApplicableGuests, { params }) }),
      queries.invalidateQueries({ queryKey: hubKey(bookingsRoutes.appointments) }),
      queries.invalidateQueries({ queryKey: hubKey(bookingsRoutes.bookings) }),
    ]);
  }

  return (
    <form ref={ref} className={styles.form} onSubmit={press} noValidate>
      <GuestChoice
        guests={offered}
        chosen={chosen}
        onChange={setChosen}
        message={messageOf('pax_select_error', 'pax_adult_required')}
      />
      {isOverbooked(choice) && <Notice tone="danger">{t('overbooked', { n: Math.max(0, choice.places) })}</Notice>}
      <p className={styles.total}>
        <span>{t('excursion_total')}</span>
        <strong>{formats.price(totalPrice(going))}</strong>
      </p>
      <BookingConditions />
      <Checkbox
        label={t('excursion_accept_conditions')}
        value={accepted}
        onChange={setAccepted}
        message={messageOf('basket_tc_error')}
      />
      {state.kind === 'error' && <RefusalNotice code={state.code} message={state.message} isOpen={state.isOpen} />}
      <BookAction choice={choice} busy={state.kind === 'submitting'} />
    </form>
  );
}
