import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type BookableModule, bookablesRoutes } from '#contract/areas/bookables.ts';
import { bookingsRoutes } from '#contract/areas/bookings.ts';
import { sessionRoutes } from '#contract/areas/session.ts';
import { STORAGE_KEY } from '#portal/shared/state/persistence.ts';
import { aBookable, aBookingInformation, TWO_TIMES } from '#portal-test/bookable-fixtures.ts';
import { FakeHub, refuse } from '#portal-test/fake-hub.ts';
import { aPassenger } from '#portal-test/fixtures.ts';
import { type RenderOptions, renderPortal } from '#portal-test/render.tsx';

const AT = '/tacbooking';
const CONDITIONS = { conditionText: '<p>Come on time</p>', additionalConditionText: '<p>Tell allergies</p>' };

function hubWith(answer: (hub: FakeHub) => void): FakeHub {
  const hub = new FakeHub()
    .on(bookablesRoutes.restaurant, aBookable())
    .on(bookablesRoutes.activity, aBookable({ id: 'painting', title: 'Watercolour' }))
    .on(bookablesRoutes.treatment, aBookable({ id: 'massage', title: 'Hot stones' }))
    .on(bookablesRoutes.bookingInformation, aBookingInformation())
    .on(bookablesRoutes.availabilityTimes, TWO_TIMES)
    .on(bookablesRoutes.conditions, CONDITIONS)
    .on(bookablesRoutes.book, { failed: false, bookingReference: 'ABCD2345' })
    .on(bookingsRoutes.appointments, [])
    .on(sessionRoutes.accountStatus, { isBlocked: false, isBlockedForMuster: false, showBlockedMessage: false });
  answer(hub);
  return hub;
}

const OBJECTS = { dining: 'pergola', activity: 'painting', spa: 'massage' };

function open(
  answer: (hub: FakeHub) => void = () => undefined,
  module: BookableModule = 'dining',
  options: RenderOptions = {},
) {
  const numberOfPersons = module === 'spa' ? 1 : 4;
  const tacBookings = { module, objectId: OBJECTS[module], numberOfPersons };
  return renderPortal({
    at: AT,
    hub: hubWith(answer),
    stored: { authentication: aPassenger(), tacBookings },
    ...options,
  });
}
type User = ReturnType<typeof open>['user'];

const step = (name: RegExp) => screen.findByRole('region', { name });
const radio = (name: string) => screen.findByRole('radio', { name });
const chosen = async (name: string) => ((await radio(name)) as HTMLInputElement).checked;
const offered = async (name: RegExp) =>
  within(await step(name))
    .getAllByRole('radio')
    .map((one) => (one as HTMLInputElement).value);
const bookButton = () => screen.queryByRole('button', { name: 'Book now' });
const timesAsked = (hub: FakeHub) => hub.callsTo(bookablesRoutes.availabilityTimes);
const sent = (hub: FakeHub) => hub.callsTo(bookablesRoutes.book);

async function chooseAll(user: User) {
  await user.click(await radio('Fri 3 Jul'));
  await user.click(await radio('19:00 – 21:00'));
  await user.click(await screen.findByRole('checkbox', { name: 'I accept the conditions' }));
}

describe('entering the wizard', () => {
  it('[B1 B2 B204] needs a guest, and what was to be booked is there after the login', async () => {
    const tacBookings = { module: 'dining' as const, objectId: 'pergola', numberOfPersons: 2 };
    const { path, portal } = open(undefined, 'dining', { stored: { tacBookings } });
    await waitFor(() => expect(path()).toBe('/login'));
    expect(portal.store.getState().tacBookings).toEqual(tacBookings);
  });

  it('[B204] [BD44] without anything to book goes home', async () => {
    const { path } = open(undefined, 'dining', { stored: { authentication: aPassenger() } });
    await waitFor(() => expect(path()).toBe('/'));
  });

  it('[B221] is not possible on a screen', async () => {
    const { path } = open(undefined, 'dining', { config: { deviceType: 'DigitalSignage' } });
    await waitFor(() => expect(path()).toBe('/'));
  });

  it('[B221] without an external id leads back to the item', async () => {
    const { path } = open((hub) => hub.on(bookablesRoutes.restaurant, aBookable({ externalId: undefined })));
    await waitFor(() => expect(path()).toBe('/dining/detail/pergola'));
  });

  it.each([
    ['dining', 'dining/bookingInformation/pergola', 'conditions/dining'],
    ['activity', 'activity/bookingInformation/painting', 'conditions/activity'],
    ['spa', 'spa/bookingInformation/massage', 'conditions/spa'],
  ] as const)('[B208 B217] reads what %s needs', async (module, information, conditions) => {
    const { hub } = open(undefined, module);
    await step(/Which day/);
    expect(hub.calls.map(({ path }) => path)).toEqual(expect.arrayContaining([information, conditions]));
  });

  it('a failed read can be tried again', async () => {
    const { user, hub } = open((fake) => fake.on(bookablesRoutes.bookingInformation, refuse(500, 'internal')));
    const retry = await screen.findByRole('button', { name: /again/i });
    hub.on(bookablesRoutes.bookingInformation, aBookingInformation());
    await user.click(retry);
    expect(await step(/Which day/)).toBeTruthy();
  });
});

describe('persons', () => {
  it.each(['dining', 'activity'] as const)('[B206 B209] %s offers the bounds, 4 preselected', async (module) => {
    open(undefined, module);
    expect(await offered(/How many/)).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(await chosen('4')).toBe(true);
  });

  it('[B210] without bounds 1 to 4', async () => {
    open((hub) => hub.on(bookablesRoutes.bookingInformation, { dates: aBookingInformation().dates }));
    expect(await offered(/How many/)).toEqual(['1', '2', '3', '4']);
  });

  it.each([
    [1, 2, '2'],
    [6, 8, '6'],
  ])('[B206] [BD44] from %i to %i preselects %s', async (minimumNumberOfPersons, maximumNumberOfPersons, expected) => {
    const bounds = aBookingInformation({ minimumNumberOfPersons, maximumNumberOfPersons });
    const { user, hub } = open((fake) => fake.on(bookablesRoutes.bookingInformation, bounds));
    expect(await chosen(expected)).toBe(true);
    await user.click(await radio('Fri 3 Jul'));
    await waitFor(() =>
      expect(timesAsked(hub)[0]?.body).toMatchObject({ bookingRequest: { numberOfPersons: Number(expected) } }),
    );
  });

  it('[B207] a treatment is for one, without a choice', async () => {
    const { user, hub } = open(undefined, 'spa');
    await user.click(await radio('Fri 3 Jul'));
    expect(screen.queryByRole('region', { name: /How many/ })).toBeNull();
    await waitFor(() => expect(timesAsked(hub)[0]?.body).toMatchObject({ bookingRequest: { numberOfPersons: 1 } }));
  });

  it('[B205] another number is kept, takes the time back and reads the times again (BD44)', async () => {
    const { user, hub, portal } = open();
    await chooseAll(user);
    await user.click(await radio('2'));
    expect(portal.store.getState().tacBookings.numberOfPersons).toBe(2);
    await waitFor(() => expect(timesAsked(hub)).toHaveLength(2));
    expect(timesAsked(hub)[1]?.body).toMatchObject({ bookingRequest: { numberOfPersons: 2 } });
    expect(await chosen('19:00 – 21:00')).toBe(false);
    expect(bookButton()).toBeNull();
  });

  it('[B205] survives a reload', async () => {
    const { portal } = open();
    await step(/Which day/);
    portal.persistence.flush?.();
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}').tacBookings).toMatchObject({ objectId: 'pergola' }),
    );
  });
});

describe('date and time', () => {
  it('[B211 B213] a date is shown by its label, and its times are asked for by its value', async () => {
    const { user, hub } = open();
    await user.click(await radio('Fri 3 Jul'));
    await radio('19:00 – 21:00');
    expect(timesAsked(hub)).toHaveLength(1);
    expect(timesAsked(hub)[0]).toMatchObject({
      path: 'dining/availabilityTimes/pergola',
      body: {
        date: '03/07/2026',
        bookingRequest: { numberOfPersons: 4, date: '03/07/2026', objectId: 'pergola' },
      },
    });
  });

  it('[B212] another date takes the time back', async () => {
    const { user } = open();
    await chooseAll(user);
    expect(bookButton()).toBeTruthy();
    await user.click(await radio('Sat 4 Jul'));
    expect(await chosen('19:00 – 21:00')).toBe(false);
    expect(bookButton()).toBeNull();
  });

  it('[B214] a time is shown by its label', async () => {
    const { user } = open((hub) =>
      hub.on(bookablesRoutes.availabilityTimes, [
        { label: { defaultValue: 'Late seating' }, fromTime: '21:00', toTime: '23:00' },
      ]),
    );
    await user.click(await radio('Fri 3 Jul'));
    expect(await radio('Late seating')).toBeTruthy();
  });

  it('[B12] in a look with 12 hours the times of the label are read so', async () => {
    const { user } = open(undefined, 'dining', { config: { hub: { layoutTheme: 'nightflight' } } });
    await user.click(await screen.findByRole('radio', { name: 'Fri 3 Jul' }));
    expect(await screen.findByRole('radio', { name: /7:00.?PM – 9:00.?PM/i })).toBeTruthy();
  });

  it('[B215] a date without times says so', async () => {
    const { user } = open((hub) => hub.on(bookablesRoutes.availabilityTimes, []));
    await user.click(await radio('Fri 3 Jul'));
    expect(
      await screen.findByText(
        'Sorry, there are no timeslots available for the selected day, please contact the relevant ship team.',
      ),
    ).toBeTruthy();
    expect(bookButton()).toBeNull();
  });

  it('tells a guest who has something else at that time, and still books', async () => {
    const { user } = open((hub) =>
      hub.on(bookingsRoutes.appointments, [
        { date: '03/07/2026', fromTime: '20:00', toTime: '22:00', text: 'Alfama on foot', bookingStatus: 'C' },
      ]),
    );
    await chooseAll(user);
    expect(await screen.findByText(/Alfama on foot/)).toBeTruthy();
    expect(bookButton()).toBeTruthy();
  });
});

describe('the steps', () => {
  it('[B204 B216] are all named and open one after the other', async () => {
    const { user } = open();
    const unlocked = () =>
      [...document.querySelectorAll('form section')].map((one) => one.querySelector('input, button') !== null);
    await step(/Step 1 of 5:\s*How many/);
    expect(document.querySelectorAll('form h2')).toHaveLength(5);
    expect(unlocked()).toEqual([true, true, false, false, false]);
    await user.click(await radio('Fri 3 Jul'));
    await radio('19:00 – 21:00');
    expect(unlocked()).toEqual([true, true, true, false, false]);
    await user.click(await radio('19:00 – 21:00'));
    expect(unlocked()).toEqual([true, true, true, true, false]);
    await user.click(screen.getByRole('checkbox'));
    expect(unlocked()).toEqual([true, true, true, true, true]);
    await user.click(screen.getByRole('checkbox'));
    expect(unlocked()).toEqual([true, true, true, true, false]);
  });

  it('[B217] no conditions, no acceptance', async () => {
    const { user } = open((hub) => hub.on(bookablesRoutes.conditions, {}));
    await user.click(await radio('Fri 3 Jul'));
    await user.click(await radio('19:00 – 21:00'));
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(bookButton()).toBeTruthy();
  });

  it('[B217] the conditions are read before they are accepted', async () => {
    const { user } = open();
    await user.click(await radio('Fri 3 Jul'));
    await user.click(await radio('19:00 – 21:00'));
    expect(screen.getByText('Come on time')).toBeTruthy();
    expect(screen.getByText('Tell allergies')).toBeTruthy();
    expect(bookButton()).toBeNull();
  });
});

describe('booking', () => {
  it('[B218 B219] sends the request once and shows the reference', async () => {
    let answer: (booked: { failed: boolean; bookingReference: string }) => void = () => undefined;
    const { user, hub, portal } = open((fake) =>
      fake.on(
        bookablesRoutes.book,
        () =>
          new Promise((resolve) => {
            answer = resolve;
          }),
      ),
    );
    await chooseAll(user);
    await user.click(await screen.findByRole('button', { name: 'Book now' }));
    const busy = await screen.findByRole('button', { name: /Booking/ });
    await user.click(busy);
    answer({ failed: false, bookingReference: 'ABCD2345' });
    expect(await screen.findByText('ABCD2345')).toBeTruthy();
    expect(screen.getByText(/La Pergola · 4 persons · Fri 3 Jul · 19:00 – 21:00/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See my bookings' }).getAttribute('href')).toBe('/my_onboard_bookings');
    expect(sent(hub)).toHaveLength(1);
    expect(sent(hub)[0]).toMatchObject({
      path: 'dining/book/pergola',
      body: { numberOfPersons: 4, date: '03/07/2026', fromTime: '19:00', toTime: '21:00', objectId: 'pergola' },
    });
    expect(sent(hub)[0]?.headers['Idempotency-Key']).toMatch(/.{16,}/);
    // Nothing is left that a reload could book again.
    expect(portal.store.getState().tacBookings).toEqual({ numberOfPersons: 1 });
  });

  it.each([
    ['a refusal', { failed: true, code: 'not_bookable', systemInformation: 'EXT-17 unknown' }],
    ['an error', refuse(500, 'internal', 'trouble')],
    ['a conflict', refuse(409, 'key_reused', 'trouble')],
  ])('[B220] %s is said in red, and everything chosen is kept', async (_, answer) => {
    const { user, path, portal } = open((hub) => hub.on(bookablesRoutes.book, () => answer as never));
    await chooseAll(user);
    await user.click(await screen.findByRole('button', { name: 'Book now' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('The booking cannot be completed, please contact the relevant team');
    expect(alert.className).toContain('danger');
    expect(alert.querySelector('svg')).toBeTruthy();
    // BD45: what the hub tells its log is not for guests.
    expect(document.body.textContent).not.toMatch(/EXT-17|trouble/);
    expect([await chosen('4'), await chosen('Fri 3 Jul'), await chosen('19:00 – 21:00')]).toEqual([true, true, true]);
    expect((screen.getByRole('checkbox') as HTMLInputElement).checked).toBe(true);
    expect(path()).toBe(AT);
    expect(portal.store.getState().authentication.isAuthenticated).toBe(true);
  });

  it('[B220] a time that was just taken is no longer offered, and the guest reads why', async () => {
    const { user, hub } = open();
    await chooseAll(user);
    hub
      .on(bookablesRoutes.book, { failed: true, code: 'sold_out', systemInformation: 'slots remaining: 1' })
      .on(bookablesRoutes.availabilityTimes, TWO_TIMES.slice(1));
    await user.click(await screen.findByRole('button', { name: 'Book now' }));
    expect(await screen.findByText('This time has just been taken. Please choose another one.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('radio', { name: '19:00 – 21:00' })).toBeNull());
    expect(screen.getByText('This time has just been taken. Please choose another one.')).toBeTruthy();
  });

  it('[B218] [BD17] a lost answer keeps the choice, and pressing again sends the same key', async () => {
    const { user, hub } = open();
    await chooseAll(user);
    hub.silence();
    await user.click(await screen.findByRole('button', { name: 'Book now' }));
    expect(await screen.findByText(/Press again: your booking is made only once/)).toBeTruthy();
    // Meanwhile the place may be taken by this very booking.
    hub.silence(false).on(bookablesRoutes.availabilityTimes, []);
    await user.click(await screen.findByRole('button', { name: 'Book now' }));
    expect(await screen.findByText('ABCD2345')).toBeTruthy();
    const keys = sent(hub).map(({ headers }) => headers['Idempotency-Key']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('[B218] after a refusal another press is another attempt', async () => {
    const { user, hub } = open((fake) => fake.on(bookablesRoutes.book, { failed: true }));
    await chooseAll(user);
    for (let press = 1; press <= 2; press++) {
      await user.click(await screen.findByRole('button', { name: 'Book now' }));
      await screen.findByRole('alert');
      await waitFor(() => expect(sent(hub)).toHaveLength(press));
    }
    const [first, second] = sent(hub).map(({ headers }) => headers['Idempotency-Key']);
    expect(first).not.toBe(second);
  });

  it('[B157] a blocked account reads why in place of the button', async () => {
    const { user } = open((hub) =>
      hub.on(sessionRoutes.accountStatus, { isBlocked: false, isBlockedForMuster: true, showBlockedMessage: false }),
    );
    await chooseAll(user);
    expect(
      await screen.findByText('Please complete your muster first. Booking is not possible until then.'),
    ).toBeTruthy();
    expect(bookButton()).toBeNull();
  });

  it('[B157] a refusal because of a block is always told (BD38)', async () => {
    const { user } = open((hub) => hub.on(bookablesRoutes.book, { failed: true, code: 'blocked_account' }));
    await chooseAll(user);
    await user.click(await screen.findByRole('button', { name: 'Book now' }));
    expect(await screen.findByText(/Your account is blocked\. Booking is not possible/)).toBeTruthy();
  });

  it('[B14] a session that is gone leads to the login, and the booking is there again afterwards', async () => {
    const { user, path, portal } = open((hub) =>
      hub.on(bookablesRoutes.availabilityTimes, refuse(403, 'session_gone')),
    );
    await user.click(await radio('Fri 3 Jul'));
    await waitFor(() => expect(path()).toBe('/login'));
    expect(portal.store.getState().tacBookings).toMatchObject({ module: 'dining', objectId: 'pergola' });
  });
});
