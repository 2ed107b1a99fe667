import type { PortWeather } from '#contract/areas/weather.ts';
import { type IsoDay, parseHubDate, slashedHubDate } from '#contract/hub-date.ts';
import { holidayService } from '#hub/areas/holiday/holiday.service.ts';
import type { Hub } from '#hub/hub.ts';
import { distanceKm } from '#hub/partners/gps/great-circle.rules.ts';
import type { Place } from '#hub/partners/gps/port.ts';
import { badRequest, notFound } from '#hub/shared/http/hub-error.ts';
import { presentWeather } from './weather.present.ts';
import { weatherReadings } from './weather.readings.ts';

/** A ship so near to the day's port has the port's weather. */
const IN_PORT_KM = 30;

type Parts = Pick<Hub, 'sql' | 'pms' | 'settings' | 'clock' | 'log' | 'weather' | 'shipTime'>;

export function weatherService(hub: Parts) {
  const holiday = holidayService(hub);
  const readings = weatherReadings(hub);
  const unit = hub.settings.weatherUnit ?? 'metric';

  return {
    /** B180; a day at sea has no city and therefore no weather of one (BD43). */
    async ofDate(dashed: string): Promise<PortWeather> {
      const day = parseHubDate(slashedHubDate(dashed));
      if (!day) throw badRequest('The date must be a day such as 31-12-2026.');
      const found = await holiday.dayOn(day);
      if (!found) throw notFound('The voyage has no such day.');
      const { schedule, latitude, longitude } = found;
      if (schedule.atSea || latitude === undefined) return { unit, schedule };
      const city = schedule.openWeatherCityName ?? undefined;
      const reading = await readings.ofDay(day, { latitude, longitude, city });
      return reading ? { ...presentWeather(reading, unit), schedule } : { unit, schedule };
    },

    /** CD42: today's weather where the ship is; in port the port's own, at sea that of the whole degree around. */
    async at(place: Place): Promise<Omit<PortWeather, 'schedule'> | undefined> {
      const today = hub.shipTime.today();
      const reading = await readings.ofDay(today, (await portNear(today, place)) ?? atSea(place));
      return reading && presentWeather(reading, unit);
    },
  };

  async function portNear(today: IsoDay, place: Place) {
    const { schedule, latitude, longitude } = (await holiday.dayOn(today)) ?? {};
    if (!schedule || schedule.atSea || latitude === undefined || longitude === undefined) return undefined;
    if (distanceKm(place, { latitude, longitude }) > IN_PORT_KM) return undefined;
    return { latitude, longitude, city: schedule.openWeatherCityName ?? undefined };
  }
}

const atSea = ({ latitude, longitude }: Place) => ({
  latitude: Math.round(latitude),
  longitude: Math.round(longitude),
});
