import type { PageRow } from '#portal/shared/page-row.ts';

export const homePages: readonly PageRow[] = [
  {
    path: '/',
    access: 'open',
    page: () => import('./HomePage.tsx').then((m) => m.HomePage),
    screen: () => import('./HomeScreen.tsx').then((m) => m.HomeScreen),
    reads: ['itinerary/schedules', 'cms/dailySchedule'],
  },
];
