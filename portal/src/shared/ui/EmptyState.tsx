import type { ReactNode } from 'react';
import { EmptyDrawing, type EmptyKind } from './EmptyDrawing.tsx';
import styles from './EmptyState.module.css';

type EmptyStateProps = {
  kind?: EmptyKind;
  title: string;
  /** `h1` where the state is the whole page. */
  heading?: 'h1' | 'h2' | 'p';
  children?: ReactNode;
  /** One helpful link or button. */
  action?: ReactNode;
};

export function EmptyState({ kind = 'general', title, heading: Heading = 'p', children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty} role="status">
      <div className={styles.drawing}>
        <EmptyDrawing kind={kind} />
      </div>
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.words}>{children}</div>}
      {action}
    </div>
  );
}
