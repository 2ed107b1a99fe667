import type { ReactNode } from 'react';
import { parseHubDate } from '#contract/hub-date.ts';
import styles from './DatedList.module.css';
import { DateText } from './DateText.tsx';

/** Things by their day: what somebody has booked or ordered. */
export function DatedList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

type DatedRowProps = {
  /** As the hub writes it. */
  date: string;
  /** A short word beside the day: a time, a price. */
  aside: ReactNode;
  /** More about it, over the whole width. */
  more?: ReactNode;
  /** What can be done about it, below. */
  actions?: ReactNode;
  children: ReactNode;
};

export function DatedRow({ date, aside, more, actions, children }: DatedRowProps) {
  const day = parseHubDate(date);
  return (
    <li className={styles.row}>
      <p className={styles.when}>
        {day ? <DateText day={day} words="shortWeekday" /> : null} {day ? <DateText day={day} /> : date}
      </p>
      <p className={styles.aside}>{aside}</p>
      <p className={styles.what}>{children}</p>
      {more && <div className={styles.more}>{more}</div>}
      {actions && <div className={styles.below}>{actions}</div>}
    </li>
  );
}
