import { contentRoutes } from '#contract/areas/content.ts';
import { type MusterPassenger, musterRoutes } from '#contract/areas/muster.ts';
import { FakeHub } from './fake-hub.ts';
import { aPassenger } from './fixtures.ts';
import { type RenderOptions, renderPortal } from './render.tsx';

export const ADA: MusterPassenger = {
  id: '1',
  firstName: 'Ada',
  lastName: 'Winter',
  name: 'Ada Winter',
  type: 'Adult',
  lead: true,
  accountNumber: '10001',
  isLoggedInUser: false,
  isVideoWatched: false,
  isMusterScanPerformed: false,
};
export const BEN: MusterPassenger = {
  ...ADA,
  id: '2',
  firstName: 'Ben',
  name: 'Ben Winter',
  lead: false,
  accountNumber: '10002',
  isLoggedInUser: true,
};
export const CLEO: MusterPassenger = {
  ...ADA,
  id: '3',
  firstName: 'Cleo',
  name: 'Cleo Winter',
  type: 'Child',
  lead: false,
  accountNumber: '10003',
};
export const WATCHED = { isVideoWatched: true };
export const DONE = { isVideoWatched: true, isMusterScanPerformed: true };

/** A hub with film, schedule and these passengers. */
export function musterHub(passengers: MusterPassenger[] = [ADA, BEN, CLEO], musterStationVisitRequired = true) {
  return new FakeHub()
    .on(musterRoutes.passengers, { passengers })
    .on(musterRoutes.status, { passengers, musterStationVisitRequired })
    .on(contentRoutes.articlesByHashtag, ({ query }) =>
      query.get('hashtag') === 'safetyvideo'
        ? [{ id: 'safety', title: 'Safety on board', description: 'I know the alarm.' }]
        : [{ id: 'stations', title: 'Stations' }],
    )
    .on(contentRoutes.videos, [{ id: 'v', urlFrontend: '/v1/blobs/files/safety.mp4' }])
    .on(contentRoutes.articleEvents, []);
}

export function openMuster(at: string, hub = musterHub(), options: RenderOptions = {}) {
  return renderPortal({ at, hub, stored: { authentication: aPassenger() }, ...options });
}
