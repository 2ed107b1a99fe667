import { holidayRoutes } from '#contract/areas/holiday.ts';
import { dashedHubDate, type IsoDay, parseHubDate } from '#contract/hub-date.ts';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { DateStrip } from '#portal/shared/ui/DateStrip.tsx';
import { useKit } from '#portal/shared/ui/kit-context.ts';
import { PortalLink } from '#portal/shared/ui/PortalLink.tsx';
import styles from './Excursions.module.css';
import { portDays } from './port-day.rules.ts';

interface ShoreDaysProps {
  selected?: IsoDay;
  /** Which of the two lists of excursions it leads through. */
  list?: '/shoreexcursions' | '/onboard/excursions';
}

/** The port days of the voyage, each with its own list, and the way back to all of them. */
export function ShoreDays({ selected, list = '/shoreexcursions' }: ShoreDaysProps) {
  const t = useT();
  const text = useText();
  const { ui, isSignage } = useConfiguration();
  const today = useKit().today();
  const schedules = useHub(holidayRoutes.schedules, undefined, { quietly: true, enabled: !isSignage });
  if (isSignage) return null;
  if (schedules.isPending) return <div className={styles.stripReserved} />;
  const days = portDays(schedules.data ?? [], { today, showPast: ui.showPastEvents ?? false }).flatMap((one) => {
    const day = parseHubDate(one.date);
    return day ? [{ day, port: text(one.title), to: `${list}/${dashedHubDate(one.date)}` }] : [];
  });
  if (days.length < 2) return null;
  return (
    <div className={styles.days}>
      <DateStrip label={t('excursions_choose_day')} days={days} selected={selected} />
      {selected && <PortalLink to={list}>{t('excursions_all_days')}</PortalLink>}
    </div>
  );
}
