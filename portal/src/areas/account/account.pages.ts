import type { PageRow } from '#portal/shared/page-row.ts';

export const accountPages: readonly PageRow[] = [
  {
    path: '/my_account',
    access: 'login',
    page: () => import('./AccountPage.tsx').then((m) => m.AccountPage),
  },
];
