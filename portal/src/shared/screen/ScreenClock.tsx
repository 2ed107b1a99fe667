import { useNow } from '#portal/shared/clock/use-now.ts';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import styles from './ScreenFrame.module.css';

const REFRESH_MS = 5_000; // core §9

/** A129: ship time, where the profile wants a clock. */
export function ScreenClock() {
  const formats = useFormats();
  const { enableClock } = useConfiguration();
  const { day, time } = formats.shipTime(useNow(REFRESH_MS));
  if (!enableClock) return null;
  return (
    <div className={styles.clock}>
      <time className={styles.time} dateTime={time}>
        {formats.time(time)}
      </time>
      <time className={styles.date} dateTime={day}>
        {formats.words(day, 'long') || formats.day(day)}
      </time>
    </div>
  );
}
