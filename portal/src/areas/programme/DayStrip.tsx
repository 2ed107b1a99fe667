import { holidayRoutes } from '#contract/areas/holiday.ts';
import { addDays, type IsoDay } from '#contract/hub-date.ts';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { DateStrip } from '#portal/shared/ui/DateStrip.tsx';
import styles from './DayStrip.module.css';
import { type ProgrammeDay, programmeDays } from './programme-days.rules.ts';

const VOYAGE_FRESH_MS = 600_000;

/** The days a guest can look at: those of the voyage, or today and tomorrow where the voyage is not known. */
export function DayStrip({ selected, today }: { selected: IsoDay; today: IsoDay }) {
  const t = useT();
  const text = useText();
  const { ui } = useConfiguration();
  const voyage = useHub(holidayRoutes.schedules, undefined, { staleTime: VOYAGE_FRESH_MS, quietly: true });
  if (voyage.isPending) return <div className={styles.reserved} />;
  const known = programmeDays(voyage.data, { today, showPast: ui.showPastEvents ?? false });
  const days: ProgrammeDay[] = known.length > 0 ? known : [{ day: today }, { day: addDays(today, 1) }];
  const portOf = ({ title, atSea }: ProgrammeDay) => (atSea ? undefined : text(title));
  return (
    <DateStrip
      label={t('programme_choose_day')}
      days={days.map((one) => ({ day: one.day, port: portOf(one), to: `/dailyprogram/${one.day}` }))}
      selected={selected}
    />
  );
}
