import type { ReactNode } from 'react';
import styles from './Hidden.module.css';

/** Said to assistive technology, not shown. */
export function Hidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
