import { describe, expect, it } from 'vitest';
import { conditionOf } from './conditions.rules.ts';

describe('OpenWeather’s conditions', () => {
  it.each([
    [200, '11', 'Thunderstorm'],
    [232, '11', 'Thunderstorm'],
    [300, '09', 'Drizzle'],
    [500, '10', 'Light rain'],
    [501, '10', 'Rain'],
    [504, '10', 'Heavy rain'],
    [511, '13', 'Freezing rain'],
    [521, '09', 'Showers'],
    [601, '13', 'Snow'],
    [616, '13', 'Sleet'],
    [741, '50', 'Fog'],
    [762, '50', 'Dust'],
    [800, '01', 'Clear sky'],
    [801, '02', 'A few clouds'],
    [802, '03', 'Scattered clouds'],
    [804, '04', 'Cloudy'],
  ])('[CD42] %d is drawn as %s: %s', (id, icon, en) => {
    expect(conditionOf(id)).toMatchObject({ icon, synopsis: { en } });
  });

  it.each([0, 199, 450, 700, 900, Number.NaN])('there is no %d', (id) => {
    expect(conditionOf(id)).toBeUndefined();
  });
});
