import type { ContentEvent } from '#contract/areas/content.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { PortalLink } from '#portal/shared/ui/PortalLink.tsx';
import styles from './NextUp.module.css';

/** What is on now and next, with the way to the whole day. */
export function NextUp({ events }: { events: readonly ContentEvent[] }) {
  const t = useT();
  const text = useText();
  const formats = useFormats();
  return (
    <section className={styles.section} aria-labelledby="home-next">
      <div className={styles.head}>
        <h2 id="home-next">{t('home_next')}</h2>
        <PortalLink to="/dailyprogram">{t('home_programme')}</PortalLink>
      </div>
      <ol className={styles.list}>
        {events.map((event) => (
          <li key={event.id} className={styles.event}>
            <time className={styles.time} dateTime={event.startTime ?? ''}>
              {formats.time(event.startTime ?? '')}
            </time>
            <span className={styles.words}>
              <span className={styles.title}>{text(event.title)}</span>
              <span className={styles.place}>{text(event.location)}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
