import type { PortWeather } from '#contract/areas/weather.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import styles from './WeatherFacts.module.css';
import { WeatherIcon } from './WeatherIcon.tsx';
import { unitsOf } from './weather.rules.ts';
import { windFrom } from './wind.rules.ts';

/** What is known of the weather, in the unit that comes with it. */
export function WeatherFacts({ weather }: { weather: Omit<PortWeather, 'schedule'> }) {
  const t = useT();
  const text = useText();
  const unit = unitsOf(weather);
  const { temperature, feelsLike, windDirection, windSpeed, humidity } = weather;
  const facts = [
    typeof feelsLike === 'number' && [t('weather_feels_like'), `${Math.round(feelsLike)} ${unit.temperature}`],
    typeof windSpeed === 'number' && [
      t('weather_wind'),
      `${Math.round(windSpeed)} ${unit.speed} ${windFrom(windDirection, t)}`.trimEnd(),
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
