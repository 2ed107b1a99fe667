import { screen, within } from '@testing-library/react';
import { contentRoutes } from '#contract/areas/content.ts';
import { excursionsRoutes } from '#contract/areas/excursions.ts';
import { holidayRoutes } from '#contract/areas/holiday.ts';
import { sessionRoutes } from '#contract/areas/session.ts';
import { anExcursion, aPortDay } from './excursion-fixtures.ts';
import { FakeHub } from './fake-hub.ts';
import { aPassenger } from './fixtures.ts';
import { type RenderOptions, renderPortal } from './render.tsx';

export const loggedIn = { authentication: aPassenger() };

/** A page of the excursions, on a hub that has one of them in one port. */
export function openExcursions(at: string, answer: (hub: FakeHub) => void, options: RenderOptions = {}) {
  const hub = new FakeHub()
    .on(excursionsRoutes.byId, anExcursion())
    .on(excursionsRoutes.descriptions, [])
    .on(excursionsRoutes.tags, [])
    .on(excursionsRoutes.checkAvailability, { currentAvailability: 40, availability: true })
    .on(contentRoutes.images, [])
    .on(holidayRoutes.schedules, [aPortDay()])
    .on(sessionRoutes.accountStatus, { isBlocked: false, isBlockedForMuster: false, showBlockedMessage: false });
  answer(hub);
  return renderPortal({ at, hub, ...options });
}

/** Where the links of the page lead. */
export const hrefs = () =>
  within(screen.getByRole('main'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
