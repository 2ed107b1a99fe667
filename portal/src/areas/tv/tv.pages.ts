import type { PageRow } from '#portal/shared/page-row.ts';

export const tvPages: readonly PageRow[] = [
  { path: '/vod/overview/channels', access: 'open', page: 'pending' },
  { path: '/vod/channel/:id', access: 'open', page: 'pending' },
  { path: '/channels', access: 'open', page: 'pending' },
  { path: '/channel/:id', access: 'open', page: 'pending' },
];
