import type { PageRow } from '#portal/shared/page-row.ts';

export const shipPages: readonly PageRow[] = [
  {
    path: '/shipdetail',
    access: 'open',
    page: () => import('./ShipPage.tsx').then((m) => m.ShipPage),
    reads: ['ships/content'],
  },
];
