import type { PageRow } from '#portal/shared/page-row.ts';

export const gamesPages: readonly PageRow[] = [
  {
    path: '/games/overview',
    access: 'open',
    page: () => import('./GamesPage.tsx').then((m) => m.GamesPage),
  },
];
