import type { Schedule } from '#contract/areas/holiday.ts';
import type { PortWeather } from '#contract/areas/weather.ts';

/** CD41: the port day with what the weather says of it; what it leaves out or empty takes nothing away. */
export function portDay(schedule: Schedule, told: PortWeather['schedule']): Schedule {
  const said = Object.entries(told ?? {}).filter(([, value]) => value !== undefined && value !== null && value !== '');
  return { ...schedule, ...Object.fromEntries(said) };
}
