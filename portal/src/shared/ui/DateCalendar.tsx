import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { IsoDay } from '#contract/hub-date.ts';
import { dateTag } from '#portal/shared/format/locale.ts';
import { addMonths, clampDay, dayAfterKey, dayInMonth, monthOf, weeksOf } from './calendar-month.ts';
import { classNames } from './class-names.ts';
import styles from './DateCalendar.module.css';
import { IconButton } from './IconButton.tsx';
import { useKit } from './kit-context.ts';

export type DateCalendarProps = {
  value?: IsoDay;
  min?: IsoDay;
  max?: IsoDay;
  onPick: (day: IsoDay) => void;
};

/** As far back as the oldest guest was born, as far ahead as voyages are sold. */
const YEARS_BACK = 110;
const YEARS_AHEAD = 4;
const MONTHS_PER_YEAR = 12;

/** A month of days for pointer and keys: arrows, Home, End, Page Up, Page Down. */
export function DateCalendar({ value, min, max, onPick }: DateCalendarProps) {
  const { t, today, language, dateOrder } = useKit();
  const [current] = useState(today);
  const [at, setAt] = useState(clampDay(value || current, min, max));
  const [isMovedByKey, setMovedByKey] = useState(true);
  const grid = useRef<HTMLTableElement>(null);
  const firstWeekday = dateOrder === 'mm/dd/yyyy' ? 0 : 1;
  const tag = dateTag(language, dateOrder === 'mm/dd/yyyy' ? 'en-US' : undefined);
  const month = monthOf(at);
  const weeks = weeksOf(month, firstWeekday);
  const words = (day: IsoDay, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

  useEffect(() => {
    if (isMovedByKey) grid.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus();
  }, [at, isMovedByKey]);

  const move = (day: IsoDay, byKey = false) => {
    setMovedByKey(byKey);
    setAt(clampDay(day, min, max));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayAfterKey(at, event.key, firstWeekday);
    if (!next) return;
    event.preventDefault();
    move(next, true);
  };
  const isOut = (day: IsoDay) => Boolean((min && day < min) || (max && day > max));

  return (
    <div>
      <div className={styles.head}>
        <IconButton
          icon={<ChevronLeft />}
          label={t('kit.previousMonth')}
          onClick={() => move(dayInMonth(at, addMonths(month, -1)))}
        />
        <MonthAndYear at={at} min={min} max={max} today={current} nameOf={words} onMove={move} />
        <IconButton
          icon={<ChevronRight />}
          label={t('kit.nextMonth')}
          onClick={() => move(dayInMonth(at, addMonths(month, 1)))}
        />
      </div>
      <table
        ref={grid}
        className={styles.grid}
        onKeyDown={onKeyDown}
        aria-label={words(at, { month: 'long', year: 'numeric' })}
      >
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col" abbr={words(day, { weekday: 'long' })}>
                {words(day, { weekday: 'short' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day}>
                  <button
                    type="button"
                    data-day={day}
                    className={classNames(
                      styles.day,
                      day === current && styles.today,
                      monthOf(day) !== month && styles.outside,
                    )}
                    tabIndex={day === at ? 0 : -1}
                    disabled={isOut(day)}
                    aria-pressed={day === value}
                    aria-current={day === current ? 'date' : undefined}
                    aria-label={words(day, { dateStyle: 'full' })}
                    onClick={() => onPick(day)}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type MonthAndYearProps = {
  at: IsoDay;
  min?: IsoDay;
  max?: IsoDay;
  today: IsoDay;
  nameOf: (day: IsoDay, options: Intl.DateTimeFormatOptions) => string;
  onMove: (day: IsoDay) => void;
};

function MonthAndYear({ at, min, max, today, nameOf, onMove }: MonthAndYearProps) {
  const { t } = useKit();
  const [year = '', month = ''] = at.split('-');
  const thisYear = Number(today.slice(0, 4));
  const first = min ? Number(min.slice(0, 4)) : thisYear - YEARS_BACK;
  const last = max ? Number(max.slice(0, 4)) : thisYear + YEARS_AHEAD;
  const months = Array.from({ length: MONTHS_PER_YEAR }, (_, i) => String(i + 1).padStart(2, '0'));
  const years = Array.from({ length: last - first + 1 }, (_, i) => String(last - i).padStart(4, '0'));
  return (
    <div className={styles.pickers}>
      <select
        className={styles.picker}
        aria-label={t('kit.month')}
        value={month}
        onChange={(event) => onMove(dayInMonth(at, `${year}-${event.target.value}`))}
      >
        {months.map((number) => (
          <option key={number} value={number}>
            {nameOf(`${year}-${number}-01`, { month: 'long' })}
          </option>
        ))}
      </select>
      <select
        className={styles.picker}
        aria-label={t('kit.year')}
        value={year}
        onChange={(event) => onMove(dayInMonth(at, `${event.target.value}-${month}`))}
      >
        {years.map((number) => (
          <option key={number} value={number}>
            {number}
          </option>
        ))}
      </select>
    </div>
  );
}
