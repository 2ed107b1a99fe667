import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { basketRoutes } from '#contract/areas/basket.ts';
import { bookingsRoutes } from '#contract/areas/bookings.ts';
import type { Authentication } from '#contract/areas/session.ts';
import { aCart, aCartElement, aPartyMember } from '#portal-test/excursion-fixtures.ts';
import { FakeHub, refuse } from '#portal-test/fake-hub.ts';
import { aPassenger, type ConfigChanges } from '#portal-test/fixtures.ts';
import { renderPortal } from '#portal-test/render.tsx';

const cart = aCart(aCartElement(), aCartElement({ id: 'c2', passenger: aPartyMember({ id: 'p2' }) }));
const offered: ConfigChanges = { extensions: ['basket-count'] };
const cabinGuest = aPassenger({ sessionType: 'RemotePms' });
const inHeader = async () => within(await screen.findByRole('banner'));

function open(at: string, authentication: Authentication, config: ConfigChanges = {}, answer: unknown = cart) {
  const hub = new FakeHub().on(basketRoutes.cart, () => answer as never).on(bookingsRoutes.bookings, []);
  return renderPortal({ at, hub, config, stored: { authentication } });
}

describe('the basket in the header', () => {
  it('[B103] of a passenger counts excursions, not passengers, and leads to the basket', async () => {
    const { user, path } = open('/nowhere', aPassenger());
    await user.click(await (await inHeader()).findByRole('link', { name: 'Basket, 1 excursion' }));
    expect(path()).toBe('/basket');
  });

  it('is there for other sessions too, where the hub offers it', async () => {
    open('/nowhere', cabinGuest, offered);
    expect(await (await inHeader()).findByRole('link', { name: 'Basket, 1 excursion' })).toBeTruthy();
  });

  it('[A214] asks nothing for other sessions where it does not', async () => {
    const { hub } = open('/nowhere', cabinGuest);
    await inHeader();
    expect((await inHeader()).queryByRole('link', { name: /Basket/ })).toBeNull();
    expect(hub.callsTo(basketRoutes.cart)).toHaveLength(0);
  });

  it.each([
    ['an empty basket', aCart()],
    ['a hub that has none', refuse(404, 'not_found')],
  ])('[A134] is not there with %s', async (_, answer) => {
    const { hub } = open('/nowhere', cabinGuest, offered, answer);
    await waitFor(() => expect(hub.callsTo(basketRoutes.cart).length).toBeGreaterThan(0));
    expect((await inHeader()).queryByRole('link', { name: /Basket/ })).toBeNull();
  });

  it('is not there for a visitor', async () => {
    const { hub } = renderPortal({ at: '/nowhere', config: offered });
    await inHeader();
    expect(hub.callsTo(basketRoutes.cart)).toHaveLength(0);
  });
});

describe('beside the bookings', () => {
  it.each(['/my_bookings', '/my_onboard_bookings'])('%s says what is not ordered yet', async (at) => {
    open(at, cabinGuest, offered);
    expect(await screen.findByText('1 excursion in your basket · £118.00')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to the basket' }).getAttribute('href')).toBe('/basket');
  });
});
