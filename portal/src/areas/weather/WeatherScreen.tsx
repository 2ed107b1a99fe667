import { holidayRoutes } from '#contract/areas/holiday.ts';
import { type PortWeather, weatherRoutes } from '#contract/areas/weather.ts';
import { dashedHubDate } from '#contract/hub-date.ts';
import { useNow } from '#portal/shared/clock/use-now.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { ScreenFacts } from '#portal/shared/screen/ScreenFacts.tsx';
import { ScreenFrame, ScreenPage } from '#portal/shared/screen/ScreenFrame.tsx';
import { useKit } from '#portal/shared/ui/kit-context.ts';
import { imageByReference } from '#portal/shared/ui/pictures.ts';
import { WeatherIcon } from './WeatherIcon.tsx';
import styles from './WeatherScreen.module.css';
import { dayOfVoyage, hasWeather, unitsOf } from './weather.rules.ts';
import { windFrom } from './wind.rules.ts';

const MINUTE_MS = 60_000;
const REFRESH = { staleTime: 10 * MINUTE_MS, refetchInterval: 10 * MINUTE_MS };
const WHOLE_WIDTH_PX = 1920;

/** C250 on a screen: the weather of today's port in large figures. */
export function WeatherScreen() {
  const t = useT();
  const text = useText();
  const { hubUrl } = useKit();
  const { shipTime } = useFormats();
  const { day } = shipTime(useNow(MINUTE_MS));
  const schedules = useHub(holidayRoutes.schedules, undefined, REFRESH);
  const schedule = dayOfVoyage(schedules.data ?? [], day);
  const params = { date: dashedHubDate(schedule?.date ?? '') };
  const isInPort = schedule !== undefined && !schedule.atSea;
  const weather = useHub(weatherRoutes.ofDate, { params }, { ...REFRESH, enabled: isInPort });
  usePageTitle(t('weather_today'));
  const isPending = schedules.isPending || (isInPort && weather.isPending);
  const known = isInPort && hasWeather(weather.data, text) ? weather.data : undefined;
  return (
    <ScreenFrame
      title={schedule ? text(schedule.title) : t('weather_today')}
      isGrand
      lead={t('weather_today')}
      backdrop={schedule?.image ? imageByReference(hubUrl, schedule.image, WHOLE_WIDTH_PX) : undefined}
      readiness={isPending ? 'loading' : known ? 'ready' : 'none'}
    >
      {known && <Facts weather={known} />}
      {!known && !isPending && <p>{t(schedule?.atSea ? 'weather-at-sea' : 'weather-not-available')}</p>}
    </ScreenFrame>
  );
}

function Facts({ weather }: { weather: PortWeather }) {
  const t = useT();
  const text = useText();
  const unit = unitsOf(weather);
  const { temperature, feelsLike, windDirection, windSpeed, humidity } = weather;
  const facts = [
    {
      label: t('weather_feels_like'),
      value: typeof feelsLike === 'number' && `${Math.round(feelsLike)} ${unit.temperature}`,
    },
    {
      label: t('weather_wind'),
      value:
        typeof windSpeed === 'number' &&
        `${Math.round(windSpeed)} ${unit.speed} ${windFrom(windDirection, t)}`.trimEnd(),
    },
    { label: t('weather_humidity'), value: typeof humidity === 'number' && `${Math.round(humidity)} %` },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));
  return (
    <ScreenPage>
      <p className={styles.sky}>
        <WeatherIcon icon={weather.icon} className={styles.icon} />
        {typeof temperature === 'number' && (
          <span className={styles.temperature}>
            {Math.round(temperature)} {unit.temperature}
          </span>
        )}
        <span className={styles.synopsis}>{text(weather.synopsis)}</span>
      </p>
      <ScreenFacts facts={facts} />
    </ScreenPage>
  );
}
