import { useEffect } from 'react';
import { weatherRoutes } from '#contract/areas/weather.ts';
import { dashedHubDate, type IsoDay, toHubDate } from '#contract/hub-date.ts';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useText } from '#portal/shared/i18n/use-t.ts';
import { PortalLink } from '#portal/shared/ui/PortalLink.tsx';
import styles from './TodayWeather.module.css';
import { WeatherIcon } from './WeatherIcon.tsx';
import { hasWeather, unitsOf } from './weather.rules.ts';

const FRESH_MS = 600_000;

/** For the home page: the sky and the warmth of today in one line; nothing where there is no weather. */
export function TodayWeather({ day, onKnown }: { day: IsoDay; onKnown?: () => void }) {
  const text = useText();
  const { isSignage } = useConfiguration();
  const params = { date: dashedHubDate(toHubDate(day)) };
  const { data, isFetched } = useHub(weatherRoutes.ofDate, { params }, { staleTime: FRESH_MS, quietly: true });
  useEffect(() => {
    if (isFetched) onKnown?.();
  }, [isFetched, onKnown]);
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
