import type { PageRow } from '#portal/shared/page-row.ts';

export const searchPages: readonly PageRow[] = [
  { path: '/search', access: 'open', page: () => import('./SearchPage.tsx').then((m) => m.SearchPage) },
];
