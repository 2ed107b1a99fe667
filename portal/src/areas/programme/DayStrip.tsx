import type { IsoDay } from '#contract/hub-date.ts';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { DateStrip } from '#portal/shared/ui/DateStrip.tsx';
import styles from './DayStrip.module.css';
import { stripDay } from './day-strip.rules.ts';
import { programmeDays } from './programme-days.rules.ts';
import { useVoyage } from './use-voyage.ts';

/** The days a guest can look at. */
export function DayStrip({ selected, today }: { selected: IsoDay; today: IsoDay }) {
  const t = useT();
  const text = useText();
  const { ui } = useConfiguration();
  const voyage = useVoyage({ quietly: true });
  if (voyage.isPending) return <div className={styles.reserved} />;
  const days = programmeDays(voyage.data, { today, showPast: ui.showPastEvents ?? false });
  return (
    <DateStrip
      label={t('programme_choose_day')}
      days={days.map((one) => ({ ...stripDay(one, text), to: `/dailyprogram/${one.day}` }))}
      selected={selected}
    />
  );
}
