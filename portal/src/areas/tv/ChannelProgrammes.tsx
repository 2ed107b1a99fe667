import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import type { Programme } from '#portal/shared/video-one/channel.ts';
import styles from './ChannelProgrammes.module.css';
import { comingUp, onNow, shipClock } from './guide.rules.ts';
import { ProgrammeBar } from './ProgrammeBar.tsx';

/** Below a channel: what is on, how far it is, and what comes after it. */
export function ChannelProgrammes({ programmes, now }: { programmes: readonly Programme[]; now: number }) {
  const t = useT();
  const text = useText();
  const formats = useFormats();
  const { shipTimeZone } = useConfiguration();
  const clock = (instant: number) => formats.time(shipClock(instant, shipTimeZone));
  const { now: current } = onNow(programmes, now);
  const later = comingUp(programmes, now);
  if (!current && later.length === 0) return null;
  return (
    <section className={styles.programmes}>
      {current && (
        <>
          <h2 className={styles.name}>{text(current.name)}</h2>
          <p className={styles.times}>{t('tv_times', { from: clock(current.start), to: clock(current.end) })}</p>
          <ProgrammeBar programme={current} now={now} />
          {text(current.description) && <p className={styles.text}>{text(current.description)}</p>}
        </>
      )}
      {later.length > 0 && (
        <ul aria-label={t('tv_later_on')}>
          {later.map(({ start, start_time, name }) => (
            <li key={start} className={styles.later}>
              <time className={styles.times} dateTime={start_time}>
                {clock(start)}
              </time>
              {text(name)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
