import type { PageRow } from '#portal/shared/page-row.ts';

export const problemsPages: readonly PageRow[] = [
  { path: '/problem/overview', access: 'open', page: 'pending' },
  { path: '/problem/new', access: 'login', page: 'pending' },
  { path: '/problem/tracking', access: 'login', page: 'pending' },
];
