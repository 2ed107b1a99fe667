import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Appointment, bookingsRoutes } from '#contract/areas/bookings.ts';
import type { PhotoOrder } from '#contract/areas/photo-shapes.ts';
import { photosRoutes } from '#contract/areas/photos.ts';
import { sessionRoutes } from '#contract/areas/session.ts';
import { aCartElement, aPartyMember } from '#portal-test/excursion-fixtures.ts';
import { FakeHub, refuse } from '#portal-test/fake-hub.ts';
import { aPassenger } from '#portal-test/fixtures.ts';
import { type RenderOptions, renderPortal } from '#portal-test/render.tsx';

const appointment = (text: string, bookingStatus: string, over: Partial<Appointment> = {}): Appointment => ({
  date: '03/07/2026',
  fromTime: '09:30',
  toTime: '12:00',
  text,
  excursionCode: 'LIS-01',
  bookingStatus,
  ...over,
});

const list = [
  appointment('Spa', 'C', { date: '04/07/2026', excursionCode: null }),
  appointment('Waiting', 'W'),
  appointment('Gone', 'X', { fromTime: '08:00' }),
  appointment('Walk', 'R', { fromTime: '07:00' }),
];

function open(at: string, answer: (hub: FakeHub) => void, options: RenderOptions = {}) {
  const hub = new FakeHub().on(sessionRoutes.accountStatus, {
    isBlocked: false,
    isBlockedForMuster: false,
    showBlockedMessage: false,
  });
  answer(hub);
  return renderPortal({ at, hub, stored: { authentication: aPassenger() }, ...options });
}

const rows = () =>
  screen
    .getAllByRole('listitem')
    .filter((item) => item.closest('main'))
    .map((item) => item.textContent);

describe('my onboard bookings', () => {
  it('[B148 B149 B150] lists the appointments in order, with what is not confirmed marked', async () => {
    open('/my_onboard_bookings', (hub) => hub.on(bookingsRoutes.appointments, list));
    await screen.findByText('Spa');
    expect(rows().map((row) => /Walk|Gone|Waiting|Spa/.exec(row ?? '')?.[0])).toEqual([
      'Walk',
      'Gone',
      'Waiting',
      'Spa',
    ]);
    expect(rows()[0]).toContain('03/07/2026');
    expect(rows()[0]).toContain('07:00 – 12:00');
    expect(rows()[0]).toContain('LIS-01');
    expect(rows()[0]).not.toContain('Confirmed');
    expect(rows()[1]).toContain('Cancelled');
    expect(rows()[2]).toContain('Waitlist');
    expect(screen.queryByRole('heading', { level: 2, name: /Confirmed|Waitlist|Cancelled/ })).toBeNull();
  });

  it.each([
    ['a phone', 'App', list, '/myday#calendar'],
    ['a kiosk', 'Kiosk', list, undefined],
    ['a phone without bookings', 'App', [], undefined],
  ] as const)('[B148] the way to the guest’s own calendar stands on %s: %s', async (_, deviceType, booked, to) => {
    open('/my_onboard_bookings', (hub) => hub.on(bookingsRoutes.appointments, [...booked]), {
      config: { deviceType, extensions: ['my-day'] },
    });
    await screen.findByText(booked.length > 0 ? 'Spa' : 'You have no onboard bookings.');
    expect(screen.queryByRole('link', { name: 'Add to your calendar' })?.getAttribute('href')).toBe(to);
  });

  it('[B151] grouped by status when the flag is set', async () => {
    open('/my_onboard_bookings', (hub) => hub.on(bookingsRoutes.appointments, list), {
      config: { groupBookingsByStatus: true },
    });
    await screen.findByText('Spa');
    expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
      'Confirmed',
      'Waitlist',
      'Cancelled',
    ]);
    expect(rows().map((row) => /Walk|Gone|Waiting|Spa/.exec(row ?? '')?.[0])).toEqual([
      'Walk',
      'Spa',
      'Waiting',
      'Gone',
    ]);
  });

  it('[B153] none says so', async () => {
    const answer = Promise.withResolvers<never[]>();
    const { hub } = open('/my_onboard_bookings', (fake) => fake.on(bookingsRoutes.appointments, () => answer.promise));
    await waitFor(() => expect(hub.callsTo(bookingsRoutes.appointments)).toHaveLength(1));
    expect(screen.queryByText('You have no onboard bookings.')).toBeNull();
    answer.resolve([]);
    expect(await screen.findByText('You have no onboard bookings.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Discover excursions' }).getAttribute('href')).toBe('/onboard/excursions');
  });

  const order: PhotoOrder = {
    orderId: 'P-7',
    date: '02/07/2026',
    status: 'InProduction',
    totals: { grandCount: 3, grandTotal: 44, grandTotalString: '£44.00' },
  };
  const withOrders = (hub: FakeHub) => hub.on(bookingsRoutes.appointments, []).on(photosRoutes.orders, [order]);

  it('[B152] photo orders stand below, also without an appointment', async () => {
    open('/my_onboard_bookings', withOrders, { config: { photoMatchEnabled: true } });
    expect(await screen.findByRole('heading', { name: 'Photo orders' })).toBeTruthy();
    expect(screen.getByText('You have no onboard bookings.')).toBeTruthy();
    expect(rows()[0]).toContain('02/07/2026');
    expect(rows()[0]).toContain('Order P-7');
    expect(rows()[0]).toContain('3 items');
    expect(rows()[0]).toContain('In production');
    expect(rows()[0]).toContain('£44.00');
  });

  it('[B152] without photo matching nobody asks for photo orders', async () => {
    const { hub } = open('/my_onboard_bookings', withOrders, { config: { photoMatchEnabled: false } });
    expect(await screen.findByText('You have no onboard bookings.')).toBeTruthy();
    expect(hub.callsTo(photosRoutes.orders)).toEqual([]);
  });

  it('[B152] photo orders that cannot be loaded leave the bookings alone', async () => {
    let isDown = true;
    const { user } = open(
      '/my_onboard_bookings',
      (hub) =>
        withOrders(hub)
          .on(bookingsRoutes.appointments, list)
          .on(photosRoutes.orders, () => (isDown ? refuse(500, 'internal', '') : [order])),
      { config: { photoMatchEnabled: true } },
    );
    expect(await screen.findByText('Your photo orders could not be loaded.')).toBeTruthy();
    expect(await screen.findByText('Spa')).toBeTruthy();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Order P-7')).toBeTruthy();
  });

  const blocked = { isBlocked: true, isBlockedForMuster: false, showBlockedMessage: true };
  it('[B154] a blocked account has no link to book', async () => {
    open('/my_onboard_bookings', (hub) =>
      hub.on(bookingsRoutes.appointments, []).on(sessionRoutes.accountStatus, blocked),
    );
    expect(await screen.findByText(/Your account is blocked\. Booking is not possible/)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Discover excursions' })).toBeNull());
  });

  it('[B154] unless booking is allowed all the same', async () => {
    open(
      '/my_onboard_bookings',
      (hub) => hub.on(bookingsRoutes.appointments, []).on(sessionRoutes.accountStatus, blocked),
      {
        config: { allowBookingWhenBlocked: true },
      },
    );
    expect(await screen.findByText(/You can still book/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Discover excursions' })).toBeTruthy();
  });

  it('[B148] a failing load says so and can be tried again', async () => {
    open('/my_onboard_bookings', (hub) => hub.on(bookingsRoutes.appointments, refuse(500, 'internal', 'trouble')));
    expect(await screen.findByText('There has been an error: trouble')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

describe('the home page', () => {
  const home = (answer: Appointment[], options: RenderOptions = {}) =>
    open('/', (hub) => hub.on(bookingsRoutes.appointments, answer), {
      now: () => Date.parse('2026-07-03T08:00:00Z'),
      ...options,
    });

  it('[A75] tells a guest what is booked next, with the way to all of it', async () => {
    home([appointment('Spa', 'C', { date: '04/07/2026' })]);
    const next = (await screen.findByRole('heading', { name: 'Your next booking' })).closest('section');
    expect(next?.textContent).toContain('Spa');
    expect(next?.textContent).toContain('09:30');
    expect(screen.getByRole('link', { name: 'See all' }).getAttribute('href')).toBe('/my_onboard_bookings');
  });

  it('[A75] says nothing without one', async () => {
    const { hub } = home([]);
    await screen.findByRole('link', { name: 'Ship life' });
    expect(hub.callsTo(bookingsRoutes.appointments)).toHaveLength(1);
    expect(screen.queryByRole('heading', { name: 'Your next booking' })).toBeNull();
  });

  it('[A75] does not ask for a visitor', async () => {
    const { hub } = home(list, { stored: {} });
    await screen.findByRole('link', { name: 'Ship life' });
    expect(hub.callsTo(bookingsRoutes.appointments)).toHaveLength(0);
  });
});

describe('my bookings', () => {
  it('[B155] the party’s excursions by passenger, with reference and without remove actions', async () => {
    const booked = { ...aCartElement(), bookingReference: 'GRP23456', bookingStatus: 'C' };
    open('/my_bookings', (hub) => hub.on(bookingsRoutes.bookings, [booked]));
    expect(await screen.findByRole('heading', { name: 'Alfama on foot' })).toBeTruthy();
    const main = screen.getByRole('main').textContent;
    for (const shown of ['Lisbon', '03/07/2026', 'Ada Winter', '£59.00', 'Booking reference GRP23456'])
      expect(main).toContain(shown);
    expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
  });

  it('[B105 B155] has one line per passenger under the excursion, each with its price', async () => {
    const of = (id: string, firstName: string, price: number) => ({
      ...aCartElement({ id, price, passenger: aPartyMember({ id, firstName }) }),
      bookingReference: 'GRP23456',
      bookingStatus: 'C',
    });
    open('/my_bookings', (hub) => hub.on(bookingsRoutes.bookings, [of('p1', 'Ada', 59), of('p2', 'Ben', 29.5)]));
    expect(await screen.findAllByRole('heading', { name: 'Alfama on foot' })).toHaveLength(1);
    const lineOf = (name: string) => screen.getByText(name).closest('li')?.textContent;
    expect([lineOf('Ada Winter'), lineOf('Ben Winter')]).toEqual(['Ada Winter£59.00', 'Ben Winter£29.50']);
  });

  it.each([
    [{ groupReference: 'GRP23456' }, 'Booking reference GRP23456'],
    [{}, ''],
  ])('[B155] [BD23] a booking of another hub with %j', async (given, words) => {
    open('/my_bookings', (hub) => hub.on(bookingsRoutes.bookings, [{ ...aCartElement(), ...given } as never]));
    const item = (await screen.findByRole('heading', { name: 'Alfama on foot' })).closest('li');
    if (words) expect(item?.textContent).toContain(words);
    else expect(item?.textContent).not.toContain('Booking reference');
  });

  it('[B155] none says so', async () => {
    open('/my_bookings', (hub) => hub.on(bookingsRoutes.bookings, []));
    expect(await screen.findByText('You have no onboard bookings.')).toBeTruthy();
    const all = screen.getByRole('link', { name: 'All my bookings, tables and treatments too' });
    expect(all.getAttribute('href')).toBe('/my_onboard_bookings');
  });
});
