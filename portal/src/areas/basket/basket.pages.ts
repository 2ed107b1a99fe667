import type { PageRow } from '#portal/shared/page-row.ts';

export const basketPages: readonly PageRow[] = [
  {
    path: '/basket',
    access: 'login',
    page: () => import('./BasketPage.tsx').then((m) => m.BasketPage),
  },
  {
    path: '/confirmation',
    access: 'login',
    page: () => import('./ConfirmationPage.tsx').then((m) => m.ConfirmationPage),
  },
];
