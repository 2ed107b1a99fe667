import { describe, expect, it } from 'vitest';
import { addDays } from '#contract/hub-date.ts';
import { usualWeather } from './climate.rules.ts';

const NAPLES = 40.84;
const year = Array.from({ length: 365 }, (_, day) => addDays('2026-01-01', day));
const mean = (days: string[], latitude: number) =>
  days.reduce((sum, day) => sum + (usualWeather(day, latitude, 'metric').temperature ?? 0), 0) / days.length;
const inMonth = (month: string) => year.filter((day) => day.slice(5, 7) === month);

describe('usual weather', () => {
  it('is the same for everybody who asks', () => {
    expect(usualWeather('2026-06-15', NAPLES, 'metric')).toEqual(usualWeather('2026-06-15', NAPLES, 'metric'));
  });

  it('is as warm as Naples in July and in January', () => {
    expect(mean(inMonth('07'), NAPLES)).toBeGreaterThan(23);
    expect(mean(inMonth('07'), NAPLES)).toBeLessThan(32);
    expect(mean(inMonth('01'), NAPLES)).toBeGreaterThan(4);
    expect(mean(inMonth('01'), NAPLES)).toBeLessThan(14);
  });

  it('is warm in January in the south', () => {
    expect(mean(inMonth('01'), -34)).toBeGreaterThan(mean(inMonth('07'), -34) + 8);
  });

  it('rains less in summer, and differs from day to day', () => {
    const wet = (days: string[]) =>
      days.filter((day) => ['09d', '10d', '11d'].includes(usualWeather(day, NAPLES, 'metric').icon ?? '')).length;
    expect(wet([...inMonth('06'), ...inMonth('07'), ...inMonth('08')])).toBeLessThan(
      wet([...inMonth('12'), ...inMonth('01'), ...inMonth('02')]),
    );
    expect(new Set(year.map((day) => usualWeather(day, NAPLES, 'metric').icon)).size).toBeGreaterThan(4);
  });

  it('is said in the unit that is wanted', () => {
    const metric = usualWeather('2026-06-15', NAPLES, 'metric');
    const imperial = usualWeather('2026-06-15', NAPLES, 'imperial');
    expect(imperial.temperature).toBe(Math.round((metric.temperature ?? 0) * 1.8 + 32));
    expect(imperial.windSpeed).toBe(Math.round((metric.windSpeed ?? 0) * 2.237));
    expect(imperial).toMatchObject({ unit: 'imperial', icon: metric.icon });
  });

  it('keeps within what instruments can say', () => {
    for (const day of year) {
      const { windDirection, humidity, windSpeed } = usualWeather(day, NAPLES, 'metric');
      expect(windDirection).toBeGreaterThanOrEqual(0);
      expect(windDirection).toBeLessThan(360);
      expect(humidity).toBeLessThanOrEqual(100);
      expect(windSpeed).toBeGreaterThan(0);
    }
  });
});
