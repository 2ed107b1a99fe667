import type { PageRow } from '#portal/shared/page-row.ts';

export const excursionsPages: readonly PageRow[] = [
  {
    path: '/shoreexcursions/:date?',
    access: 'open',
    page: () => import('./ShoreExcursionsPage.tsx').then((m) => m.ShoreExcursionsPage),
    screen: () => import('./ExcursionsScreen.tsx').then((m) => m.ExcursionsScreen),
    reads: ['itinerary/schedules', { path: 'excursions/byDate', unless: 'date' }],
  },
  {
    path: '/shoreexcursion/:id',
    access: 'open',
    page: () => import('./ShoreExcursionPage.tsx').then((m) => m.ShoreExcursionPage),
    screen: () => import('./ExcursionScreen.tsx').then((m) => m.ExcursionScreen),
    reads: ['excursions/:id', 'descriptions/:id', 'excursions/tags', 'blobs/images/:id'],
    picture: ({ id }) => id,
  },
  {
    path: '/excursion/:itineraryId/:excursionId',
    access: 'open',
    page: () => import('./PartyChoicePage.tsx').then((m) => m.PartyChoicePage),
    screen: () => import('./ExcursionScreen.tsx').then((m) => m.ExcursionScreen),
    reads: ['excursions/:excursionId', 'blobs/images/:excursionId'],
    picture: ({ excursionId }) => excursionId,
  },
  {
    path: '/excursion/:itineraryId/:excursionId/1',
    access: 'open',
    page: () => import('./PartyChoicePage.tsx').then((m) => m.PartyChoicePage),
    screen: () => import('./ExcursionScreen.tsx').then((m) => m.ExcursionScreen),
    reads: ['excursions/:excursionId', 'blobs/images/:excursionId'],
    picture: ({ excursionId }) => excursionId,
  },
  {
    path: '/resorts/:resortId/:excursionId/:date',
    access: 'open',
    page: () => import('./PartyChoicePage.tsx').then((m) => m.PartyChoicePage),
    screen: () => import('./ExcursionScreen.tsx').then((m) => m.ExcursionScreen),
    reads: ['excursions/:excursionId', 'blobs/images/:excursionId'],
    picture: ({ excursionId }) => excursionId,
  },
  {
    path: '/onboard/excursions/:date?',
    access: 'open',
    page: () => import('./OnboardExcursionsPage.tsx').then((m) => m.OnboardExcursionsPage),
    screen: () => import('./ExcursionsScreen.tsx').then((m) => m.ExcursionsScreen),
    reads: ['itinerary/schedules'],
  },
  {
    path: '/onboard/excursionsbyday/:day',
    access: 'open',
    page: () => import('./OnboardDayPage.tsx').then((m) => m.OnboardDayPage),
    reads: ['itinerary/schedules', 'excursions/byDay?day=:day'],
  },
  {
    path: '/onboard/excursion/:id',
    access: 'open',
    page: () => import('./OnboardExcursionPage.tsx').then((m) => m.OnboardExcursionPage),
    screen: () => import('./ExcursionScreen.tsx').then((m) => m.ExcursionScreen),
    reads: ['excursions/:id', 'descriptions/:id', 'excursions/checkAvailability/:id', 'blobs/images/:id'],
    picture: ({ id }) => id,
  },
  {
    path: '/onboard/bookexcursion/:id',
    access: 'login',
    page: () => import('./BookExcursionPage.tsx').then((m) => m.BookExcursionPage),
  },
];
