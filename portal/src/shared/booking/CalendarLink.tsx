import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';

/** From what is booked to the guest's own calendar; only phones have one. */
export function CalendarLink() {
  const t = useT();
  const { kind, extensions } = useConfiguration();
  if (kind !== 'App' || !extensions.has('my-day')) return null;
  return (
    <LinkButton kind="secondary" to="/myday#calendar" icon={<CalendarPlus aria-hidden="true" />}>
      {t('bookings_to_calendar')}
    </LinkButton>
  );
}
