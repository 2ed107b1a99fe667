import { describe, expect, it } from 'vitest';
import type { Schedule } from '#contract/areas/holiday.ts';
import { textOf } from '#contract/text.ts';
import { compassPoint } from '#portal/shared/format/compass.ts';
import { hasWeather, unitsOf, weatherIcon } from './weather.rules.ts';

it.each([
  [0, 'n'],
  [22, 'n'],
  [23, 'ne'],
  [90, 'e'],
  [225, 'sw'],
  [338, 'n'],
  [359, 'n'],
  [360, 'n'],
  [-45, 'nw'],
])('[CD42] %d° is %s', (degrees, point) => {
  expect(compassPoint(degrees)).toBe(point);
});

it.each([
  ['metric', '°C', 'm/s'],
  ['imperial', '°F', 'mph'],
  [undefined, '°C', 'm/s'],
])('[CD42] %s shows %s and %s', (unit, temperature, speed) => {
  expect(unitsOf({ unit })).toEqual({ temperature, speed });
});

it.each([
  ['01d', { icon: '01', isNight: false }],
  ['10n', { icon: '10', isNight: true }],
  ['99x', { icon: '03', isNight: false }],
  [undefined, { icon: '03', isNight: false }],
])('draws %s', (icon, drawing) => {
  expect(weatherIcon(icon)).toEqual(drawing);
});

describe('[B181 C257] there is weather', () => {
  const schedule: Schedule = { id: '1', date: '', day: 1, title: '', atSea: false, openWeatherCityName: 'Naples' };
  const text = (given: Parameters<typeof textOf>[0]) => textOf(given, 'en');
  it.each([
    ['with a synopsis', { synopsis: 'Clear', schedule }, true],
    ['not without a port day, which has the city', { synopsis: 'Clear' }, false],
    ['not without a synopsis', { schedule }, false],
    ['not with an empty synopsis', { synopsis: {}, schedule }, false],
    ['not without a city', { synopsis: 'Clear', schedule: { ...schedule, openWeatherCityName: undefined } }, false],
    ['not without an answer', null, false],
  ])('%s', (_, weather, expected) => {
    expect(hasWeather(weather, text)).toBe(expected);
  });
});
