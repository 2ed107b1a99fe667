import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { basketRoutes } from '#contract/areas/basket.ts';
import { bookingsRoutes } from '#contract/areas/bookings.ts';
import { excursionsRoutes, INELIGIBILITY_REASONS } from '#contract/areas/excursions.ts';
import { sessionRoutes } from '#contract/areas/session.ts';
import { aCartElement, anApplicableGuest, anExcursion } from '#portal-test/excursion-fixtures.ts';
import { box, child, open } from '#portal-test/excursion-pages.ts';
import { type FakeHub, refuse } from '#portal-test/fake-hub.ts';

const BOOK = '/onboard/bookexcursion/lis-walk';
const sent = (hub: FakeHub) => hub.callsTo(excursionsRoutes.book);

describe('the direct booking', () => {
  it('[B1 B2] needs a guest', async () => {
    const { path } = open(BOOK, () => undefined, { stored: {} });
    await waitFor(() => expect(path()).toBe('/login'));
  });

  it('[B84 B85 B89 B90] offers the party, totals the chosen and shows the conditions', async () => {
    const { user, hub } = open(BOOK);
    expect((await box(/Ada Winter/)) as HTMLInputElement).toHaveProperty('checked', true);
    expect(hub.callsTo(excursionsRoutes.findApplicableGuests)[0]?.params).toEqual({ id: 'lis-walk' });
    expect(screen.getByText('Total').parentElement?.textContent).toContain('£59.00');
    await user.click(await box(/Ben Winter/));
    expect(screen.getByText('Total').parentElement?.textContent).toContain('£88.50');
    expect(await screen.findByText('Be on time')).toBeTruthy();
    expect(screen.getByText('Bring water')).toBeTruthy();
    expect(await screen.findByText('Includes tea')).toBeTruthy();
    expect(new Set(hub.callsTo(excursionsRoutes.conditions).map(({ path }) => path))).toEqual(
      new Set(['conditions/Excursion']),
    );
    expect(screen.getByRole('button', { name: 'Book 2 places · £88.50' })).toBeTruthy();
  });

  it('[B84] opens also where the page was served with its excursion', async () => {
    const { hub } = open(BOOK, () => undefined, {
      brought: { 'excursions/lis-walk': JSON.stringify(anExcursion()) },
    });
    expect(await box(/Ada Winter/)).toHaveProperty('checked', true);
    expect(hub.callsTo(excursionsRoutes.byId)).toEqual([]);
  });

  it('[B87 B88] a guest who cannot come is closed and every reason is said', async () => {
    const barred = anApplicableGuest({
      selected: false,
      disabled: true,
      ineligibilityReasons: [...INELIGIBILITY_REASONS],
    });
    open(BOOK, (hub) => hub.on(excursionsRoutes.findApplicableGuests, [barred]));
    const label = (await box(/Ada Winter/)) as HTMLInputElement;
    expect(label.disabled).toBe(true);
    const words = label.closest('label')?.textContent;
    for (const reason of [
      'Too young for this excursion',
      'Above the age limit',
      'Already booked on this excursion',
      'last day of the cruise',
      'first day of the cruise',
      'no price for this guest',
      'Overlaps with another booking',
      'Overlaps with an excursion in the basket',
    ]) {
      expect(words).toContain(reason);
    }
    expect(words).not.toMatch(/£|Free/);
  });

  it('[B87] a guest barred for a reason of another hub is closed and told so', async () => {
    const barred = { ...anApplicableGuest({ ineligibilityReasons: ['TooTall'] }), disabled: undefined };
    open(BOOK, (hub) => hub.on(excursionsRoutes.findApplicableGuests, [barred as never]));
    const label = (await box(/Ada Winter/)) as HTMLInputElement;
    expect(label.disabled).toBe(true);
    expect(label.closest('label')?.textContent).toContain('Cannot join this excursion');
  });

  it('[B99] an empty answer is no booking', async () => {
    const { user } = open(BOOK, (hub) => hub.on(excursionsRoutes.book, undefined as never));
    await box(/Ada Winter/);
    await user.click(await box(/conditions/i));
    await user.click(screen.getByRole('button', { name: /^Book/ }));
    expect(await screen.findByText(/Your booking could not be completed/)).toBeTruthy();
  });

  it.each([
    [{ allowed: false, messages: ['See reception'] }, 'See reception'],
    [{ allowed: false, messages: ['See reception'], code: 'other_code' }, 'See reception'],
    [{ allowed: false }, 'Your booking could not be completed'],
  ])('[B91] [BD36] %j stands in place of the button', async (allowed, words) => {
    open(BOOK, (hub) => hub.on(excursionsRoutes.allowed, allowed as never));
    expect(await screen.findByText(new RegExp(words))).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Book/ })).toBeNull();
  });

  it('[B84] [BD29] opens without what cannot be read, and does not ask for it over and over', async () => {
    const down = refuse(500, 'internal', 'down');
    const { hub } = open(BOOK, (fake) =>
      fake
        .on(excursionsRoutes.availability, down)
        .on(excursionsRoutes.allowed, down)
        .on(excursionsRoutes.conditions, down),
    );
    expect(await screen.findByRole('button', { name: 'Book 1 place · £59.00' })).toBeTruthy();
    await box(/conditions/i);
    expect(hub.callsTo(excursionsRoutes.conditions).length).toBeLessThan(5);
    expect(hub.callsTo(excursionsRoutes.availability).length).toBeLessThan(5);
  });

  it('[B83 B95] a hub that only says no has no place', async () => {
    open(BOOK, (hub) => hub.on(excursionsRoutes.availability, { availability: false } as never));
    expect(((await screen.findByRole('button', { name: /^Book/ })) as HTMLButtonElement).disabled).toBe(true);
  });

  it('[B92 B93] a press without acceptance and guests says both and sends nothing', async () => {
    const { user, hub } = open(BOOK);
    await user.click(await box(/Ada Winter/));
    await user.click(await screen.findByRole('button', { name: 'Book' }));
    expect(await screen.findByText('You need to select at least one passenger.')).toBeTruthy();
    expect(screen.getByText('Please accept the Terms & Conditions which are listed below, to continue')).toBeTruthy();
    expect(sent(hub)).toHaveLength(0);
    await user.click(await box(/Ada Winter/));
    expect(screen.queryByText('You need to select at least one passenger.')).toBeNull();
    // One that is left is enough to send nothing.
    await user.click(screen.getByRole('button', { name: /Book 1 place/ }));
    expect(screen.getByText(/Please accept the Terms & Conditions/)).toBeTruthy();
    expect(sent(hub)).toHaveLength(0);
    await user.click(await box(/accept/));
    expect(screen.queryByText(/Please accept the Terms & Conditions/)).toBeNull();
  });

  it('[B93] a child does not go alone', async () => {
    const { user, hub } = open(BOOK, (fake) =>
      fake.on(excursionsRoutes.findApplicableGuests, [anApplicableGuest(), child]),
    );
    await user.click(await box(/Ada Winter/));
    await user.click(await box(/Cleo Winter/));
    await user.click(await box(/accept/));
    await user.click(screen.getByRole('button', { name: /Book 1 place/ }));
    expect(await screen.findByText('Adults must accompany Children/Infant')).toBeTruthy();
    expect(sent(hub)).toHaveLength(0);
  });

  it('[B94 B95] more guests than places: said at once, and the button is closed', async () => {
    const { user } = open(BOOK, (hub) =>
      hub.on(excursionsRoutes.availability, { currentAvailability: 1, availability: true }),
    );
    await user.click(await box(/Ben Winter/));
    expect(await screen.findByText(/overbooked\. slots remaining: 1/)).toBeTruthy();
    expect(screen.getByRole('button', { name: /Book 2 places/ })).toHaveProperty('disabled', true);
    await user.click(await box(/Ben Winter/));
    expect(screen.queryByText(/overbooked/)).toBeNull();
    expect(screen.getByRole('button', { name: /Book 1 place/ })).toHaveProperty('disabled', false);
  });

  it('[B95] no place, no booking', async () => {
    open(BOOK, (hub) => hub.on(excursionsRoutes.availability, { currentAvailability: 0, availability: false }));
    await screen.findByText('Fully booked');
    expect(screen.getByRole('button', { name: /Book 1 place/ })).toHaveProperty('disabled', true);
  });

  it('[B86 B96 B97 B98 B100] sends the chosen only, once, and shows the reference', async () => {
    let answer: (booked: { failed: boolean; bookingReference: string; bookingStatus: 'C' }) => void = () => undefined;
    const { user, hub } = open(BOOK, (fake) =>
      fake.on(
        excursionsRoutes.book,
        () =>
          new Promise((resolve) => {
            answer = resolve;
          }),
      ),
    );
    await user.click(await box(/accept/));
    await user.click(screen.getByRole('button', { name: /Book 1 place/ }));
    const busy = await screen.findByRole('button', { name: /Booking/ });
    expect(busy.getAttribute('aria-disabled')).toBe('true');
    await user.click(busy);
    answer({ failed: false, bookingReference: 'ABCD2345', bookingStatus: 'C' });
    expect(await screen.findByText('ABCD2345')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See my bookings' }).getAttribute('href')).toBe('/my_onboard_bookings');
    expect(sent(hub)).toHaveLength(1);
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(sent(hub)[0]?.path).toBe('excursions/book/lis-walk');
    expect(sent(hub)[0]?.body).toEqual({
      excursionId: 'lis-walk',
      guests: [{ accountNumber: '10001', firstName: 'Ada', lastName: 'Winter' }],
    });
    expect(sent(hub)[0]?.headers['Idempotency-Key']).toMatch(/.{16,}/);
    expect(hub.callsTo(basketRoutes.changeCart)).toHaveLength(0);
  });

  it('[B93] [BD12] a child may join an adult of the party who is booked, whatever the hub says of the guests', async () => {
    const { user, hub } = open(BOOK, (fake) =>
      fake
        .on(excursionsRoutes.findApplicableGuests, [{ ...child, selected: true }])
        .on(bookingsRoutes.bookings, [{ ...aCartElement(), bookingReference: 'ABCD2345', bookingStatus: 'C' }])
        .on(excursionsRoutes.book, { failed: false, bookingReference: 'CHILD234', bookingStatus: 'C' }),
    );
    await user.click(await box(/accept/));
    await user.click(screen.getByRole('button', { name: /Book 1 place/ }));
    expect(await screen.findByText('CHILD234')).toBeTruthy();
    expect(sent(hub)).toHaveLength(1);
  });

  it('[B98] a waitlisted party is told so', async () => {
    const { user } = open(BOOK, (hub) =>
      hub
        .on(excursionsRoutes.byId, anExcursion({ waitlist: true }))
        .on(excursionsRoutes.availability, { currentAvailability: 0, availability: false })
        .on(excursionsRoutes.book, { failed: false, bookingReference: 'WAIT2345', bookingStatus: 'W' }),
    );
    await user.click(await box(/accept/));
    await user.click(await screen.findByRole('button', { name: 'Join the waitlist' }));
    expect(await screen.findByText('You are on the waitlist')).toBeTruthy();
  });

  it.each([
    ['a refusal', { failed: true, message: 'overbooked. slots remaining: 0' }],
    ['an error', refuse(500, 'internal', 'trouble')],
  ])('[B99] %s is said, the guest stays and nothing typed is lost', async (_, answer) => {
    const { user, path, portal } = open(BOOK, (hub) => hub.on(excursionsRoutes.book, () => answer as never));
    await user.click(await box(/accept/));
    await user.click(screen.getByRole('button', { name: /Book 1 place/ }));
    expect(await screen.findByText(/Your booking could not be completed/)).toBeTruthy();
    expect(screen.queryByText('You are booked')).toBeNull();
    expect(path()).toBe(BOOK);
    expect(portal.store.getState().authentication.isAuthenticated).toBe(true);
    expect((await box(/accept/)) as HTMLInputElement).toHaveProperty('checked', true);
  });

  it('[B91] an account that may not book reads why in place of the button', async () => {
    open(BOOK, (hub) => hub.on(excursionsRoutes.allowed, { allowed: false, messages: ['Please see reception'] }));
    expect(await screen.findByText('Please see reception')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Book/ })).toBeNull();
  });

  const BLOCKED = 'Your account is blocked. Booking is not possible, please contact reception.';
  const blocked = { isBlocked: true, isBlockedForMuster: false, showBlockedMessage: true };
  it.each([
    ['/excursion/day-3/lis-walk', { allowed: true, messages: [] }],
    [BOOK, { allowed: false, messages: [BLOCKED] }],
    [BOOK, { allowed: false, messages: [BLOCKED], code: 'blocked_account' as const }],
  ])('[B157] [BD38] %s says once why a blocked account cannot book', async (at, allowed) => {
    open(at, (hub) => hub.on(sessionRoutes.accountStatus, blocked).on(excursionsRoutes.allowed, allowed));
    await waitFor(() => expect(screen.getAllByText(BLOCKED)).toHaveLength(1));
    expect(screen.queryByRole('button', { name: /Book|Add/ })).toBeNull();
  });

  it('[B156 B157] a blocked account is told when the hub wants it told', async () => {
    open(BOOK, (hub) =>
      hub.on(sessionRoutes.accountStatus, { isBlocked: true, isBlockedForMuster: false, showBlockedMessage: true }),
    );
    expect(
      await screen.findByText('Your account is blocked. Booking is not possible, please contact reception.'),
    ).toBeTruthy();
  });

  it('[B5] a screen offers no booking', async () => {
    open(BOOK, () => undefined, { config: { deviceType: 'DigitalSignage' } });
    expect(await screen.findByText('There are no experiences available.')).toBeTruthy();
  });
});
