import type { PageRow } from '#portal/shared/page-row.ts';

export const problemsPages: readonly PageRow[] = [
  {
    path: '/problem/overview',
    access: 'open',
    page: () => import('./ProblemsPage.tsx').then((m) => m.ProblemsPage),
    reads: ['cms/articles/findByHashtag?hashtag=problemReportingTiles'],
  },
  {
    path: '/problem/new',
    access: 'login',
    page: () => import('./NewProblemPage.tsx').then((m) => m.NewProblemPage),
  },
  {
    path: '/problem/tracking',
    access: 'login',
    page: () => import('./TrackingPage.tsx').then((m) => m.TrackingPage),
  },
];
