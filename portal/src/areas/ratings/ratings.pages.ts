import type { PageRow } from '#portal/shared/page-row.ts';

export const ratingsPages: readonly PageRow[] = [
  { path: '/ratings', access: 'open', page: 'pending' },
  { path: '/ratings/overview', access: 'open', page: 'pending' },
  { path: '/ratings/feedback/:id', access: 'open', page: 'pending' },
  { path: '/ratings/allinone', access: 'open', page: 'pending' },
  { path: '/userratings', access: 'open', page: 'pending' },
  { path: '/userratings/overview', access: 'login', page: 'pending' },
  { path: '/userratings/feedback/:id', access: 'login', page: 'pending' },
];
