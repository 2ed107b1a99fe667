import { useKit } from './kit-context.ts';
import styles from './LoadingOverlay.module.css';
import { Spinner } from './Spinner.tsx';

/** A151: lies over the page while its data loads; short loads pass before it is seen. */
export function LoadingOverlay() {
  const { t } = useKit();
  return (
    <div className={styles.overlay} role="status" data-loading>
      <span className={styles.ring}>
        <Spinner />
      </span>
      {t('kit.loading')}
    </div>
  );
}
