import type { PageRow } from '#portal/shared/page-row.ts';

export const marketplacePages: readonly PageRow[] = [
  {
    path: '/musement/:countryId?/:cityId?',
    access: 'open',
    page: () => import('./MarketplacePage.tsx').then((m) => m.MarketplacePage),
    screen: () => import('./MarketplaceScreen.tsx').then((m) => m.MarketplaceScreen),
  },
  {
    path: '/musement/activity/:activityId',
    access: 'open',
    page: () => import('./ActivityPage.tsx').then((m) => m.ActivityPage),
    screen: () => import('./ActivityScreen.tsx').then((m) => m.ActivityScreen),
  },
  {
    path: '/musement-river/excursions',
    access: 'open',
    page: () => import('./RiverExcursionsPage.tsx').then((m) => m.RiverExcursionsPage),
  },
];
