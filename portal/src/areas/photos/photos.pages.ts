import type { PageRow } from '#portal/shared/page-row.ts';

export const photosPages: readonly PageRow[] = [
  { path: '/photomatch/overview', access: 'login', page: 'pending' },
  { path: '/photomatch/consent', access: 'login', page: 'pending' },
  { path: '/photomatch/myphotos', access: 'login', page: 'pending' },
  { path: '/photomatch/packages', access: 'login', page: 'pending' },
  { path: '/photomatch/cart', access: 'login', page: 'pending' },
  { path: '/photomatch/orderconfirmation', access: 'login', page: 'pending' },
  { path: '/photomatch/orders', access: 'login', page: 'pending' },
  { path: '/photomatch/orderDetail', access: 'login', page: 'pending' },
];
