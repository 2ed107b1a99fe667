import { OfferReminder } from '#portal/areas/bookings/Offers.tsx';
import { UrgentMessage } from '#portal/areas/messages/UrgentMessage.tsx';
import { useUnread } from './use-unread.ts';

/** What is urgent stands on top, also when the rest of the guest's day comes too late to. */
export function GuestUrgent({ isShown }: { isShown: boolean }) {
  const { unread } = useUnread();
  return (
    <>
      {isShown && <UrgentMessage messages={unread} />}
      <OfferReminder isShown={isShown} />
    </>
  );
}
