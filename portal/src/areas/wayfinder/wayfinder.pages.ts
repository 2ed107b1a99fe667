import type { PageRow } from '#portal/shared/page-row.ts';

export const wayfinderPages: readonly PageRow[] = [
  { path: '/wayfinder', access: 'open', page: () => import('./WayfinderPage.tsx').then((m) => m.WayfinderPage) },
];
