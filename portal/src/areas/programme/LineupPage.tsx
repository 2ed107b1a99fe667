import { useState } from 'react';
import { type IsoDay, parseHubDate, parseIsoDay, slashedHubDate } from '#contract/hub-date.ts';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useTurningPages } from '#portal/shared/device/use-turning-pages.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { useParams } from '#portal/shared/router/router-context.ts';
import { EmptyState } from '#portal/shared/ui/EmptyState.tsx';
import { useKit } from '#portal/shared/ui/kit-context.ts';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';
import { PageHeader } from '#portal/shared/ui/PageHeader.tsx';
import { Placeholders } from '#portal/shared/ui/Placeholders.tsx';
import { selectedIndex } from './day-strip.rules.ts';
import { Lineup } from './Lineup.tsx';
import styles from './LineupPage.module.css';
import { LineupStrip } from './LineupStrip.tsx';
import { type ProgrammeDay, programmeDays } from './programme-days.rules.ts';
import { useVoyage } from './use-voyage.ts';

/** B242: the daily programme. BD4: a date that is none shows the empty state, and nobody is asked for it. */
export function LineupPage() {
  const t = useT();
  const { date } = useParams();
  const start = date === undefined ? undefined : (parseHubDate(slashedHubDate(date)) ?? parseIsoDay(date));
  usePageTitle(t('programme_title'));
  useTurningPages();
  return (
    <div className={styles.page}>
      <PageHeader title={t('programme_title')} />
      {date !== undefined && start === undefined ? <UnreadableDate /> : <DaysAndLineup key={date} start={start} />}
    </div>
  );
}

function UnreadableDate() {
  const t = useT();
  return (
    <EmptyState
      kind="events"
      title={t('programme_in_the_works')}
      action={<LinkButton to="/itinerary/spark">{t('programme_all_days')}</LinkButton>}
    />
  );
}

function DaysAndLineup({ start }: { start: IsoDay | undefined }) {
  const { ui } = useConfiguration();
  const today = useKit().today();
  const voyage = useVoyage();
  const [day, setDay] = useState<IsoDay>();
  if (voyage.isPending) return <Placeholders of="tiles" />;
  const days = programmeDays(voyage.data, { today, showPast: ui.showPastEvents ?? false, wanted: start });
  // Before the strip has told of a day the page shows the one that it begins with, so that nothing waits for it.
  const selected = days.find((one) => one.day === day) ?? days[selectedIndex(days, start)];
  return (
    <>
      <LineupStrip days={days} start={start} onDay={setDay}>
        {selected && <DayHeading day={selected} />}
      </LineupStrip>
      {selected && <Lineup day={selected.day} />}
    </>
  );
}

/** B248: the day's title, or that it is at sea. */
function DayHeading({ day: { day, title, atSea } }: { day: ProgrammeDay }) {
  const t = useT();
  const text = useText();
  const { words } = useFormats();
  const name = atSea ? t('kit.atSea') : text(title);
  return (
    <div className={styles.day} aria-live="polite">
      <h2>{name || words(day, 'long')}</h2>
      {name && <p>{words(day, 'long')}</p>}
    </div>
  );
}
