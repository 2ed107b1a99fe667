import type { PageRow } from '#portal/shared/page-row.ts';

export const signagePages: readonly PageRow[] = [
  {
    path: '/restaurantavailability/overview/:id',
    access: 'open',
    page: () => import('./RestaurantScreenPage.tsx').then((m) => m.RestaurantScreenPage),
    screen: () => import('./RestaurantsScreen.tsx').then((m) => m.RestaurantsScreen),
  },
];
