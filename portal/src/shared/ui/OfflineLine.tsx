import { formatTime } from '#contract/clock-time.ts';
import { useKit } from './kit-context.ts';
import styles from './OfflineLine.module.css';

/** A thin line at the top of the page: what is seen stems from that time (HH:mm), and from which day where it is not today. */
export function OfflineLine({ asOf, day }: { asOf?: string; day?: string }) {
  const { t, twelveHour } = useKit();
  const time = asOf && formatTime(asOf, twelveHour);
  const since = day ? 'kit.offlineSinceDay' : 'kit.offlineSince';
  return (
    <p className={styles.line} role="status">
      {time ? t(since, { time, ...(day && { day }) }) : t('kit.offline')}
    </p>
  );
}
