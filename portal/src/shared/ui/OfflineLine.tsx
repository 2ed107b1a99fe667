import { formatTime } from '#contract/clock-time.ts';
import { useKit } from './kit-context.ts';
import styles from './OfflineLine.module.css';

/** A thin line at the top of the page: what is seen stems from that time of the day (HH:mm). */
export function OfflineLine({ asOf }: { asOf?: string }) {
  const { t, twelveHour } = useKit();
  return (
    <p className={styles.line} role="status">
      {asOf ? t('kit.offlineSince', { time: formatTime(asOf, twelveHour) }) : t('kit.offline')}
    </p>
  );
}
