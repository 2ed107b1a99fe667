import type { PageRow } from '#portal/shared/page-row.ts';

export const mydayPages: readonly PageRow[] = [
  { path: '/myday', access: 'login', page: () => import('./MyDayPage.tsx').then((m) => m.MyDayPage) },
];
