import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type BookedEntry, bookingChangesRoutes, type ChangeOptions } from '#contract/areas/booking-changes.ts';
import { type Appointment, bookingsRoutes } from '#contract/areas/bookings.ts';
import { sessionRoutes } from '#contract/areas/session.ts';
import { FakeHub } from '#portal-test/fake-hub.ts';
import { aPassenger } from '#portal-test/fixtures.ts';
import { renderPortal } from '#portal-test/render.tsx';

const appointment: Appointment = {
  date: '03/07/2026',
  fromTime: '09:30',
  toTime: '12:00',
  text: 'Alfama on foot',
  bookingStatus: 'C',
  bookingReference: 'GRP23456',
};

const entry: BookedEntry = {
  bookingReference: 'GRP23456',
  unit: '7',
  kind: 'excursion',
  objectId: 'alfama',
  name: 'Alfama on foot',
  date: '03/07/2026',
  fromTime: '09:30',
  bookingStatus: 'C',
  guests: [{ accountNumber: '1', firstName: 'Ada', lastName: 'Winter', price: 59 }],
  persons: 1,
  price: 59,
  paidBy: 'account',
  changeUntil: { date: '02/07/2026', time: '09:30' },
  canCancel: true,
  canChange: true,
};

const option = { objectId: 'alfama', name: 'Alfama on foot', date: '03/07/2026', fromTime: '09:30', free: 4 };
const options: ChangeOptions = {
  options: [
    { ...option, unit: '7', price: 59, isCurrent: true },
    { ...option, unit: '8', objectId: 'belem', name: 'Belém by boat', fromTime: '14:00', price: 79, isCurrent: false },
  ],
  guests: [
    { accountNumber: '1', firstName: 'Ada', lastName: 'Winter' },
    { accountNumber: '2', firstName: 'Ben', lastName: 'Winter' },
  ],
};

function open(
  changes: Partial<BookedEntry> = {},
  answer: (hub: FakeHub) => void = () => undefined,
  extensions = ['booking-changes'],
  now = Date.now,
) {
  let entries = [{ ...entry, ...changes }];
  let appointments = [{ ...appointment, bookingStatus: changes.bookingStatus ?? 'C' }];
  const hub = new FakeHub()
    .on(sessionRoutes.accountStatus, { isBlocked: false, isBlockedForMuster: false, showBlockedMessage: false })
    .on(bookingsRoutes.appointments, () => appointments)
    .on(bookingChangesRoutes.entries, () => entries)
    .on(bookingChangesRoutes.changeOptions, options)
    .on(bookingChangesRoutes.changeQuote, { failed: false, price: 59, newPrice: 79, difference: 20 })
    .on(bookingChangesRoutes.changeEntry, { failed: false, bookingReference: 'GRP23456', unit: '8', difference: 20 })
    .on(bookingChangesRoutes.cancelEntry, () => {
      entries = [];
      appointments = [];
      return { failed: false, refunded: 59 };
    });
  answer(hub);
  return renderPortal({
    at: '/my_onboard_bookings',
    hub,
    now,
    stored: { authentication: aPassenger() },
    config: { extensions },
  });
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('my bookings, after the sale', () => {
  it('says until when, and cancels with what comes back read before; the focus goes on from what was said', async () => {
    const { user, hub } = open();
    expect(await screen.findByText('You can change or cancel until 02/07/2026, 09:30.')).toBeTruthy();
    await user.click(await button('Cancel Alfama on foot'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this booking?' }));
    expect(dialog.getByText('£59.00 is credited to the account on board.')).toBeTruthy();
    expect(dialog.getByText('Ada Winter')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Cancel booking' }));
    const said = await screen.findByText('Your booking is cancelled. £59.00 is credited to the account on board.');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement?.contains(said)).toBe(true));
    const [call] = hub.callsTo(bookingChangesRoutes.cancelEntry);
    expect(call?.headers['Idempotency-Key']).toBeTruthy();
    expect(await screen.findByText('You have no onboard bookings.')).toBeTruthy();
  });

  it('keeps the booking when the guest thinks again, and the focus where it was', async () => {
    const { user, hub } = open();
    const opener = await button('Cancel Alfama on foot');
    await user.click(opener);
    await user.click(await button('Keep booking'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(hub.callsTo(bookingChangesRoutes.cancelEntry)).toEqual([]);
  });

  it('changes at the difference that was shown', async () => {
    const { user, hub } = open();
    await user.click(await button('Change Alfama on foot'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change this booking' }));
    await user.selectOptions(await dialog.findByLabelText('Excursion'), '8');
    expect(await dialog.findByText('£20.00 is charged to the account on board in addition.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Change · £20.00 more' }));
    expect(await screen.findByText(/Your booking is changed\. £20\.00 is charged/)).toBeTruthy();
    expect(hub.callsTo(bookingChangesRoutes.changeEntry).map(({ body }) => body)).toEqual([
      { unit: '8', accountNumbers: ['1'], difference: 20 },
    ]);
    // What was booked is no more: nobody asks what else it could be.
    expect(hub.callsTo(bookingChangesRoutes.changeOptions)).toHaveLength(1);
  });

  it.each([
    ['too_late', 'The time to change or cancel by yourself is over. Reception will gladly help.'],
    ['adult_required', 'Children need an adult of your party with them.'],
    ['something_new', 'That did not work. Please ask at reception.'],
  ])('a refusal %s is read in the dialog, which stays', async (code, words) => {
    const { user } = open({}, (hub) => hub.on(bookingChangesRoutes.cancelEntry, { failed: true, code }));
    await user.click(await button('Cancel Alfama on foot'));
    await user.click(await button('Cancel booking'));
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('a quote that is refused says why, and there is nothing to press', async () => {
    const { user } = open({}, (hub) => hub.on(bookingChangesRoutes.changeQuote, { failed: true, code: 'sold_out' }));
    await user.click(await button('Change Alfama on foot'));
    await user.click(await screen.findByRole('checkbox', { name: 'Ben Winter' }));
    expect(await screen.findByText(/There are not enough places left/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Change booking' })).toHaveProperty('disabled', true);
  });

  it('a table changes time and number of persons', async () => {
    const table = { ...options, guests: [], persons: { minimum: 1, maximum: 4 } };
    const { user, hub } = open({ kind: 'dining', persons: 2, price: 0 }, (fake) =>
      fake
        .on(bookingChangesRoutes.changeOptions, table)
        .on(bookingChangesRoutes.changeQuote, { failed: false, price: 0, newPrice: 0, difference: 0 }),
    );
    await user.click(await button('Change Alfama on foot'));
    await user.selectOptions(await screen.findByLabelText('Guests'), '3');
    expect(await screen.findByText('The price stays the same.')).toBeTruthy();
    await user.click(await button('Change booking'));
    await screen.findByText(/Your booking is changed/);
    expect(hub.callsTo(bookingChangesRoutes.changeEntry)[0]?.body).toEqual({ unit: '7', persons: 3, difference: 0 });
  });

  it('[B150] whoever waits reads the place in the list, and an offer can be accepted', async () => {
    const waiting = { position: 2 };
    open({ bookingStatus: 'W', waiting, canChange: false });
    expect(await screen.findByText('You are number 2 on the waitlist.')).toBeTruthy();
    expect(await button('Leave the waitlist of Alfama on foot')).toBeTruthy();
  });

  it('[B150] an offer stands above the bookings with the minutes left, and is accepted at its price', async () => {
    const waiting = { position: 1, offer: { until: { date: '02/07/2026', time: '14:30' }, secondsLeft: 900 } };
    const { user } = open(
      { bookingStatus: 'W', waiting, canChange: false, persons: 2 },
      (hub) =>
        hub.on(bookingChangesRoutes.acceptOffer, {
          failed: false,
          bookingReference: 'GRP23456',
          unit: '7',
          difference: 59,
        }),
      undefined,
      () => Date.parse('2026-07-02T12:15:00Z'),
    );
    const accept = await button('Accept · £59.00');
    const offer = accept.closest('[role=status]') as HTMLElement;
    expect(offer.textContent).toContain('2 places are held for you');
    expect(offer.textContent).toMatch(
      /Alfama on foot, 03\/07\/2026, 09:30Accept by 14:30 ship time.* 15 minutes left\./,
    );
    const row = screen.getByText('Alfama on foot', { selector: 'strong' });
    expect(offer.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await user.click(accept);
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Accept · £59.00' }));
    expect(await screen.findByText('You are booked. £59.00 was charged to the account on board.')).toBeTruthy();
  });

  it('is as before against a hub that does not offer it', async () => {
    const { hub } = open({}, () => undefined, []);
    expect(await screen.findByText('Alfama on foot')).toBeTruthy();
    expect(hub.callsTo(bookingChangesRoutes.entries)).toEqual([]);
    expect(screen.queryByRole('button', { name: /Cancel/ })).toBeNull();
  });

  it('after the deadline there is nothing to press', async () => {
    open({ canCancel: false, canChange: false });
    expect(await screen.findByText('Alfama on foot')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Cancel|Change/ })).toBeNull();
    expect(screen.queryByText(/You could change/)).toBeNull();
  });

  it('between the deadline and the start it is said until when, and who helps now', async () => {
    open({ canCancel: false, canChange: false }, undefined, undefined, () => Date.parse('2026-07-02T12:00:00Z'));
    const said = await screen.findByText(/You could change or cancel until 02\/07\/2026, 09:30\. Reception/);
    expect(said).toBeDefined();
    expect(screen.queryByRole('button', { name: /Cancel|Change/ })).toBeNull();
  });
});
