import { holidayRoutes, type Schedule } from '#contract/areas/holiday.ts';
import { weatherRoutes } from '#contract/areas/weather.ts';
import { dashedHubDate } from '#contract/hub-date.ts';
import { useNow } from '#portal/shared/clock/use-now.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { EmptyState } from '#portal/shared/ui/EmptyState.tsx';
import { LoadingOverlay } from '#portal/shared/ui/LoadingOverlay.tsx';
import { PageHeader } from '#portal/shared/ui/PageHeader.tsx';
import { NoWeather } from './NoWeather.tsx';
import { WeatherCard } from './WeatherCard.tsx';
import { dayOfVoyage, isEmptyWeather } from './weather.rules.ts';

const MINUTE_MS = 60_000;
const FRESH_MS = 10 * MINUTE_MS;

/** C250: the weather of today on board. */
export function WeatherPage() {
  const t = useT();
  const { shipTime, words } = useFormats();
  const { day } = shipTime(useNow(MINUTE_MS));
  const schedules = useHub(holidayRoutes.schedules, undefined, { staleTime: FRESH_MS });
  usePageTitle(t('weather_today'));
  const schedule = dayOfVoyage(schedules.data ?? [], day);
  return (
    <>
      <PageHeader title={t('weather_today')} lead={words(day, 'long')} />
      {schedules.isPending && <LoadingOverlay />}
      {schedules.isError && <NoWeather onRetry={() => schedules.refetch()} />}
      {schedules.isSuccess && <WeatherOfDay schedule={schedule} />}
    </>
  );
}

/** CD41: at sea comes first, then a day that nobody knows of. */
function WeatherOfDay({ schedule }: { schedule: Schedule | undefined }) {
  const t = useT();
  if (schedule?.atSea) return <EmptyState title={t('weather-at-sea')} />;
  return schedule ? <WeatherInPort schedule={schedule} /> : <NoWeather />;
}

function WeatherInPort({ schedule }: { schedule: Schedule }) {
  const params = { date: dashedHubDate(schedule.date) };
  const weather = useHub(weatherRoutes.ofDate, { params }, { staleTime: FRESH_MS });
  if (weather.isPending) return <LoadingOverlay />;
  if (weather.isError || isEmptyWeather(weather.data)) return <NoWeather onRetry={() => weather.refetch()} />;
  return <WeatherCard weather={weather.data} schedule={schedule} />;
}
