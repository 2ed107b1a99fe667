import type { PortWeather } from '#contract/areas/weather.ts';
import { parseHubDate, slashedHubDate } from '#contract/hub-date.ts';
import { holidayService } from '#hub/areas/holiday/holiday.service.ts';
import type { Hub } from '#hub/hub.ts';
import { badRequest, notFound } from '#hub/shared/http/hub-error.ts';
import { usualWeather } from './climate.rules.ts';

export function weatherService(hub: Pick<Hub, 'sql' | 'pms' | 'settings'>) {
  const holiday = holidayService(hub);
  return {
    /** B180; a day at sea has no city and therefore no weather of one (BD43). */
    async ofDate(dashed: string): Promise<PortWeather> {
      const day = parseHubDate(slashedHubDate(dashed));
      if (!day) throw badRequest('The date must be a day such as 31-12-2026.');
      const found = await holiday.dayOn(day);
      if (!found) throw notFound('The voyage has no such day.');
      const { schedule, latitude } = found;
      const unit = hub.settings.weatherUnit;
      if (schedule.atSea || latitude === undefined) return { unit, schedule };
      return { ...usualWeather(day, latitude, unit), schedule };
    },
  };
}
