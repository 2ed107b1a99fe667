import type { PageRow } from '#portal/shared/page-row.ts';

export const photosPages: readonly PageRow[] = [
  {
    path: '/photomatch/overview',
    access: 'login',
    page: () => import('./PhotoOverviewPage.tsx').then((m) => m.PhotoOverviewPage),
  },
  {
    path: '/photomatch/consent',
    access: 'login',
    page: () => import('./ConsentPage.tsx').then((m) => m.ConsentPage),
  },
  {
    path: '/photomatch/myphotos',
    access: 'login',
    page: () => import('./MyPhotosPage.tsx').then((m) => m.MyPhotosPage),
  },
  {
    path: '/photomatch/packages',
    access: 'login',
    page: () => import('./PackagesPage.tsx').then((m) => m.PackagesPage),
  },
  {
    path: '/photomatch/cart',
    access: 'login',
    page: () => import('./PhotoCartPage.tsx').then((m) => m.PhotoCartPage),
  },
  {
    path: '/photomatch/orderconfirmation',
    access: 'login',
    page: () => import('./OrderConfirmationPage.tsx').then((m) => m.OrderConfirmationPage),
  },
  {
    path: '/photomatch/orders',
    access: 'login',
    page: () => import('./PhotoOrdersPage.tsx').then((m) => m.PhotoOrdersPage),
  },
  {
    path: '/photomatch/orderDetail',
    access: 'login',
    page: () => import('./OrderDetailPage.tsx').then((m) => m.OrderDetailPage),
  },
];
