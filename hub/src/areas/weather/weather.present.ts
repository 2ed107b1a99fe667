import type { PortWeather, Unit } from '#contract/areas/weather.ts';
import type { WeatherReading } from '#hub/partners/weather/port.ts';

const toFahrenheit = (celsius: number) => celsius * 1.8 + 32;
const toMilesPerHour = (metresPerSecond: number) => metresPerSecond * 2.237;

/** C254: a reading in the unit that the hub tells weather in. */
export function presentWeather(reading: WeatherReading, unit: Unit): Omit<PortWeather, 'schedule'> {
  const warmth = (celsius: number) => Math.round(unit === 'imperial' ? toFahrenheit(celsius) : celsius);
  const { metresPerSecond } = reading;
  return {
    synopsis: reading.synopsis,
    icon: reading.icon,
    temperature: warmth(reading.celsius),
    feelsLike: warmth(reading.feltCelsius),
    windSpeed: Math.round(unit === 'imperial' ? toMilesPerHour(metresPerSecond) : metresPerSecond),
    windDirection: Math.round(reading.windFrom),
    humidity: Math.round(reading.humidity),
    unit,
  };
}
