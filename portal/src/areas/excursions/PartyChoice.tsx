import { basketRoutes, type Cart, type CartElement } from '#contract/areas/basket.ts';
import { bookingsRoutes } from '#contract/areas/bookings.ts';
import { type ApplicableGuest, type Excursion, excursionsRoutes } from '#contract/areas/excursions.ts';
import { holidayRoutes } from '#contract/areas/holiday.ts';
import type { Passenger } from '#contract/passenger.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { ErrorState } from '#portal/shared/ui/ErrorState.tsx';
import { Placeholders } from '#portal/shared/ui/Placeholders.tsx';
import { hasAdultBooked } from './company.rules.ts';
import { PartyChoiceForm } from './PartyChoiceForm.tsx';

/** The party with prices and reasons, and who of it is in the cart already. */
export function PartyChoice({ excursion, isAmendRoute }: { excursion: Excursion; isAmendRoute: boolean }) {
  const params = { id: excursion.id };
  const passengers = useHub(holidayRoutes.passengers);
  const guests = useHub(excursionsRoutes.findApplicableGuests, { params }, { staleTime: 0 });
  const cart = useHub(basketRoutes.cart, undefined, { staleTime: 0 });
  const bookings = useHub(bookingsRoutes.bookings);
  const reads = [passengers, guests, cart];
  if (reads.some((read) => read.isError && !read.data)) {
    return <ErrorState onRetry={() => reads.map((read) => read.refetch())} />;
  }
  // Once open, the form stays through later reads: a refused save keeps the choice and says why.
  if (!passengers.data || !guests.data || !cart.data || !cart.isFetchedAfterMount) return <Placeholders of="lines" />;
  return (
    <PartyChoiceForm
      excursion={excursion}
      party={passengers.data.map((passenger) => ({ passenger, guest: guestOf(passenger, guests.data) }))}
      inCart={inCart(cart.data, excursion)}
      hasAdultBooked={hasAdultBooked(bookings.data, excursion)}
      isAmendRoute={isAmendRoute}
    />
  );
}

function guestOf({ accountNumber }: Passenger, guests: readonly ApplicableGuest[]): ApplicableGuest | undefined {
  return guests.find((guest) => guest.accountNumber === accountNumber);
}

function inCart({ excursions }: Cart, { id, date }: Excursion): CartElement[] {
  return excursions.filter((element) => element.excursion.id === id && (!element.date || element.date === date));
}
