import type { TrackerWeather as Weather } from '#contract/areas/tracker.ts';
import { WeatherFacts } from '#portal/areas/weather/WeatherFacts.tsx';
import { useT } from '#portal/shared/i18n/use-t.ts';
import styles from './TrackerWeather.module.css';

/** C247, C248: the weather where we are, over the map. */
export function TrackerWeather({ weather: { temp, feels_like, ...same } }: { weather: Weather }) {
  const t = useT();
  return (
    <section className={styles.weather} aria-label={t('tracker_weather')}>
      <WeatherFacts weather={{ ...same, temperature: temp, feelsLike: feels_like }} />
    </section>
  );
}
