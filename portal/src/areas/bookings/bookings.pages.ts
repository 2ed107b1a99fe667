import type { PageRow } from '#portal/shared/page-row.ts';

export const bookingsPages: readonly PageRow[] = [
  {
    path: '/my_bookings',
    access: 'login',
    page: () => import('./MyBookingsPage.tsx').then((m) => m.MyBookingsPage),
  },
  {
    path: '/my_onboard_bookings',
    access: 'login',
    page: () => import('./MyOnboardBookingsPage.tsx').then((m) => m.MyOnboardBookingsPage),
  },
];
