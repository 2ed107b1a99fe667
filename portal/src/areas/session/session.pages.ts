import { TYPE_A_PREFIX } from '#contract/pms-type.ts';
import type { PageRow } from '#portal/shared/page-row.ts';

export const sessionPages: readonly PageRow[] = [
  {
    path: '/login',
    access: 'loginPage',
    page: () => import('./LoginPage.tsx').then((m) => m.LoginPage),
  },
  {
    path: `/${TYPE_A_PREFIX}/login/:id/:room`,
    access: 'typeA',
    page: () => import('./TypeALoginPage.tsx').then((m) => m.TypeALoginPage),
  },
  {
    path: `/${TYPE_A_PREFIX}/login/:token`,
    access: 'typeA',
    page: () => import('./TypeALoginPage.tsx').then((m) => m.TypeALoginPage),
  },
  {
    path: `/${TYPE_A_PREFIX}/loginsuccess`,
    access: 'typeA',
    page: () => import('./TypeASuccessPage.tsx').then((m) => m.TypeASuccessPage),
  },
  {
    path: '/my_account/pin',
    access: 'login',
    page: () => import('./PinPage.tsx').then((m) => m.PinPage),
  },
];
