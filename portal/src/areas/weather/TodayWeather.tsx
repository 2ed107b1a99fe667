import type { IsoDay } from '#contract/hub-date.ts';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useText } from '#portal/shared/i18n/use-t.ts';
import { PortalLink } from '#portal/shared/ui/PortalLink.tsx';
import styles from './TodayWeather.module.css';
import { useWeatherOf } from './use-weather-of.ts';
import { WeatherIcon } from './WeatherIcon.tsx';
import { hasWeather, unitsOf } from './weather.rules.ts';

/** For the home page: the sky and the warmth of today in one line; nothing where there is no weather. */
export function TodayWeather({ day }: { day: IsoDay }) {
  const text = useText();
  const { isSignage } = useConfiguration();
  const { data } = useWeatherOf(day);
  if (!hasWeather(data, text)) return null;
  const words = (
    <>
      <WeatherIcon icon={data.icon} className={styles.icon} />
      {typeof data.temperature === 'number' && (
        <strong>
          {Math.round(data.temperature)} {unitsOf(data).temperature}
        </strong>
      )}
      <span>{text(data.synopsis)}</span>
    </>
  );
  return isSignage ? (
    <p className={styles.weather}>{words}</p>
  ) : (
    <PortalLink to="/weather" className={styles.weather}>
      {words}
    </PortalLink>
  );
}
