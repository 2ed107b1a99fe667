import type { PageRow } from '#portal/shared/page-row.ts';

export const bookablesPages: readonly PageRow[] = [
  {
    path: '/activity/overview',
    access: 'open',
    page: () => import('./ActivityOverviewPage.tsx').then((m) => m.ActivityOverviewPage),
  },
  {
    path: '/activity/category/:id',
    access: 'open',
    page: () => import('./CategoryPage.tsx').then((m) => m.ActivityCategoryPage),
  },
  {
    path: '/activity/detail/:id',
    access: 'open',
    page: () => import('./BookablePage.tsx').then((m) => m.ActivityPage),
  },
  {
    path: '/dining/overview',
    access: 'open',
    page: () => import('./DiningOverviewPage.tsx').then((m) => m.DiningOverviewPage),
  },
  {
    path: '/dining/detail/:id',
    access: 'open',
    page: () => import('./BookablePage.tsx').then((m) => m.RestaurantPage),
  },
  {
    path: '/spa/overview',
    access: 'open',
    page: () => import('./SpaOverviewPage.tsx').then((m) => m.SpaOverviewPage),
  },
  {
    path: '/spa/category/:id',
    access: 'open',
    page: () => import('./CategoryPage.tsx').then((m) => m.SpaCategoryPage),
  },
  {
    path: '/spa/detail/:id',
    access: 'open',
    page: () => import('./BookablePage.tsx').then((m) => m.TreatmentPage),
  },
  {
    path: '/tacbooking',
    access: 'login',
    page: () => import('./BookingWizardPage.tsx').then((m) => m.BookingWizardPage),
  },
];
