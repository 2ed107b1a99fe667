import type { PageRow } from '#portal/shared/page-row.ts';
import { pictureOfToday } from './picture-of-today.ts';

export const homePages: readonly PageRow[] = [
  {
    path: '/',
    access: 'open',
    page: () => import('./HomePage.tsx').then((m) => m.HomePage),
    screen: () => import('./HomeScreen.tsx').then((m) => m.HomeScreen),
    reads: ['itinerary/schedules', 'cms/dailySchedule', 'itinerary/weather/:today'],
    picture: (_, first) => pictureOfToday(first, new Date()),
  },
];
