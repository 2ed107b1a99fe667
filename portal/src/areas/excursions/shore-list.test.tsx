import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { excursionsRoutes } from '#contract/areas/excursions.ts';
import { holidayRoutes } from '#contract/areas/holiday.ts';
import { anExcursion, aPortDay } from '#portal-test/excursion-fixtures.ts';
import { loggedIn, openExcursions as open } from '#portal-test/open-excursions.ts';

const AT_TEN = { now: () => Date.parse('2026-07-03T10:10:00Z'), config: { shipTimeZone: 'UTC' } };
const OFFERED = { ...AT_TEN, config: { ...AT_TEN.config, extensions: ['excursion-states'] } };
const links = () => within(screen.getByRole('main')).getAllByRole('link');
const titles = () =>
  links()
    .map(({ textContent }) => /Trip \w/.exec(textContent ?? '')?.[0])
    .filter(Boolean);

const trips = [
  anExcursion({ id: 'a', name: 'Trip A', timeOfDay: '09:30' }),
  anExcursion({ id: 'b', name: 'Trip B', timeOfDay: '14:00', currentAvailability: 0 }),
  anExcursion({ id: 'c', name: 'Trip C', timeOfDay: '15:00' }),
  anExcursion({ id: 'd', name: 'Trip D', date: '04/07/2026', categories: [{ name: 'Sea' }] }),
  anExcursion({ id: 'e', name: 'Trip E', date: '04/07/2026', categories: [{ name: 'Sea' }], duration: 60 }),
];

describe('the list of shore excursions', () => {
  it('[B17] [BD8] puts full ones last of their day and departed ones last of all, each marked', async () => {
    open('/shoreexcursions', (hub) => hub.on(excursionsRoutes.byDate, trips), OFFERED);
    await screen.findByRole('heading', { name: 'Already departed' });
    expect(titles()).toEqual(['Trip C', 'Trip B', 'Trip D', 'Trip E', 'Trip A']);
    expect(links().at(-1)?.textContent).toContain('Departed');
    expect(screen.getByRole('link', { name: /Trip B/ }).textContent).toContain('Fully booked');
  });

  it('[B17] [BD8] keeps the order of a hub that does not say that its times are the ship’s', async () => {
    open('/shoreexcursions', (hub) => hub.on(excursionsRoutes.byDate, trips), AT_TEN);
    await screen.findByText('Trip A');
    expect(titles()).toEqual(['Trip A', 'Trip B', 'Trip C', 'Trip D', 'Trip E']);
    expect(screen.queryByText('Departed')).toBeNull();
  });

  it('[B18] has a strip of the port days with their ports, which leads to the list of a day and back', async () => {
    const days = [aPortDay(), aPortDay({ id: 'day-4', date: '04/07/2026', title: 'Sintra' })];
    const { user, path } = open(
      '/shoreexcursions',
      (hub) => hub.on(excursionsRoutes.byDate, trips).on(holidayRoutes.schedules, days),
      AT_TEN,
    );
    const strip = within(await screen.findByRole('navigation', { name: 'Choose a day' }));
    await user.click(strip.getByRole('link', { name: /Sintra/ }));
    expect(path()).toBe('/shoreexcursions/04-07-2026');
    await user.click(await screen.findByRole('link', { name: 'All days' }));
    expect(path()).toBe('/shoreexcursions');
  });

  it('tells effort and languages where the hub does, and nothing where it does not', async () => {
    const told = anExcursion({ id: 'f', name: 'Trip F', effort: 'moderate', guideLanguages: ['en', 'de'] });
    open('/shoreexcursions', (hub) => hub.on(excursionsRoutes.byDate, [told, ...trips]), AT_TEN);
    const tile = await screen.findByRole('link', { name: /Trip F/ });
    expect(tile.textContent).toContain('Effort: Moderate');
    expect(tile.textContent).toContain('Guide speaks: English, German');
    expect(screen.getByRole('link', { name: /Trip A/ }).textContent).not.toMatch(/Effort|Guide/);
  });

  it('names the other way ashore where the device has it', async () => {
    const modules = [{ id: '1', label: 'On your own', url: '/musement' }];
    open('/shoreexcursions', (hub) => hub.on(excursionsRoutes.byDate, trips), {
      ...AT_TEN,
      config: { ...AT_TEN.config, profile: { modules } },
    });
    expect((await screen.findByRole('link', { name: 'On your own' })).getAttribute('href')).toBe('/musement');
  });

  it('filters by type with the counts', async () => {
    const { user } = open('/shoreexcursions', (hub) => hub.on(excursionsRoutes.byDate, trips), AT_TEN);
    await user.click(await screen.findByRole('button', { name: /^Sea.*2/ }));
    expect(titles()).toEqual(['Trip D', 'Trip E']);
  });
});

describe('an excursion that has departed', () => {
  const gone = anExcursion({ timeOfDay: '09:30' });
  it.each(['/shoreexcursion/lis-walk', '/excursion/day-3/lis-walk', '/onboard/excursion/lis-walk'])(
    '[B23 B80] cannot be started at %s',
    async (at) => {
      open(at, (hub) => hub.on(excursionsRoutes.byId, gone), { ...OFFERED, stored: loggedIn });
      expect(await screen.findByText('This excursion has departed.')).toBeTruthy();
      expect(screen.queryByRole('link', { name: /^Book/ })).toBeNull();
      expect(screen.queryByRole('button', { name: /Add to basket/ })).toBeNull();
    },
  );

  it('[B23] is open where the hub does not say that its times are the ship’s', async () => {
    open('/shoreexcursion/lis-walk', (hub) => hub.on(excursionsRoutes.byId, gone), { ...AT_TEN, stored: loggedIn });
    expect(await screen.findByRole('link', { name: 'Book Excursion' })).toBeTruthy();
  });
});
