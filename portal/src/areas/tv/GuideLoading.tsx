import { useT } from '#portal/shared/i18n/use-t.ts';
import styles from './GuideGrid.module.css';

const ROWS = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** Rows of the right height, so that nothing moves when the channels come. */
export function GuideLoading() {
  const t = useT();
  return (
    <div className={styles.guide} role="status" aria-label={t('kit.loading')} data-loading>
      <div className={styles.hours} aria-hidden="true">
        {'\u00a0'}
      </div>
      <div className={styles.rows} aria-hidden="true">
        {ROWS.map((row) => (
          <div key={row} className={styles.row}>
            <span className={styles.channel} />
            <span className={styles.gap} style={{ width: '93%' }} />
          </div>
        ))}
      </div>
    </div>
  );
}
