import CalendarDays from 'lucide-react/icons/calendar-days';
import Clock from 'lucide-react/icons/clock';
import Hash from 'lucide-react/icons/hash';
import Hourglass from 'lucide-react/icons/hourglass';
import UserCheck from 'lucide-react/icons/user-check';
import type { Excursion } from '#contract/areas/excursions.ts';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import type { Fact } from '#portal/shared/ui/FactRow.tsx';
import { HaltIcon } from '#portal/shared/ui/PlaceIcons.tsx';
import { chosenFacts, type KeyFact } from './key-facts.rules.ts';
import { useDuration } from './use-duration.ts';
import { useGlance } from './use-glance.tsx';

/** B75, B76, BD28: the facts the operator chose, in its order; those without a value are left out. Effort and languages, where a hub tells them, stand last. */
export function useKeyFacts(excursion: Excursion, only?: readonly KeyFact[]): Fact[] {
  const t = useT();
  const text = useText();
  const formats = useFormats();
  const duration = useDuration();
  const glance = useGlance(excursion);
  const { ui } = useConfiguration();
  const { timeOfDay, bookingCode, minimumAge, port, destination, date } = excursion;
  const facts: Record<KeyFact, Fact> = {
    duration: { name: t('excursion_duration'), icon: <Hourglass aria-hidden="true" />, value: duration(excursion) },
    date: {
      name: t('excursion_date'),
      icon: <CalendarDays aria-hidden="true" />,
      value: date && formats.hubDate(date),
    },
    time: {
      name: t('excursion_time'),
      icon: <Clock aria-hidden="true" />,
      value: timeOfDay && formats.time(timeOfDay),
    },
    bookingCode: { name: t('excursion_booking_code'), icon: <Hash aria-hidden="true" />, value: bookingCode },
    minimumAge: {
      name: t('excursion_minimum_age'),
      icon: <UserCheck aria-hidden="true" />,
      value: minimumAge ? t('excursion_minimum_age_years', { n: minimumAge }) : '',
    },
    port: {
      name: port ? t('excursion_port') : t('excursion_destination'),
      icon: <HaltIcon />,
      value: text(port?.name ?? destination?.name),
    },
  };
  const chosen = (only ?? chosenFacts(ui.appExcursionVariables)).map((fact) => facts[fact]);
  return [...chosen.filter(({ value }) => !!value), ...glance];
}
