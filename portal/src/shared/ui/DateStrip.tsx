import { useEffect, useRef } from 'react';
import type { IsoDay } from '#contract/hub-date.ts';
import { classNames } from './class-names.ts';
import styles from './DateStrip.module.css';
import { DateText } from './DateText.tsx';
import { useKit } from './kit-context.ts';
import { UnderWayIcon } from './PlaceIcons.tsx';
import { PortalLink } from './PortalLink.tsx';

export type StripDay = {
  day: IsoDay;
  /** The port; without one the day is at sea, and with an empty one nobody knows. */
  port?: string;
  /** Where the day leads, when the strip navigates. */
  to?: string;
};

type DateStripProps = {
  label: string;
  days: readonly StripDay[];
  selected?: IsoDay;
  onSelect?: (day: IsoDay) => void;
};

/** The days of the voyage side by side: weekday, date, port or waves; today is marked. */
export function DateStrip({ label, days, selected, onSelect }: DateStripProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (!selected) return;
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [selected]);
  return (
    <nav aria-label={label}>
      <ul ref={list} className={styles.strip}>
        {days.map((item) => {
          const current = item.day === selected ? ('date' as const) : undefined;
          return (
            <li key={item.day} className={styles.place}>
              {item.to ? (
                <PortalLink to={item.to} className={styles.day} aria-current={current}>
                  <DayWords item={item} />
                </PortalLink>
              ) : (
                <button
                  type="button"
                  className={styles.day}
                  aria-current={current}
                  onClick={() => onSelect?.(item.day)}
                >
                  <DayWords item={item} />
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function DayWords({ item: { day, port } }: { item: StripDay }) {
  const { t, today } = useKit();
  const isToday = day === today();
  return (
    <>
      <span className={classNames(styles.weekday, isToday && styles.today)}>
        {isToday ? t('kit.today') : <DateText day={day} words="shortWeekday" />}
      </span>
      <span className={styles.number}>
        <DateText day={day} words="dayMonth" />
      </span>
      <span className={styles.port}>
        {port === undefined && <UnderWayIcon />}
        <span>{port ?? t('kit.atSea')}</span>
      </span>
    </>
  );
}
