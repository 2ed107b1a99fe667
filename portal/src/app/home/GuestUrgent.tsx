import { bookingsRoutes } from '#contract/areas/bookings.ts';
import { UrgentMessage } from '#portal/areas/messages/UrgentMessage.tsx';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { lazyPart } from '#portal/shared/lazy-part.tsx';
import { useUnread } from './use-unread.ts';

/** Few guests wait for anything, and home is light. */
const OfferReminders = lazyPart(() =>
  import('#portal/areas/bookings/Offers.tsx').then((module) => module.OfferReminders),
);

/** What is urgent stands on top, also when the rest of the guest's day comes too late to. */
export function GuestUrgent({ isShown }: { isShown: boolean }) {
  const { unread } = useUnread();
  const { data } = useHub(bookingsRoutes.appointments, undefined, { quietly: true });
  const isWaiting = data?.some(({ bookingStatus }) => bookingStatus === 'W');
  if (!isShown) return null;
  return (
    <>
      <UrgentMessage messages={unread} />
      {isWaiting && <OfferReminders />}
    </>
  );
}
