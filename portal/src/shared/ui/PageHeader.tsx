import type { ReactNode } from 'react';
import styles from './PageHeader.module.css';

type PageHeaderProps = { title: string; lead?: ReactNode; actions?: ReactNode };

/** The heading of a page that has no picture of its own. */
export function PageHeader({ title, lead, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <h1 className={styles.title}>{title}</h1>
      {lead && <div className={styles.lead}>{lead}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
