import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { basketRoutes } from '#contract/areas/basket.ts';
import { contentRoutes } from '#contract/areas/content.ts';
import { excursionsRoutes } from '#contract/areas/excursions.ts';
import { holidayRoutes } from '#contract/areas/holiday.ts';
import { sessionRoutes } from '#contract/areas/session.ts';
import { aCart, anApplicableGuest, anExcursion, aPartyMember } from '#portal-test/excursion-fixtures.ts';
import { FakeHub } from '#portal-test/fake-hub.ts';
import { aPassenger } from '#portal-test/fixtures.ts';
import { type RenderOptions, renderPortal } from '#portal-test/render.tsx';

const DETAIL = '/onboard/excursion/lis-walk';
const asGuest = { authentication: aPassenger() };

function open(at: string, { places = 40, ...options }: RenderOptions & { places?: number } = {}) {
  const hub = new FakeHub()
    .on(excursionsRoutes.byId, anExcursion())
    .on(excursionsRoutes.descriptions, [])
    .on(excursionsRoutes.tags, [])
    .on(excursionsRoutes.checkAvailability, { currentAvailability: places, availability: true })
    .on(excursionsRoutes.findApplicableGuests, [anApplicableGuest()])
    .on(contentRoutes.images, [])
    .on(holidayRoutes.passengers, [aPartyMember()])
    .on(basketRoutes.cart, aCart())
    .on(basketRoutes.changeCart, aCart())
    .on(sessionRoutes.accountStatus, { isBlocked: false, isBlockedForMuster: false, showBlockedMessage: false });
  return renderPortal({ at, hub, ...options });
}

describe('excursions by device and session', () => {
  it.each(['App', 'Kiosk'])('[B6] %s, as the hub sets it, has the way to book', async (deviceType) => {
    open(DETAIL, { stored: asGuest, config: { deviceType: '', hub: { deviceType } } });
    expect(await screen.findByRole('link', { name: 'Book now' })).toBeTruthy();
  });

  it('[B6] DigitalSignage, as the hub sets it, tells the places and has no link', async () => {
    const config = { deviceType: '', hub: { deviceType: 'DigitalSignage' } };
    open(DETAIL, { stored: asGuest, config, places: 7 });
    expect(await screen.findByText('7 Space(s) Remaining')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Book now' })).toBeNull();
  });

  it('[B11] times stand as HH:mm', async () => {
    open(DETAIL);
    expect(await screen.findByText('09:30')).toBeTruthy();
  });

  it('[B13] a visitor’s reads carry no session', async () => {
    const { hub } = open(DETAIL);
    await screen.findByRole('link', { name: 'Log in to book' });
    for (const route of [excursionsRoutes.byId, excursionsRoutes.descriptions, excursionsRoutes.checkAvailability]) {
      const [call] = hub.callsTo(route);
      expect(call?.method).toBe('GET');
      expect(call?.headers).not.toHaveProperty('SessionId');
    }
  });

  it('[B13] a guest’s calls carry it, and only the change is a POST', async () => {
    const { hub, user } = open('/excursion/day-3/lis-walk', { stored: asGuest });
    await user.click(await screen.findByRole('checkbox', { name: /Ada Winter/ }));
    await user.click(screen.getByRole('button', { name: /^Add to basket/ }));
    await waitFor(() => expect(hub.callsTo(basketRoutes.changeCart)).toHaveLength(1));
    const ours = hub.calls.filter(({ path }) => /^(passengers|excursions|descriptions|pms)\//.test(path));
    expect(ours.length).toBeGreaterThan(3);
    expect(ours.filter(({ headers }) => headers.SessionId !== 'session-1')).toEqual([]);
    expect(ours.filter(({ method }) => method !== 'GET').map(({ path }) => path)).toEqual(['passengers/cart']);
  });
});
