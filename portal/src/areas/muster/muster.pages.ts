import type { PageRow } from '#portal/shared/page-row.ts';

export const musterPages: readonly PageRow[] = [
  {
    path: '/muster/home',
    access: 'login',
    page: () => import('./MusterHomePage.tsx').then((m) => m.MusterHomePage),
  },
  {
    path: '/muster/video',
    access: 'login',
    page: () => import('./MusterVideoPage.tsx').then((m) => m.MusterVideoPage),
  },
  {
    path: '/muster/status',
    access: 'login',
    page: () => import('./MusterStatusPage.tsx').then((m) => m.MusterStatusPage),
  },
  {
    path: '/muster/schedule',
    access: 'login',
    page: () => import('./MusterSchedulePage.tsx').then((m) => m.MusterSchedulePage),
  },
];
