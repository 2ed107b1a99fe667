import type { ReactNode } from 'react';
import styles from './PageHeader.module.css';

type PageHeaderProps = { title: string; lead?: ReactNode; actions?: ReactNode };

/** The heading of a page that has no picture of its own. */
export function PageHeader({ title, lead, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <h1 className={styles.title}>{title}</h1>
        {actions}
      </div>
      {lead && <div className={styles.lead}>{lead}</div>}
    </header>
  );
}
