import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { bookablesRoutes } from '#contract/areas/bookables.ts';
import { bookingsRoutes } from '#contract/areas/bookings.ts';
import { sessionRoutes } from '#contract/areas/session.ts';
import { ticketsRoutes } from '#contract/areas/tickets.ts';
import { TWO_TIMES } from '#portal-test/bookable-fixtures.ts';
import { refuse } from '#portal-test/fake-hub.ts';
import { aTicket } from '#portal-test/ticket-fixtures.ts';
import { AT, bookButton, chooseAll, chosen, openWizard, radio, sent } from '#portal-test/wizard-fixtures.ts';

describe('booking', () => {
  it('[B218 B219] sends the request once and shows the reference', async () => {
    let answer: (booked: { failed: boolean; bookingReference: string }) => void = () => undefined;
    const { user, hub, portal } = openWizard((fake) =>
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
    expect(screen.getByRole('heading', { level: 1, name: 'La Pergola' })).toBeTruthy();
    expect(screen.getByText('4 people · Fri 3 Jul · 19:00 – 21:00')).toBeTruthy();
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

  it('[B219] then tells where it is, with the ticket and the way to the calendar, in the language of now', async () => {
    const ticket = aTicket({
      bookingReference: 'ABCD2345',
      objectId: 'pergola',
      kind: 'dining',
      meetingPoint: 'Deck 10',
    });
    const { user } = openWizard((fake) => fake.on(ticketsRoutes.tickets, [ticket]), 'dining', {
      config: { extensions: ['tickets', 'my-day'] },
    });
    await chooseAll(user);
    await user.click(await screen.findByRole('button', { name: 'Book now' }));
    const way = await screen.findByRole('link', { name: /Ada Winter/ });
    expect(way.getAttribute('href')).toBe('/bookings/tickets/1042');
    expect(screen.getByText(/Deck 10/)).toBeTruthy();
    const calendar = screen.getByRole('link', { name: 'Add to your calendar' });
    expect(calendar.getAttribute('href')).toBe('/myday#calendar');
    await user.click(screen.getByRole('button', { name: 'Deutsch' }));
    expect(await screen.findByText(/^4 Personen/)).toBeTruthy();
  });

  it.each([
    ['confirms an overlap that the guest has read of', ['confirm-overlap'], { confirmOverlap: true }],
    ['says nothing of it to a hub that knows no confirmation', [], {}],
  ])('[BD45] %s', async (_, extensions, confirmed) => {
    const { user, hub } = openWizard(
      (fake) =>
        fake.on(bookingsRoutes.appointments, [
          { date: '03/07/2026', fromTime: '20:00', toTime: '22:00', text: 'Concert', bookingStatus: 'C' },
        ]),
      'dining',
      { config: { extensions } },
    );
    await chooseAll(user);
    expect(await screen.findByText(/You already have something at this time: Concert/)).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Book now' }));
    expect(await screen.findByText('ABCD2345')).toBeTruthy();
    const request = { numberOfPersons: 4, date: '03/07/2026', fromTime: '19:00', toTime: '21:00', objectId: 'pergola' };
    expect(sent(hub)[0]?.body).toEqual({ ...request, ...confirmed });
  });

  it.each([
    ['overlap', 'You have another booking at this time. If you want this one all the same, press again.'],
    ['already_booked', 'Your party has a booking at this time already.'],
    ['persons_out_of_bounds', 'You can book for the guests of your own party. Please choose fewer people.'],
  ])('[BD45] a refusal by %s says what to do', async (code, words) => {
    const { user } = openWizard((fake) => fake.on(bookablesRoutes.book, { failed: true, code }));
    await chooseAll(user);
    await user.click(await screen.findByRole('button', { name: 'Book now' }));
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it.each([
    ['a refusal', { failed: true, code: 'not_bookable', systemInformation: 'EXT-17 unknown' }],
    ['an error', refuse(500, 'internal', 'trouble')],
    ['a conflict', refuse(409, 'key_reused', 'trouble')],
  ])('[B220] %s is said in red, and everything chosen is kept', async (_, answer) => {
    const { user, path, portal } = openWizard((hub) => hub.on(bookablesRoutes.book, () => answer as never));
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
    const { user, hub } = openWizard();
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
    const { user, hub } = openWizard(undefined, 'dining', { config: { extensions: ['confirm-overlap'] } });
    await chooseAll(user);
    hub.silence();
    await user.click(await screen.findByRole('button', { name: 'Book now' }));
    expect(await screen.findByText(/Press again: your booking is made only once/)).toBeTruthy();
    // Meanwhile the place may be taken by this very booking, and be an appointment that it meets.
    const own = { date: '03/07/2026', fromTime: '19:00', toTime: '21:00', text: 'La Pergola', bookingStatus: 'C' };
    hub.silence(false).on(bookablesRoutes.availabilityTimes, []).on(bookingsRoutes.appointments, [own]);
    await user.click(await screen.findByRole('button', { name: 'Book now' }));
    expect(await screen.findByText('ABCD2345')).toBeTruthy();
    const keys = sent(hub).map(({ headers }) => headers['Idempotency-Key']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(sent(hub)[1]?.body).toEqual(sent(hub)[0]?.body);
  });

  it('[B218] [BD17] pressing again stays the same wish when the guest meets this very booking meanwhile', async () => {
    const { user, hub } = openWizard(undefined, 'dining', { config: { extensions: ['confirm-overlap'] } });
    await chooseAll(user);
    hub.on(bookablesRoutes.book, () => {
      throw new TypeError('Failed to fetch');
    });
    hub.on(bookingsRoutes.appointments, [
      { date: '03/07/2026', fromTime: '19:00', toTime: '21:00', text: 'La Pergola', bookingStatus: 'C' },
    ]);
    await user.click(await screen.findByRole('button', { name: 'Book now' }));
    await screen.findByText(/Press again: your booking is made only once/);
    hub.on(bookablesRoutes.book, { failed: false, bookingReference: 'ABCD2345' });
    await user.click(await screen.findByRole('button', { name: 'Book now' }));
    expect(await screen.findByText('ABCD2345')).toBeTruthy();
    const [first, second] = sent(hub);
    expect(second?.body).toEqual(first?.body);
    expect(second?.headers['Idempotency-Key']).toBe(first?.headers['Idempotency-Key']);
  });

  it('[B218] after a refusal another press is another attempt', async () => {
    const { user, hub } = openWizard((fake) => fake.on(bookablesRoutes.book, { failed: true }));
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
    const { user } = openWizard((hub) =>
      hub.on(sessionRoutes.accountStatus, { isBlocked: false, isBlockedForMuster: true, showBlockedMessage: false }),
    );
    await chooseAll(user);
    expect(
      await screen.findByText('Please complete your muster first. Booking is not possible until then.'),
    ).toBeTruthy();
    expect(bookButton()).toBeNull();
  });

  it('[B157] a refusal because of a block is always told (BD38)', async () => {
    const { user } = openWizard((hub) => hub.on(bookablesRoutes.book, { failed: true, code: 'blocked_account' }));
    await chooseAll(user);
    await user.click(await screen.findByRole('button', { name: 'Book now' }));
    expect(await screen.findByText(/Your account is blocked\. Booking is not possible/)).toBeTruthy();
  });

  it('[B14] a session that is gone leads to the login, and the booking is there again afterwards', async () => {
    const { user, path, portal } = openWizard((hub) =>
      hub.on(bookablesRoutes.availabilityTimes, refuse(403, 'session_gone')),
    );
    await user.click(await radio('Fri 3 Jul'));
    await waitFor(() => expect(path()).toBe('/login'));
    expect(portal.store.getState().tacBookings).toMatchObject({ module: 'dining', objectId: 'pergola' });
  });
});
