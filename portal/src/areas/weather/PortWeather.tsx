import { type PortWeather as Weather, weatherRoutes } from '#contract/areas/weather.ts';
import { dashedHubDate } from '#contract/hub-date.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import styles from './PortWeather.module.css';
import { WeatherIcon } from './WeatherIcon.tsx';
import { compassPoint, hasWeather, unitsOf } from './weather.rules.ts';

const FRESH_MS = 600_000;

/** B180, B181, CD41: the weather of a port day (dd/mm/yyyy), or that there is none. */
export function PortWeather({ date }: { date: string }) {
  const t = useT();
  const weather = useHub(weatherRoutes.ofDate, { params: { date: dashedHubDate(date) } }, { staleTime: FRESH_MS });
  const text = useText();
  return (
    <section className={styles.weather} aria-label={t('weather_title')} aria-busy={weather.isPending}>
      {!weather.isPending &&
        (hasWeather(weather.data, text) ? <Known weather={weather.data} /> : <p>{t('weather_unavailable')}</p>)}
    </section>
  );
}

function Known({ weather }: { weather: Weather }) {
  const t = useT();
  const text = useText();
  const unit = unitsOf(weather);
  const { temperature, feelsLike, windDirection, windSpeed, humidity } = weather;
  const facts = [
    typeof feelsLike === 'number' && [t('weather_feels_like'), `${Math.round(feelsLike)} ${unit.temperature}`],
    typeof windSpeed === 'number' && [
      t('weather_wind'),
      [
        `${Math.round(windSpeed)} ${unit.speed}`,
        typeof windDirection === 'number' && t(`weather_${compassPoint(windDirection)}`),
      ]
        .filter(Boolean)
        .join(' '),
    ],
    typeof humidity === 'number' && [t('weather_humidity'), `${Math.round(humidity)} %`],
  ].filter((fact) => fact !== false) as [string, string][];
  return (
    <>
      <p className={styles.sky}>
        <WeatherIcon icon={weather.icon} className={styles.icon} />
        {typeof temperature === 'number' && (
          <span className={styles.temperature}>
            {Math.round(temperature)} {unit.temperature}
          </span>
        )}
        <span>{text(weather.synopsis)}</span>
      </p>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
