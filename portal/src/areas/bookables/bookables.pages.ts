import type { PageRow } from '#portal/shared/page-row.ts';

export const bookablesPages: readonly PageRow[] = [
  {
    path: '/activity/overview',
    access: 'open',
    page: () => import('./ActivityOverviewPage.tsx').then((m) => m.ActivityOverviewPage),
    reads: ['activitycategory', 'activity'],
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
    reads: ['activity/:id'],
  },
  {
    path: '/dining/overview',
    access: 'open',
    page: () => import('./DiningOverviewPage.tsx').then((m) => m.DiningOverviewPage),
    reads: ['dining'],
  },
  {
    path: '/dining/detail/:id',
    access: 'open',
    page: () => import('./BookablePage.tsx').then((m) => m.RestaurantPage),
    reads: ['dining/:id'],
  },
  {
    path: '/spa/overview',
    access: 'open',
    page: () => import('./SpaOverviewPage.tsx').then((m) => m.SpaOverviewPage),
    reads: ['spacategory'],
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
    reads: ['spa/:id'],
  },
  {
    path: '/tacbooking',
    access: 'login',
    page: () => import('./BookingWizardPage.tsx').then((m) => m.BookingWizardPage),
  },
];
