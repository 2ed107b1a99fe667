import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { bookingsRoutes } from '#contract/areas/bookings.ts';
import { contentRoutes } from '#contract/areas/content.ts';
import { holidayRoutes } from '#contract/areas/holiday.ts';
import { type MusterStatus, musterRoutes } from '#contract/areas/muster.ts';
import { mydayRoutes } from '#contract/areas/myday.ts';
import { FakeHub, refuse } from '#portal-test/fake-hub.ts';
import { aPassenger } from '#portal-test/fixtures.ts';
import { ADA } from '#portal-test/muster-fixtures.ts';
import { type RenderOptions, renderPortal } from '#portal-test/render.tsx';

const NOON = Date.parse('2026-03-05T11:00:00Z'); // 12:00 in Madrid
const day = (id: string, date: string, title: string) => ({
  id,
  date,
  day: 1,
  title,
  atSea: false,
  allOnBoard: '17:30',
});
const booked = (id: string, fromTime: string, toTime: string, date = '05/03/2026') => ({
  id,
  date,
  fromTime,
  toTime,
  text: id,
  bookingStatus: 'C',
});
const heart = (text: string) => ({ kind: 'article', id: 'pool', title: { text, marks: [] } });

function open(options: RenderOptions = {}, answer: (hub: FakeHub) => void = () => undefined) {
  const hub = new FakeHub()
    .on(holidayRoutes.schedules, [day('1', '04/03/2026', 'Porto'), day('2', '05/03/2026', 'Lisbon')])
    .on(bookingsRoutes.appointments, [booked('spa-1', '15:00', '16:00'), booked('excursion-2', '15:30', '18:00')])
    .on(mydayRoutes.subscription, {})
    .on(mydayRoutes.favourites, []);
  answer(hub);
  return renderPortal({
    at: '/myday',
    hub,
    now: () => NOON,
    config: { extensions: ['my-day', 'favourites', 'search'] },
    stored: { authentication: aPassenger() },
    ...options,
  });
}

describe('the whole voyage', () => {
  it('marks what clashes and what misses the ship, today and in words', async () => {
    open();
    const today = await screen.findByRole('region', { name: 'Thursday 5 March' });
    const [spa, trip] = within(today).getAllByRole('listitem');
    expect(within(today).getByText('Today')).toBeDefined();
    expect(spa?.textContent).toContain('Same time as excursion-2 (15:30)');
    expect(trip?.textContent).toContain('Same time as spa-1 (15:00)');
    expect(trip?.textContent).toContain('Ends after all on board (17:30)');
    expect(screen.getByText('Earlier days')).toBeDefined();
  });

  it.each([
    [
      '14:20',
      '17:20',
      'Only 10 min after spa-1 to get across the gangway',
      'Ends only 10 min before all on board (17:30)',
    ],
    [
      '14:10',
      '17:30',
      'Right after spa-1, with no time to get across the gangway',
      'Ends just at all on board (17:30)',
    ],
    ['14:30', '17:00', undefined, undefined],
  ])('from deck to a trip at %s that is back at %s it marks what is tight', async (from, to, way, ship) => {
    const appointments = [booked('spa-1', '13:30', '14:10'), booked('excursion-2', from, to)];
    open({}, (hub) => hub.on(bookingsRoutes.appointments, appointments));
    const today = await screen.findByRole('region', { name: 'Thursday 5 March' });
    const [spa, trip] = within(today).getAllByRole('listitem');
    expect(spa?.querySelector('[data-kind]')).toBeNull();
    const told = [...(trip?.querySelectorAll('[data-kind]') ?? [])].map(({ textContent }) => textContent);
    expect(told).toEqual([way, ship].filter(Boolean));
  });

  it('waits for the drill that is still to be done, so that no day moves', async () => {
    let tell: (status: MusterStatus) => void = () => undefined;
    const told = new Promise<MusterStatus>((resolve) => {
      tell = resolve;
    });
    const { hub } = open({}, (fake) => fake.on(musterRoutes.status, () => told));
    await waitFor(() => expect(hub.callsTo(bookingsRoutes.appointments)).toHaveLength(1));
    expect(screen.queryByRole('region', { name: 'Thursday 5 March' })).toBeNull();
    tell({ passengers: [ADA], musterStationVisitRequired: false });
    const today = await screen.findByRole('region', { name: 'Thursday 5 March' });
    expect(within(today).getByText('Safety drill')).toBeDefined();
  });

  it('is no page against a hub without it', async () => {
    open({ config: { extensions: [] } });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText('My voyage, day by day')).toBeNull();
  });

  it('says when it cannot be read, and tries again', async () => {
    let isBroken = true;
    const { user } = open({}, (hub) =>
      hub.on(bookingsRoutes.appointments, () => (isBroken ? refuse(503, 'busy') : [])),
    );
    await screen.findByRole('alert');
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Thursday 5 March' })).toBeDefined();
  });
});

it.each([
  ['/myday#calendar', true],
  ['/myday', false],
])('%s has the calendar under the finger: %s', async (at, isThere) => {
  open({ at });
  const heading = await screen.findByRole('heading', { name: 'In your own calendar' });
  await waitFor(() => expect(document.activeElement === heading).toBe(isThere));
});

describe('the private address', () => {
  it('is made, shown once and withdrawn', async () => {
    let since: string | undefined;
    const { user, hub } = open({}, (fake) =>
      fake
        .on(mydayRoutes.subscription, () => (since ? { since } : {}))
        .on(mydayRoutes.subscribe, () => {
          since = '2026-03-05T11:00:00Z';
          return { path: '/v1/myday/calendar/secret.ics' };
        })
        .on(mydayRoutes.withdraw, () => {
          since = undefined;
          return undefined;
        }),
    );
    await user.click(await screen.findByRole('button', { name: 'Make a private address' }));
    const field = await screen.findByRole('textbox', { name: 'Your private address' });
    expect((field as HTMLInputElement).value).toMatch(/^http.*\/v1\/myday\/calendar\/secret\.ics$/);
    await user.click(screen.getByRole('button', { name: 'Copy the address' }));
    expect(await screen.findByText('The address is copied.')).toBeDefined();
    expect(await navigator.clipboard.readText()).toBe((field as HTMLInputElement).value);
    await user.click(await screen.findByRole('button', { name: 'Withdraw the address' }));
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    expect(hub.callsTo(mydayRoutes.withdraw)).toHaveLength(1);
  });

  it('is nothing for a kiosk', async () => {
    open({ config: { deviceType: 'Kiosk', extensions: ['my-day'] } });
    await screen.findByRole('region', { name: 'Thursday 5 March' });
    expect(screen.queryByText('In your own calendar')).toBeNull();
  });
});

describe('favourites', () => {
  it('stand on the page and lose their heart there', async () => {
    const { user, hub } = open({}, (fake) =>
      fake.on(mydayRoutes.favourites, [heart('The pool')]).on(mydayRoutes.favour, undefined),
    );
    const link = await screen.findByRole('link', { name: 'The pool' });
    expect(link.getAttribute('href')).toBe('/content/detail/pool');
    await user.click(screen.getByRole('button', { name: 'Favourite: The pool' }));
    expect(screen.queryByRole('link', { name: 'The pool' })).toBeNull();
    await waitFor(() =>
      expect(hub.callsTo(mydayRoutes.favour)[0]?.body).toEqual({ kind: 'article', id: 'pool', isFavourite: false }),
    );
  });

  it('have a heart on an article, which comes back when the hub does not take it', async () => {
    const article = { id: 'pool', title: 'The pool', layoutType: 'Classic' };
    const { user } = open({ at: '/content/detail/pool' }, (fake) =>
      fake.on(contentRoutes.article, article).on(mydayRoutes.favour, refuse(503, 'busy')),
    );
    const button = await screen.findByRole('button', { name: 'Favourite: The pool' });
    expect(button.getAttribute('aria-pressed')).toBe('false');
    await user.click(button);
    await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('false'));
  });

  it('have none for a visitor', async () => {
    const article = { id: 'pool', title: 'The pool', layoutType: 'Classic' };
    open({ at: '/content/detail/pool', stored: {} }, (fake) => fake.on(contentRoutes.article, article));
    await screen.findByRole('heading', { name: 'The pool' });
    expect(screen.queryByRole('button', { name: /Favourite/ })).toBeNull();
  });
});
