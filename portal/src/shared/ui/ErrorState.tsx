import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import styles from './EmptyState.module.css';
import { useKit } from './kit-context.ts';
import { StormDrawing } from './StormDrawing.tsx';

type ErrorStateProps = {
  title?: string;
  /** What the guest can do next; reception is named when nothing is said. */
  children?: ReactNode;
  onRetry?: () => void;
};

export function ErrorState({ title, children, onRetry }: ErrorStateProps) {
  const { t } = useKit();
  return (
    <div className={styles.empty} role="alert" data-failed>
      <div className={styles.drawing}>
        <StormDrawing />
      </div>
      <p className={styles.title}>{title ?? t('kit.errorTitle')}</p>
      <div className={styles.words}>{children ?? t('kit.errorNext')}</div>
      {onRetry && <Button onClick={onRetry}>{t('kit.tryAgain')}</Button>}
    </div>
  );
}
