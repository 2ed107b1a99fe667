import type { IsoDay } from '#contract/hub-date.ts';
import type { Hub } from '#hub/hub.ts';
import type { WeatherPlace, WeatherReading } from '#hub/partners/weather/port.ts';
import { weatherStore } from './weather.store.ts';

const MINUTE_MS = 60_000;
/** Weather changes slowly, and services count their calls. */
export const FRESH_MS = 20 * MINUTE_MS;
/** While the service cannot be asked, what it said this morning is better than nothing. */
export const USABLE_MS = 6 * 60 * MINUTE_MS;
/** After a failure nobody is made to wait for so long. */
export const PAUSE_MS = MINUTE_MS;

const placeKey = ({ latitude, longitude, city }: WeatherPlace) =>
  city ?? `${latitude.toFixed(2)},${longitude?.toFixed(2) ?? ''}`;

/** CD42: the weather by date and city: asked once, kept in the database for all processes. */
export function weatherReadings({
  sql,
  clock,
  log,
  weather,
  shipTime,
}: Pick<Hub, 'sql' | 'clock' | 'log' | 'weather' | 'shipTime'>) {
  const store = weatherStore(sql);
  const underWay = new Map<string, Promise<WeatherReading | undefined>>();
  let silentUntil = 0;

  async function ask(day: IsoDay, place: WeatherPlace, today: IsoDay): Promise<WeatherReading | undefined> {
    try {
      const reading = await weather.ofDay(day, place, today);
      if (reading) await store.keep(day, placeKey(place), reading, clock.now());
      return reading;
    } catch (error) {
      silentUntil = clock.now().getTime() + PAUSE_MS;
      log.warn('the weather service failed', { reason: String(error) });
      return undefined;
    }
  }

  /** Guests who ask at the same time wait for one answer. */
  function askOnce(day: IsoDay, place: WeatherPlace, today: IsoDay): Promise<WeatherReading | undefined> {
    const key = `${day} ${placeKey(place)}`;
    const running = underWay.get(key) ?? ask(day, place, today).finally(() => underWay.delete(key));
    underWay.set(key, running);
    return running;
  }

  return {
    async ofDay(day: IsoDay, place: WeatherPlace): Promise<WeatherReading | undefined> {
      const today = shipTime.today();
      if (!weather.isRemote) return weather.ofDay(day, place, today);
      const kept = await store.find(day, placeKey(place));
      const now = clock.now().getTime();
      const age = kept ? now - kept.readAt.getTime() : Number.POSITIVE_INFINITY;
      if (kept && (day < today || age < FRESH_MS)) return kept.reading;
      const asked = now < silentUntil ? undefined : await askOnce(day, place, today);
      return asked ?? (age < USABLE_MS ? kept?.reading : undefined);
    },
  };
}
