import type { ReactNode } from 'react';
import styles from './ActionBar.module.css';

type ActionBarProps = {
  price?: ReactNode;
  /** Below the price: "per person". */
  note?: ReactNode;
  children: ReactNode;
};

/** What it costs and what to do, always in reach at the bottom edge. */
export function ActionBar({ price, note, children }: ActionBarProps) {
  return (
    <div className={styles.bar}>
      {price !== undefined && (
        <div className={styles.price}>
          {price}
          {note && <span className={styles.note}>{note}</span>}
        </div>
      )}
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
