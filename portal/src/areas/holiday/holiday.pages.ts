import type { PageRow } from '#portal/shared/page-row.ts';

export const holidayPages: readonly PageRow[] = [
  {
    path: '/holiday',
    access: 'login',
    page: () => import('./HolidayPage.tsx').then((m) => m.HolidayPage),
  },
  {
    path: '/my_holiday',
    access: 'login',
    page: () => import('./HolidayPage.tsx').then((m) => m.HolidayPage),
  },
];
