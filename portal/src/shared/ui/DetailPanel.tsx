import type { ReactNode } from 'react';
import styles from './DetailLayout.module.css';

type DetailPanelProps = {
  price?: ReactNode;
  /** Names the panel for those who do not see where it stands. */
  label?: string;
  /** What can be done. */
  children?: ReactNode;
};

/** What it costs and what to do, in reach at the bottom edge of a phone and beside the texts on a large screen. */
export function DetailPanel({ price, label, children }: DetailPanelProps) {
  const content = (
    <>
      {price}
      {children && <div className={styles.action}>{children}</div>}
    </>
  );
  if (!label) return <div className={styles.panel}>{content}</div>;
  return (
    <aside className={styles.panel} aria-label={label}>
      {content}
    </aside>
  );
}
