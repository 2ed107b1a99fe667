import { useNow } from '#portal/shared/clock/use-now.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import styles from './Header.module.css';

export const CLOCK_REFRESH_MS = 5_000; // core §9

/** A129, A130, AD16: ship time. */
export function Clock() {
  const formats = useFormats();
  const { day, time } = formats.shipTime(useNow(CLOCK_REFRESH_MS));
  return (
    <div className={styles.clock}>
      <time className={styles.time} dateTime={time}>
        {formats.time(time)}
      </time>
      <time className={styles.date} dateTime={day}>
        {formats.day(day)}
      </time>
    </div>
  );
}
