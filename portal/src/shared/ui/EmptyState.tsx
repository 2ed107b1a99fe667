import type { ReactNode } from 'react';
import { EmptyDrawing, type EmptyKind } from './EmptyDrawing.tsx';
import styles from './EmptyState.module.css';

type EmptyStateProps = {
  kind?: EmptyKind;
  title: string;
  children?: ReactNode;
  /** One helpful link or button. */
  action?: ReactNode;
};

export function EmptyState({ kind = 'general', title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty} role="status">
      <div className={styles.drawing}>
        <EmptyDrawing kind={kind} />
      </div>
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.words}>{children}</div>}
      {action}
    </div>
  );
}
