import { describe, expect, it } from 'vitest';
import { addDays } from '#contract/hub-date.ts';
import { usualReading } from './climate.rules.ts';

const NAPLES = 40.84;
const year = Array.from({ length: 365 }, (_, day) => addDays('2026-01-01', day));
const mean = (days: string[], latitude: number) =>
  days.reduce((sum, day) => sum + usualReading(day, latitude).celsius, 0) / days.length;
const inMonth = (month: string) => year.filter((day) => day.slice(5, 7) === month);

describe('usual weather', () => {
  it('is the same for everybody who asks', () => {
    expect(usualReading('2026-06-15', NAPLES)).toEqual(usualReading('2026-06-15', NAPLES));
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

  it('is the warmer the clearer the sky', () => {
    const latitudes = Array.from({ length: 41 }, (_, n) => 30 + n / 2);
    const readings = latitudes.flatMap((latitude) => inMonth('07').map((day) => usualReading(day, latitude)));
    const [clear = 0, few = 0, scattered = 0] = ['01d', '02d', '03d'].map((icon) => {
      const same = readings.filter((reading) => reading.icon === icon);
      return same.reduce((sum, { celsius }) => sum + celsius, 0) / same.length;
    });
    expect(clear).toBeGreaterThan(few);
    expect(few).toBeGreaterThan(scattered);
  });

  it('rains less in summer, and differs from day to day', () => {
    const wet = (days: string[]) =>
      days.filter((day) => ['09d', '10d', '11d'].includes(usualReading(day, NAPLES).icon)).length;
    expect(wet([...inMonth('06'), ...inMonth('07'), ...inMonth('08')])).toBeLessThan(
      wet([...inMonth('12'), ...inMonth('01'), ...inMonth('02')]),
    );
    expect(new Set(year.map((day) => usualReading(day, NAPLES).icon)).size).toBeGreaterThan(4);
  });

  it('keeps within what instruments can say', () => {
    for (const day of year) {
      const { windFrom, humidity, metresPerSecond } = usualReading(day, NAPLES);
      expect(windFrom).toBeGreaterThanOrEqual(0);
      expect(windFrom).toBeLessThan(360);
      expect(humidity).toBeLessThanOrEqual(100);
      expect(metresPerSecond).toBeGreaterThan(0);
    }
  });
});
