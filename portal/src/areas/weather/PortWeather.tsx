import { weatherRoutes } from '#contract/areas/weather.ts';
import { dashedHubDate } from '#contract/hub-date.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import styles from './PortWeather.module.css';
import { WeatherFacts } from './WeatherFacts.tsx';
import { hasWeather } from './weather.rules.ts';

const FRESH_MS = 600_000;

/** B180, B181, CD41: the weather of a port day (dd/mm/yyyy), or that there is none. */
export function PortWeather({ date }: { date: string }) {
  const t = useT();
  const weather = useHub(weatherRoutes.ofDate, { params: { date: dashedHubDate(date) } }, { staleTime: FRESH_MS });
  const text = useText();
  return (
    <section className={styles.weather} aria-label={t('weather_title')} aria-busy={weather.isPending}>
      {!weather.isPending &&
        (hasWeather(weather.data, text) ? <WeatherFacts weather={weather.data} /> : <p>{t('weather_unavailable')}</p>)}
    </section>
  );
}
