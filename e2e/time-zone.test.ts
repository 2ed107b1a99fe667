import { expect, it } from 'vitest';
import { wallClock } from '#contract/hub-date.ts';
import { zoneOfRun } from './time-zone.ts';

it.each([
  ['2026-11-18T20:59:00Z', 'Europe/Rome', 'Europe/Rome'],
  ['2026-11-18T21:00:00Z', 'Europe/Rome', 'America/Noronha'],
  ['2026-11-18T22:59:00Z', 'Europe/Rome', 'America/Noronha'],
  ['2026-11-18T23:00:00Z', 'Europe/Rome', 'Europe/Rome'],
  ['2026-07-18T18:59:00Z', 'Europe/Athens', 'Europe/Athens'],
  ['2026-07-18T19:00:00Z', 'Europe/Athens', 'America/Noronha'],
])('a run that begins at %s on a ship in %s has the time of %s, two hours before midnight', (now, zone, expected) => {
  const found = zoneOfRun(new Date(now), zone);
  expect(found).toBe(expected);
  expect(wallClock(new Date(now), found).time < '22:00').toBe(true);
});
