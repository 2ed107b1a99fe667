import type { PageRow } from '#portal/shared/page-row.ts';

export const signagePages: readonly PageRow[] = [
  { path: '/restaurantavailability/overview/:id', access: 'open', page: 'pending' },
];
