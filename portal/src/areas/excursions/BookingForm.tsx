import { type FormEvent, useState } from 'react';
import { bookingsRoutes } from '#contract/areas/bookings.ts';
import {
  type ApplicableGuest,
  type Excursion,
  type ExcursionBooked,
  excursionsRoutes,
} from '#contract/areas/excursions.ts';
import { RefusalNotice } from '#portal/shared/booking/RefusalNotice.tsx';
import { useBookingPress } from '#portal/shared/booking/use-booking-press.ts';
import { useHeld } from '#portal/shared/booking/use-held.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { Checkbox } from '#portal/shared/ui/Checkbox.tsx';
import { Notice } from '#portal/shared/ui/Notice.tsx';
import { useFirstWrong } from '#portal/shared/ui/use-form.ts';
import { knownAvailability, placesOf } from './availability.rules.ts';
import { BookAction } from './BookAction.tsx';
import { BookingConditions } from './BookingConditions.tsx';
import styles from './BookingForm.module.css';
import { bookingProblems, chosenGuests, isOverbooked, totalPrice } from './booking-form.rules.ts';
import { hasAdultBooked } from './company.rules.ts';
import { GuestChoice } from './GuestChoice.tsx';

interface BookingFormProps {
  excursion: Excursion;
  guests: ApplicableGuest[];
  onBooked: (booked: ExcursionBooked) => void;
}

export function BookingForm({ excursion, guests, onBooked }: BookingFormProps) {
  const t = useT();
  const formats = useFormats();
  const params = { id: excursion.id };
  const availability = useHub(excursionsRoutes.availability, { params }, { staleTime: 0 });
  const bookings = useHub(bookingsRoutes.bookings);
  const [chosen, setChosen] = useState(
    () => new Set(guests.filter((one) => one.selected).map((one) => one.accountNumber)),
  );
  const [accepted, setAccepted] = useState(false);
  const [isPressed, setPressed] = useState(false);
  const { state, isOpen, press } = useBookingPress(excursionsRoutes.book);
  const { ref, leadToWrong } = useFirstWrong();
  const offered = useHeld(guests, isOpen);
  const choice = {
    guests: offered,
    chosen,
    accepted,
    places: useHeld(knownAvailability(placesOf(availability.data)), isOpen),
    waitlist: excursion.waitlist ?? false,
    hasAdultBooked: hasAdultBooked(bookings.data, excursion),
  };
  const going = chosenGuests(choice);
  const problems = isPressed ? bookingProblems(choice) : [];
  const messageOf = (...keys: typeof problems) => problems.filter((key) => keys.includes(key)).map((key) => t(key))[0];

  async function submit(event: FormEvent) {
    event.preventDefault();
    setPressed(true);
    if (bookingProblems(choice).length > 0) return leadToWrong();
    const body = {
      excursionId: excursion.id,
      guests: going.map(({ accountNumber, firstName, lastName }) => ({ accountNumber, firstName, lastName })),
    };
    const outcome = await press({ what: `excursion ${excursion.id}`, input: { params, body } });
    if (outcome?.booked) onBooked(outcome.booked);
  }

  return (
    <form ref={ref} className={styles.form} onSubmit={submit} noValidate>
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
      <Checkbox
        label={t('excursion_accept_conditions')}
        value={accepted}
        onChange={setAccepted}
        message={messageOf('basket_tc_error')}
      />
      <BookingConditions />
      {state.kind === 'error' && <RefusalNotice code={state.code} message={state.message} isOpen={state.isOpen} />}
      <BookAction choice={choice} busy={state.kind === 'submitting'} />
    </form>
  );
}
