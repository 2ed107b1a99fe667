import type { PageRow } from '#portal/shared/page-row.ts';

export const musterPages: readonly PageRow[] = [
  { path: '/muster/home', access: 'login', page: 'pending' },
  { path: '/muster/video', access: 'login', page: 'pending' },
  { path: '/muster/status', access: 'login', page: 'pending' },
  { path: '/muster/schedule', access: 'login', page: 'pending' },
];
