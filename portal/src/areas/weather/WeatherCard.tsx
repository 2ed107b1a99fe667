import type { Schedule } from '#contract/areas/holiday.ts';
import type { PortWeather } from '#contract/areas/weather.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { useKit } from '#portal/shared/ui/kit-context.ts';
import { imageByReference, PICTURE_WIDTH } from '#portal/shared/ui/pictures.ts';
import { Thumbnail } from '#portal/shared/ui/Thumbnail.tsx';
import { PortFacts } from './PortFacts.tsx';
import { PortTimes } from './PortTimes.tsx';
import { portDay } from './port-day.rules.ts';
import styles from './WeatherCard.module.css';
import { WeatherFacts } from './WeatherFacts.tsx';
import { hasWeather } from './weather.rules.ts';

/** C258, CD41: weather, times of the day and what to know of the port; without weather still the port. */
export function WeatherCard({ weather, schedule }: { weather: PortWeather; schedule: Schedule }) {
  const t = useT();
  const text = useText();
  const { hubUrl } = useKit();
  const port = portDay(schedule, weather.schedule);
  return (
    <article className={styles.card}>
      {port.image && (
        <Thumbnail
          className={styles.picture}
          src={imageByReference(hubUrl, port.image, PICTURE_WIDTH.header)}
          ratio="16 / 9"
          eager
        />
      )}
      <div className={styles.words}>
        <h2 className={styles.title}>{text(port.title)}</h2>
        <section className={styles.weather} aria-label={t('weather_title')}>
          {hasWeather(weather, text) ? <WeatherFacts weather={weather} /> : <p>{t('weather_unavailable')}</p>}
        </section>
        <PortTimes schedule={port} />
      </div>
      <div className={styles.port}>
        <PortFacts schedule={port} />
      </div>
    </article>
  );
}
