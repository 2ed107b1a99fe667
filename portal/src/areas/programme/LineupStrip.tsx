import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { IsoDay } from '#contract/hub-date.ts';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { DateStrip } from '#portal/shared/ui/DateStrip.tsx';
import { IconButton } from '#portal/shared/ui/IconButton.tsx';
import { selectedIndex, stripDay, WINDOW_DAYS, windowStart } from './day-strip.rules.ts';
import styles from './LineupStrip.module.css';
import type { ProgrammeDay } from './programme-days.rules.ts';

interface LineupStripProps {
  days: readonly ProgrammeDay[];
  /** The day to begin with; the first one where the strip does not have it. */
  start?: IsoDay;
  /** B247: told of the selected day once on load, and of every other day that is chosen. */
  onDay: (day: IsoDay) => void;
  /** The heading of the selected day. */
  children?: ReactNode;
}

/** B243-B247, BD49: seven days at a time, and arrows that move by one day. A screen has nobody to press them. */
export function LineupStrip({ days, start, onDay, children }: LineupStripProps) {
  const t = useT();
  const text = useText();
  const { isSignage } = useConfiguration();
  const [chosen, setChosen] = useState(start);
  const [before, setBefore] = useState(0);
  const index = selectedIndex(days, chosen);
  const from = windowStart(before, index, days.length);
  const selected = days[index]?.day;

  const told = useRef<IsoDay>(undefined);
  useEffect(() => {
    if (selected === undefined || told.current === selected) return;
    told.current = selected;
    onDay(selected);
  }, [selected, onDay]);

  function choose(day: IsoDay | undefined) {
    setBefore(from);
    setChosen(day);
  }

  if (isSignage) return children;
  return (
    <div className={styles.strip}>
      <IconButton
        className={styles.previous}
        raised
        icon={<ChevronLeft aria-hidden="true" />}
        label={t('programme_previous_day')}
        disabled={index === 0}
        onClick={() => choose(days[index - 1]?.day)}
      />
      <div className={styles.days}>
        <DateStrip
          label={t('programme_choose_day')}
          days={days.slice(from, from + WINDOW_DAYS).map((one) => stripDay(one, text))}
          selected={selected}
          onSelect={choose}
        />
      </div>
      <IconButton
        className={styles.next}
        raised
        icon={<ChevronRight aria-hidden="true" />}
        label={t('programme_next_day')}
        disabled={index >= days.length - 1}
        onClick={() => choose(days[index + 1]?.day)}
      />
      <div className={styles.heading}>{children}</div>
    </div>
  );
}
