import type { PageRow } from '#portal/shared/page-row.ts';

export const weatherPages: readonly PageRow[] = [
  {
    path: '/weather',
    access: 'open',
    page: () => import('./WeatherPage.tsx').then((m) => m.WeatherPage),
    reads: ['itinerary/schedules', 'itinerary/weather/:today'],
    screen: () => import('./WeatherScreen.tsx').then((m) => m.WeatherScreen),
  },
];
