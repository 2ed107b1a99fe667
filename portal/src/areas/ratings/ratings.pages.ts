import type { PageLoader, PageRow } from '#portal/shared/page-row.ts';

const overview: PageLoader = () => import('./RatingsPage.tsx').then((m) => m.RatingsPage);
const feedback: PageLoader = () => import('./FeedbackPage.tsx').then((m) => m.FeedbackPage);

export const ratingsPages: readonly PageRow[] = [
  { path: '/ratings', access: 'open', page: overview },
  { path: '/ratings/overview', access: 'open', page: overview },
  { path: '/ratings/feedback/:id', access: 'open', page: feedback },
  {
    path: '/ratings/allinone',
    access: 'open',
    page: () => import('./AllInOnePage.tsx').then((m) => m.AllInOnePage),
  },
  {
    path: '/userratings',
    access: 'open',
    page: () => import('./UserRatingsPage.tsx').then((m) => m.UserRatingsPage),
  },
  { path: '/userratings/overview', access: 'login', page: overview },
  { path: '/userratings/feedback/:id', access: 'login', page: feedback },
];
