import type { PageLoader, PageRow } from '#portal/shared/page-row.ts';

const overview: PageLoader = () => import('./RatingsPage.tsx').then((m) => m.RatingsPage);
const feedback: PageLoader = () => import('./FeedbackPage.tsx').then((m) => m.FeedbackPage);
const PROFILES = ['ratings/profiles?allInOne=false'];

export const ratingsPages: readonly PageRow[] = [
  { path: '/ratings', access: 'open', page: overview, reads: PROFILES },
  { path: '/ratings/overview', access: 'open', page: overview, reads: PROFILES },
  {
    path: '/ratings/feedback/:id',
    access: 'open',
    page: feedback,
    reads: ['ratings/profiles/:id'],
  },
  {
    path: '/ratings/allinone',
    access: 'open',
    page: () => import('./AllInOnePage.tsx').then((m) => m.AllInOnePage),
    reads: ['ratings/profiles?allInOne=true', 'cms/categories/findByHashtag?hashtag=allInOneFeedback'],
  },
  {
    path: '/userratings',
    access: 'open',
    page: () => import('./UserRatingsPage.tsx').then((m) => m.UserRatingsPage),
    reads: ['ratings/config'],
  },
  { path: '/userratings/overview', access: 'login', page: overview },
  { path: '/userratings/feedback/:id', access: 'login', page: feedback },
];
