import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { bookingsRoutes } from '#contract/areas/bookings.ts';
import { type AccountStatus, sessionRoutes } from '#contract/areas/session.ts';
import { FakeHub } from '#portal-test/fake-hub.ts';
import { aPassenger } from '#portal-test/fixtures.ts';
import { renderPortal } from '#portal-test/render.tsx';

const FREE: AccountStatus = { isBlocked: false, isBlockedForMuster: false, showBlockedMessage: true };

function open(status: AccountStatus | (() => Promise<AccountStatus>), allowBookingWhenBlocked: boolean) {
  const hub = new FakeHub().on(sessionRoutes.accountStatus, status).on(bookingsRoutes.appointments, []);
  return renderPortal({
    at: '/my_onboard_bookings',
    hub,
    config: { allowBookingWhenBlocked },
    stored: { authentication: aPassenger() },
  });
}

const toMuster = () => screen.queryByRole('link', { name: 'Go to the muster' });
const toBook = () => screen.queryByRole('link', { name: 'Discover excursions' });

describe('a blocked account', () => {
  it.each([
    ['account', false, 'Your account is blocked. Booking is not possible, please contact reception.'],
    ['account', true, 'Your account is blocked, please contact reception. You can still book.'],
    ['muster', false, 'Please complete your muster first. Booking is not possible until then.'],
    ['muster', true, 'Please complete your muster. You can still book.'],
  ])('[C216 C217 C218] [CD36 BD38] for the %s, booking allowed %s: %s', async (why, isAllowed, message) => {
    const isMuster = why === 'muster';
    open({ ...FREE, isBlocked: !isMuster, isBlockedForMuster: isMuster }, isAllowed);
    expect(await screen.findByText(message)).toBeTruthy();
    expect(toMuster()?.getAttribute('href')).toBe(isMuster ? '/muster/home' : undefined);
    await waitFor(() => expect(Boolean(toBook())).toBe(isAllowed));
  });

  it('[C216 C218] [CD36] is told only with showBlockedMessage, and kept from booking either way', async () => {
    const answer = Promise.withResolvers<AccountStatus>();
    open(() => answer.promise, false);
    await waitFor(() => expect(toBook()).not.toBeNull());
    answer.resolve({ ...FREE, isBlockedForMuster: true, showBlockedMessage: false });
    await waitFor(() => expect(toBook()).toBeNull());
    expect(screen.queryByText(/complete your muster/)).toBeNull();
  });

  it('[CD36] can always go through the muster', async () => {
    const { path } = renderPortal({
      at: '/muster/home',
      hub: new FakeHub().on(sessionRoutes.accountStatus, { ...FREE, isBlocked: true, isBlockedForMuster: true }),
      stored: { authentication: aPassenger() },
    });
    expect(await screen.findByRole('link', { name: 'Safety film' })).toBeTruthy();
    expect(path()).toBe('/muster/home');
  });
});
