import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { bookablesRoutes } from '#contract/areas/bookables.ts';
import { bookingsRoutes } from '#contract/areas/bookings.ts';
import { STORAGE_KEY } from '#portal/shared/state/storage-key.ts';
import { aBookable, aBookingInformation } from '#portal-test/bookable-fixtures.ts';
import { HubAnswer, refuse } from '#portal-test/fake-hub.ts';
import { aPassenger } from '#portal-test/fixtures.ts';
import {
  bookButton,
  chooseAll,
  chosen,
  offered,
  openWizard,
  radio,
  step,
  timesAsked,
} from '#portal-test/wizard-fixtures.ts';

describe('entering the wizard', () => {
  it('[B1 B2 B204] needs a guest, and what was to be booked is there after the login', async () => {
    const tacBookings = { module: 'dining' as const, objectId: 'pergola', numberOfPersons: 2 };
    const { path, portal } = openWizard(undefined, 'dining', { stored: { tacBookings } });
    await waitFor(() => expect(path()).toBe('/login'));
    expect(portal.store.getState().tacBookings).toEqual(tacBookings);
  });

  it('[B204] [BD44] without anything to book goes home', async () => {
    const { path } = openWizard(undefined, 'dining', { stored: { authentication: aPassenger() } });
    await waitFor(() => expect(path()).toBe('/'));
  });

  it('[B221] is not possible on a screen', async () => {
    const { path } = openWizard(undefined, 'dining', { config: { deviceType: 'DigitalSignage' } });
    await waitFor(() => expect(path()).toBe('/'));
  });

  it('[B221] without an external id leads back to the item', async () => {
    const { path } = openWizard((hub) => hub.on(bookablesRoutes.restaurant, aBookable({ externalId: undefined })));
    await waitFor(() => expect(path()).toBe('/dining/detail/pergola'));
  });

  it.each([
    ['dining', 'dining/bookingInformation/pergola', 'conditions/dining'],
    ['activity', 'activity/bookingInformation/painting', 'conditions/activity'],
    ['spa', 'spa/bookingInformation/massage', 'conditions/spa'],
  ] as const)(
    '[A334 B208 B217] reads what %s needs, and shows its small picture',
    async (module, information, conditions) => {
      const { hub } = openWizard(undefined, module);
      await step(/Which day/);
      expect(hub.calls.map(({ path }) => path)).toEqual(expect.arrayContaining([information, conditions]));
      const picture = screen.getByRole('main').querySelector('header img');
      expect(picture?.getAttribute('src')).toContain(`reference=${information.split('/')[2]}&width=200`);
    },
  );

  it('shows the price from the start, and per person and in all before the button', async () => {
    const { user } = openWizard((hub) => hub.on(bookablesRoutes.restaurant, aBookable({ price: 39 })));
    await step(/Which day/);
    expect(screen.getByText('£39.00')).toBeTruthy();
    await chooseAll(user);
    expect(await screen.findByText('£39.00 per person · £156.00 for 4')).toBeTruthy();
  });

  it.each([
    ['a 404', refuse(404, 'not_found')],
    ['nothing', new HubAnswer(200, '')],
    ['null', new HubAnswer(200, 'null')],
  ])('[B217] %s in place of conditions is none: nothing has to be accepted', async (_, answer) => {
    const { user } = openWizard((fake) => fake.on(bookablesRoutes.conditions, answer));
    await user.click(await radio('Fri 3 Jul'));
    await user.click(await radio('19:00 – 21:00'));
    expect(await screen.findByRole('button', { name: 'Book now' })).toBeTruthy();
    expect(screen.queryByRole('checkbox', { name: 'I accept the conditions' })).toBeNull();
    expect(screen.queryByRole('button', { name: /again/i })).toBeNull();
  });

  it('[B217] conditions that may exist and cannot be read are asked for again', async () => {
    openWizard((fake) => fake.on(bookablesRoutes.conditions, refuse(500, 'internal')));
    expect(await screen.findByRole('button', { name: /again/i })).toBeTruthy();
    expect(bookButton()).toBeNull();
  });

  it('a failed read can be tried again', async () => {
    const { user, hub } = openWizard((fake) => fake.on(bookablesRoutes.bookingInformation, refuse(500, 'internal')));
    const retry = await screen.findByRole('button', { name: /again/i });
    hub.on(bookablesRoutes.bookingInformation, aBookingInformation());
    await user.click(retry);
    expect(await step(/Which day/)).toBeTruthy();
  });
});

describe('persons', () => {
  it.each(['dining', 'activity'] as const)('[B206 B209] %s offers the bounds, 4 preselected', async (module) => {
    openWizard(undefined, module);
    expect(await offered(/How many/)).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(await chosen('4')).toBe(true);
  });

  it('[B210] without bounds 1 to 4', async () => {
    openWizard((hub) => hub.on(bookablesRoutes.bookingInformation, { dates: aBookingInformation().dates }));
    expect(await offered(/How many/)).toEqual(['1', '2', '3', '4']);
  });

  it.each([
    [1, 2, '2'],
    [6, 8, '6'],
  ])('[B206] [BD44] from %i to %i preselects %s', async (minimumNumberOfPersons, maximumNumberOfPersons, expected) => {
    const bounds = aBookingInformation({ minimumNumberOfPersons, maximumNumberOfPersons });
    const { user, hub } = openWizard((fake) => fake.on(bookablesRoutes.bookingInformation, bounds));
    expect(await chosen(expected)).toBe(true);
    await user.click(await radio('Fri 3 Jul'));
    await waitFor(() =>
      expect(timesAsked(hub)[0]?.body).toMatchObject({ bookingRequest: { numberOfPersons: Number(expected) } }),
    );
  });

  it('[B207] a treatment is for one, without a choice', async () => {
    const { user, hub } = openWizard(undefined, 'spa');
    await user.click(await radio('Fri 3 Jul'));
    expect(screen.queryByRole('region', { name: /How many/ })).toBeNull();
    await waitFor(() => expect(timesAsked(hub)[0]?.body).toMatchObject({ bookingRequest: { numberOfPersons: 1 } }));
  });

  it('[B205] another number is kept, takes the time back and reads the times again (BD44)', async () => {
    const { user, hub, portal } = openWizard();
    await chooseAll(user);
    await user.click(await radio('2'));
    expect(portal.store.getState().tacBookings.numberOfPersons).toBe(2);
    await waitFor(() => expect(timesAsked(hub)).toHaveLength(2));
    expect(timesAsked(hub)[1]?.body).toMatchObject({ bookingRequest: { numberOfPersons: 2 } });
    expect(await chosen('19:00 – 21:00')).toBe(false);
    expect(bookButton()).toBeNull();
  });

  it('[B205] survives a reload', async () => {
    const { portal } = openWizard();
    await step(/Which day/);
    portal.persistence.flush?.();
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}').tacBookings).toMatchObject({ objectId: 'pergola' }),
    );
  });
});

describe('date and time', () => {
  it('[B211 B213] a date is shown by its label, and its times are asked for by its value', async () => {
    const { user, hub } = openWizard();
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
    const { user } = openWizard();
    await chooseAll(user);
    expect(bookButton()).toBeTruthy();
    await user.click(await radio('Sat 4 Jul'));
    expect(await chosen('19:00 – 21:00')).toBe(false);
    expect(bookButton()).toBeNull();
  });

  it('[B214] a time is shown by its label', async () => {
    const { user } = openWizard((hub) =>
      hub.on(bookablesRoutes.availabilityTimes, [
        { label: { defaultValue: 'Late seating' }, fromTime: '21:00', toTime: '23:00' },
      ]),
    );
    await user.click(await radio('Fri 3 Jul'));
    expect(await radio('Late seating')).toBeTruthy();
  });

  it('[B12] in a look with 12 hours the times of the label are read so', async () => {
    const { user } = openWizard(undefined, 'dining', { config: { hub: { layoutTheme: 'nightflight' } } });
    await user.click(await screen.findByRole('radio', { name: 'Fri 3 Jul' }));
    expect(await screen.findByRole('radio', { name: /7:00.?PM – 9:00.?PM/i })).toBeTruthy();
  });

  it('[B215] a date without times says so', async () => {
    const { user } = openWizard((hub) => hub.on(bookablesRoutes.availabilityTimes, []));
    await user.click(await radio('Fri 3 Jul'));
    expect(
      await screen.findByText(
        'Sorry, there are no timeslots available for the selected day, please contact the relevant ship team.',
      ),
    ).toBeTruthy();
    expect(bookButton()).toBeNull();
  });

  it('tells a guest who has something else at that time, and still books', async () => {
    const { user } = openWizard((hub) =>
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
    const { user } = openWizard();
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
    const { user } = openWizard((hub) => hub.on(bookablesRoutes.conditions, {}));
    await user.click(await radio('Fri 3 Jul'));
    await user.click(await radio('19:00 – 21:00'));
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(bookButton()).toBeTruthy();
  });

  it('[B217] the conditions are read before they are accepted', async () => {
    const { user } = openWizard();
    await user.click(await radio('Fri 3 Jul'));
    await user.click(await radio('19:00 – 21:00'));
    expect(screen.getByText('Come on time')).toBeTruthy();
    expect(screen.getByText('Tell allergies')).toBeTruthy();
    expect(bookButton()).toBeNull();
  });
});
