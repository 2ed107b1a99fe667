import { type BookableModule, bookablesRoutes } from '#contract/areas/bookables.ts';

/** What is particular to each module: its calls, its addresses and its words. */
export const MODULES = {
  activity: {
    item: bookablesRoutes.activity,
    overview: '/activity/overview',
    title: 'bookables_activities',
    none: 'no_activities_available',
    seeAll: 'bookables_see_activities',
  },
  dining: {
    item: bookablesRoutes.restaurant,
    overview: '/dining/overview',
    title: 'bookables_restaurants',
    none: 'no_restaurants_available',
    seeAll: 'bookables_see_restaurants',
  },
  spa: {
    item: bookablesRoutes.treatment,
    overview: '/spa/overview',
    title: 'bookables_spa',
    none: 'no_spa_available',
    seeAll: 'bookables_see_spa',
  },
} as const satisfies Record<BookableModule, object>;

export const detailPath = (module: BookableModule, id: string) => `/${module}/detail/${encodeURIComponent(id)}`;
export const categoryPath = (module: BookableModule, id: string) => `/${module}/category/${encodeURIComponent(id)}`;
