import type { PageRow } from '#portal/shared/page-row.ts';

export const bookablesPages: readonly PageRow[] = [
  {
    path: '/activity/overview',
    access: 'open',
    page: () => import('./ActivityOverviewPage.tsx').then((m) => m.ActivityOverviewPage),
    screen: () => import('./BookablesScreen.tsx').then((m) => m.ActivitiesScreen),
    reads: ['activitycategory', 'activity'],
  },
  {
    path: '/activity/category/:id',
    access: 'open',
    page: () => import('./CategoryPage.tsx').then((m) => m.ActivityCategoryPage),
    screen: () => import('./BookablesScreen.tsx').then((m) => m.ActivitiesScreen),
    reads: ['activitycategory', 'activity?categoryId=:id'],
  },
  {
    path: '/activity/detail/:id',
    access: 'open',
    page: () => import('./BookablePage.tsx').then((m) => m.ActivityPage),
    screen: () => import('./BookableScreen.tsx').then((m) => m.ActivityScreen),
    reads: ['activity/:id', 'blobs/images/:id'],
  },
  {
    path: '/dining/overview',
    access: 'open',
    page: () => import('./DiningOverviewPage.tsx').then((m) => m.DiningOverviewPage),
    screen: () => import('./BookablesScreen.tsx').then((m) => m.RestaurantsListScreen),
    reads: ['dining'],
  },
  {
    path: '/dining/detail/:id',
    access: 'open',
    page: () => import('./BookablePage.tsx').then((m) => m.RestaurantPage),
    screen: () => import('./BookableScreen.tsx').then((m) => m.RestaurantScreen),
    reads: ['dining/:id', 'blobs/images/:id'],
  },
  {
    path: '/spa/overview',
    access: 'open',
    page: () => import('./SpaOverviewPage.tsx').then((m) => m.SpaOverviewPage),
    screen: () => import('./BookablesScreen.tsx').then((m) => m.TreatmentsScreen),
    reads: ['spacategory'],
  },
  {
    path: '/spa/category/:id',
    access: 'open',
    page: () => import('./CategoryPage.tsx').then((m) => m.SpaCategoryPage),
    screen: () => import('./BookablesScreen.tsx').then((m) => m.TreatmentsScreen),
    reads: ['spacategory', 'spa?categoryId=:id'],
  },
  {
    path: '/spa/detail/:id',
    access: 'open',
    page: () => import('./BookablePage.tsx').then((m) => m.TreatmentPage),
    screen: () => import('./BookableScreen.tsx').then((m) => m.TreatmentScreen),
    reads: ['spa/:id', 'blobs/images/:id'],
  },
  {
    path: '/tacbooking',
    access: 'login',
    page: () => import('./BookingWizardPage.tsx').then((m) => m.BookingWizardPage),
  },
];
