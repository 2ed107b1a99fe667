import type { PageRow } from '#portal/shared/page-row.ts';

export const trackerPages: readonly PageRow[] = [
  {
    path: '/map/tracker/:id',
    access: 'open',
    page: () => import('./TrackerPage.tsx').then((m) => m.TrackerPage),
    screen: () => import('./PositionScreen.tsx').then((m) => m.PositionScreen),
    reads: ['gps/current'],
    service: ({ osmUrl, hub }) => osmUrl || hub?.osmServiceUrl,
  },
];
