import type { Appointment } from '#contract/areas/bookings.ts';
import { BookedFacts } from '#portal/areas/tickets/BookedFacts.tsx';
import { TicketLink } from '#portal/areas/tickets/TicketLink.tsx';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { Badge } from '#portal/shared/ui/Badge.tsx';
import { DatedList, DatedRow } from '#portal/shared/ui/DatedList.tsx';
import { isKnownStatus, statusGroup } from './appointments.rules.ts';
import styles from './Bookings.module.css';
import { ManageBooking } from './ManageBooking.tsx';

/** B149: date, from, to, text and code; in the single list what is not confirmed says so (BD39). */
export function AppointmentList({ appointments, withStatus }: { appointments: Appointment[]; withStatus?: boolean }) {
  return (
    <DatedList>
      {appointments.map((one, place) => (
        <AppointmentRow key={one.id ?? place} appointment={one} withStatus={withStatus} />
      ))}
    </DatedList>
  );
}

function AppointmentRow({ appointment, withStatus }: { appointment: Appointment; withStatus?: boolean }) {
  const text = useText();
  const formats = useFormats();
  const { date, fromTime, toTime, excursionCode } = appointment;
  const times = [fromTime, toTime].filter((time) => !!time).map((time) => formats.time(time ?? ''));
  return (
    <DatedRow
      date={date}
      aside={times.join(' – ')}
      more={<AppointmentMore id={appointment.id} />}
      actions={<ManageBooking of={appointment} />}
    >
      <strong>{text(appointment.text)}</strong>
      {excursionCode && <span className={styles.code}>{excursionCode}</span>}
      <StatusBadge code={appointment.bookingStatus} withStatus={withStatus} />
    </DatedRow>
  );
}

/** What the hub tells beyond the appointment, and the way to its ticket. */
function AppointmentMore({ id }: { id: string | undefined }) {
  const bookingId = id?.split('-').at(-1); // `excursion-1042`
  return (
    <>
      <BookedFacts booked={{ bookingId }} show={['who', 'price']} />
      <TicketLink bookingId={bookingId} />
    </>
  );
}

function StatusBadge({ code, withStatus }: { code: string; withStatus?: boolean }) {
  const t = useT();
  if (!isKnownStatus(code)) return <Badge>{t('bookings_status', { code })}</Badge>;
  const group = statusGroup(code);
  if (!withStatus || group === 'confirmed') return null;
  return <Badge tone={group === 'waitlist' ? 'caution' : 'neutral'}>{t(`bookings_${group}`)}</Badge>;
}
