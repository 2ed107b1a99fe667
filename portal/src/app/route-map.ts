import type { ComponentType } from 'react';
import { TYPE_A_PREFIX } from '#contract/pms-type.ts';
import type { Area } from '#contract/route.ts';
import { HomePage } from './home/HomePage.tsx';

/** `open` for everybody, `login` for guests, `loginPage` for those who are not, `typeA` only with PMS type A (AD20). */
export type RouteAccess = 'open' | 'login' | 'loginPage' | 'typeA';
export type PageLoader = () => Promise<ComponentType>;

export interface RouteRow {
  path: string;
  area: Area | 'home';
  access: RouteAccess;
  /** The page, fetched when it is opened; a pending one shows the fallback page until it is built. */
  page: PageLoader | 'pending';
}

/** Every route of the portal (A74-A96, B, C). Fixed segments win over parameters whatever the order here (CD14). */
export const ROUTE_MAP: readonly RouteRow[] = [
  { path: '/', area: 'home', access: 'open', page: async () => HomePage },

  {
    path: '/login',
    area: 'session',
    access: 'loginPage',
    page: () => import('#portal/areas/session/LoginPage.tsx').then((m) => m.LoginPage),
  },
  {
    path: `/${TYPE_A_PREFIX}/login/:id/:room`,
    area: 'session',
    access: 'typeA',
    page: () => import('#portal/areas/session/TypeALoginPage.tsx').then((m) => m.TypeALoginPage),
  },
  {
    path: `/${TYPE_A_PREFIX}/login/:token`,
    area: 'session',
    access: 'typeA',
    page: () => import('#portal/areas/session/TypeALoginPage.tsx').then((m) => m.TypeALoginPage),
  },
  {
    path: `/${TYPE_A_PREFIX}/loginsuccess`,
    area: 'session',
    access: 'typeA',
    page: () => import('#portal/areas/session/TypeASuccessPage.tsx').then((m) => m.TypeASuccessPage),
  },
  {
    path: '/my_account',
    area: 'account',
    access: 'login',
    page: () => import('#portal/areas/account/AccountPage.tsx').then((m) => m.AccountPage),
  },
  {
    path: '/my_account/pin',
    area: 'session',
    access: 'login',
    page: () => import('#portal/areas/session/PinPage.tsx').then((m) => m.PinPage),
  },

  {
    path: '/content/overview/:id?',
    area: 'content',
    access: 'open',
    page: () => import('#portal/areas/content/ContentOverviewPage.tsx').then((m) => m.ContentOverviewPage),
  },
  {
    path: '/content/detail/:id',
    area: 'content',
    access: 'open',
    page: () => import('#portal/areas/content/ContentDetailPage.tsx').then((m) => m.ContentDetailPage),
  },
  // AD46: everything behind /QR/ is the hash, slashes included.
  {
    path: '/QR/*',
    area: 'content',
    access: 'open',
    page: () => import('#portal/areas/content/HashtagPage.tsx').then((m) => m.HashtagPage),
  },
  {
    path: '/timetable',
    area: 'programme',
    access: 'open',
    page: () => import('#portal/areas/programme/WhereWhenPage.tsx').then((m) => m.TimetablePage),
  },
  {
    path: '/wherewhen',
    area: 'programme',
    access: 'open',
    page: () => import('#portal/areas/programme/WhereWhenPage.tsx').then((m) => m.WhereWhenPage),
  },
  {
    path: '/dailyprogram/:date?',
    area: 'programme',
    access: 'open',
    page: () => import('#portal/areas/programme/DailyProgramPage.tsx').then((m) => m.DailyProgramPage),
  },
  {
    path: '/scheduledprogram',
    area: 'programme',
    access: 'open',
    page: () => import('#portal/areas/programme/ScheduledProgramPage.tsx').then((m) => m.ScheduledProgramPage),
  },

  {
    path: '/shoreexcursions/:date?',
    area: 'excursions',
    access: 'open',
    page: () => import('#portal/areas/excursions/ShoreExcursionsPage.tsx').then((m) => m.ShoreExcursionsPage),
  },
  {
    path: '/shoreexcursion/:id',
    area: 'excursions',
    access: 'open',
    page: () => import('#portal/areas/excursions/ShoreExcursionPage.tsx').then((m) => m.ShoreExcursionPage),
  },
  {
    path: '/excursion/:itineraryId/:excursionId',
    area: 'excursions',
    access: 'open',
    page: () => import('#portal/areas/excursions/PartyChoicePage.tsx').then((m) => m.PartyChoicePage),
  },
  {
    path: '/excursion/:itineraryId/:excursionId/1',
    area: 'excursions',
    access: 'open',
    page: () => import('#portal/areas/excursions/PartyChoicePage.tsx').then((m) => m.PartyChoicePage),
  },
  {
    path: '/resorts/:resortId/:excursionId/:date',
    area: 'excursions',
    access: 'open',
    page: () => import('#portal/areas/excursions/PartyChoicePage.tsx').then((m) => m.PartyChoicePage),
  },
  {
    path: '/onboard/excursions/:date?',
    area: 'excursions',
    access: 'open',
    page: () => import('#portal/areas/excursions/OnboardExcursionsPage.tsx').then((m) => m.OnboardExcursionsPage),
  },
  {
    path: '/onboard/excursionsbyday/:day',
    area: 'excursions',
    access: 'open',
    page: () => import('#portal/areas/excursions/OnboardDayPage.tsx').then((m) => m.OnboardDayPage),
  },
  {
    path: '/onboard/excursion/:id',
    area: 'excursions',
    access: 'open',
    page: () => import('#portal/areas/excursions/OnboardExcursionPage.tsx').then((m) => m.OnboardExcursionPage),
  },
  {
    path: '/onboard/bookexcursion/:id',
    area: 'excursions',
    access: 'login',
    page: () => import('#portal/areas/excursions/BookExcursionPage.tsx').then((m) => m.BookExcursionPage),
  },

  {
    path: '/itinerary/overview',
    area: 'programme',
    access: 'open',
    page: () => import('#portal/areas/programme/ItineraryPage.tsx').then((m) => m.ItineraryOverviewPage),
  },
  {
    path: '/itinerary/schedules',
    area: 'programme',
    access: 'open',
    page: () => import('#portal/areas/programme/ItineraryPage.tsx').then((m) => m.ItinerarySchedulesPage),
  },
  {
    path: '/itinerary/detail/:id',
    area: 'programme',
    access: 'open',
    page: () => import('#portal/areas/programme/ItineraryDetailPage.tsx').then((m) => m.ItineraryDetailPage),
  },
  {
    path: '/itinerary/events/:date',
    area: 'programme',
    access: 'open',
    page: () => import('#portal/areas/programme/EventsOfDatePage.tsx').then((m) => m.EventsOfDatePage),
  },
  {
    path: '/itinerary/spark/:date?',
    area: 'programme',
    access: 'open',
    page: () => import('#portal/areas/programme/LineupPage.tsx').then((m) => m.LineupPage),
  },
  {
    path: '/itinerary/go',
    area: 'programme',
    access: 'open',
    page: () => import('#portal/areas/programme/LineupPage.tsx').then((m) => m.LineupPage),
  },

  {
    path: '/activity/overview',
    area: 'bookables',
    access: 'open',
    page: () => import('#portal/areas/bookables/ActivityOverviewPage.tsx').then((m) => m.ActivityOverviewPage),
  },
  {
    path: '/activity/category/:id',
    area: 'bookables',
    access: 'open',
    page: () => import('#portal/areas/bookables/CategoryPage.tsx').then((m) => m.ActivityCategoryPage),
  },
  {
    path: '/activity/detail/:id',
    area: 'bookables',
    access: 'open',
    page: () => import('#portal/areas/bookables/BookablePage.tsx').then((m) => m.ActivityPage),
  },
  {
    path: '/dining/overview',
    area: 'bookables',
    access: 'open',
    page: () => import('#portal/areas/bookables/DiningOverviewPage.tsx').then((m) => m.DiningOverviewPage),
  },
  {
    path: '/dining/detail/:id',
    area: 'bookables',
    access: 'open',
    page: () => import('#portal/areas/bookables/BookablePage.tsx').then((m) => m.RestaurantPage),
  },
  {
    path: '/spa/overview',
    area: 'bookables',
    access: 'open',
    page: () => import('#portal/areas/bookables/SpaOverviewPage.tsx').then((m) => m.SpaOverviewPage),
  },
  {
    path: '/spa/category/:id',
    area: 'bookables',
    access: 'open',
    page: () => import('#portal/areas/bookables/CategoryPage.tsx').then((m) => m.SpaCategoryPage),
  },
  {
    path: '/spa/detail/:id',
    area: 'bookables',
    access: 'open',
    page: () => import('#portal/areas/bookables/BookablePage.tsx').then((m) => m.TreatmentPage),
  },
  {
    path: '/tacbooking',
    area: 'bookables',
    access: 'login',
    page: () => import('#portal/areas/bookables/BookingWizardPage.tsx').then((m) => m.BookingWizardPage),
  },

  {
    path: '/musement/:countryId?/:cityId?',
    area: 'marketplace',
    access: 'open',
    page: () => import('#portal/areas/marketplace/MarketplacePage.tsx').then((m) => m.MarketplacePage),
  },
  {
    path: '/musement/activity/:activityId',
    area: 'marketplace',
    access: 'open',
    page: () => import('#portal/areas/marketplace/ActivityPage.tsx').then((m) => m.ActivityPage),
  },
  {
    path: '/musement-river/excursions',
    area: 'marketplace',
    access: 'open',
    page: () => import('#portal/areas/marketplace/RiverExcursionsPage.tsx').then((m) => m.RiverExcursionsPage),
  },

  {
    path: '/holiday',
    area: 'holiday',
    access: 'login',
    page: () => import('#portal/areas/holiday/HolidayPage.tsx').then((m) => m.HolidayPage),
  },
  {
    path: '/my_holiday',
    area: 'holiday',
    access: 'login',
    page: () => import('#portal/areas/holiday/HolidayPage.tsx').then((m) => m.HolidayPage),
  },
  {
    path: '/basket',
    area: 'basket',
    access: 'login',
    page: () => import('#portal/areas/basket/BasketPage.tsx').then((m) => m.BasketPage),
  },
  {
    path: '/confirmation',
    area: 'basket',
    access: 'login',
    page: () => import('#portal/areas/basket/ConfirmationPage.tsx').then((m) => m.ConfirmationPage),
  },
  {
    path: '/my_bookings',
    area: 'bookings',
    access: 'login',
    page: () => import('#portal/areas/bookings/MyBookingsPage.tsx').then((m) => m.MyBookingsPage),
  },
  {
    path: '/my_onboard_bookings',
    area: 'bookings',
    access: 'login',
    page: () => import('#portal/areas/bookings/MyOnboardBookingsPage.tsx').then((m) => m.MyOnboardBookingsPage),
  },

  { path: '/photomatch/overview', area: 'photos', access: 'login', page: 'pending' },
  { path: '/photomatch/consent', area: 'photos', access: 'login', page: 'pending' },
  { path: '/photomatch/myphotos', area: 'photos', access: 'login', page: 'pending' },
  { path: '/photomatch/packages', area: 'photos', access: 'login', page: 'pending' },
  { path: '/photomatch/cart', area: 'photos', access: 'login', page: 'pending' },
  { path: '/photomatch/orderconfirmation', area: 'photos', access: 'login', page: 'pending' },
  { path: '/photomatch/orders', area: 'photos', access: 'login', page: 'pending' },
  { path: '/photomatch/orderDetail', area: 'photos', access: 'login', page: 'pending' },

  { path: '/vod/login', area: 'vod', access: 'open', page: 'pending' },
  { path: '/vod/overview', area: 'vod', access: 'open', page: 'pending' },
  { path: '/vod/overview/genre/:type', area: 'vod', access: 'open', page: 'pending' },
  { path: '/vod/overview/kids', area: 'vod', access: 'open', page: 'pending' },
  { path: '/vod/overview/kids/movies', area: 'vod', access: 'open', page: 'pending' },
  { path: '/vod/overview/watchlist', area: 'vod', access: 'open', page: 'pending' },
  { path: '/vod/overview/serie/:id', area: 'vod', access: 'open', page: 'pending' },
  { path: '/vod/overview/serie/:serieid/:season', area: 'vod', access: 'open', page: 'pending' },
  { path: '/vod/overview/audios/:genreid?', area: 'vod', access: 'open', page: 'pending' },
  { path: '/vod/overview/audio/:id', area: 'vod', access: 'open', page: 'pending' },
  { path: '/vod/overview/audio/:seriesId/:season', area: 'vod', access: 'open', page: 'pending' },
  { path: '/vod/overview/channels', area: 'tv', access: 'open', page: 'pending' },
  { path: '/vod/overview/:type/:genreId?', area: 'vod', access: 'open', page: 'pending' },
  { path: '/vod/detail/:id', area: 'vod', access: 'open', page: 'pending' },
  { path: '/vod/theo/:id', area: 'vod', access: 'open', page: 'pending' },
  { path: '/vod/channel/:id', area: 'tv', access: 'open', page: 'pending' },
  { path: '/vod/:id', area: 'vod', access: 'open', page: 'pending' },
  { path: '/seanetvod', area: 'vod', access: 'open', page: 'pending' },
  { path: '/seanetvod/genre/:id', area: 'vod', access: 'open', page: 'pending' },
  { path: '/seanetvod/movie/:id', area: 'vod', access: 'open', page: 'pending' },
  { path: '/seanetvod/moviePlayer', area: 'vod', access: 'open', page: 'pending' },
  { path: '/channels', area: 'tv', access: 'open', page: 'pending' },
  { path: '/channel/:id', area: 'tv', access: 'open', page: 'pending' },

  { path: '/ratings', area: 'ratings', access: 'open', page: 'pending' },
  { path: '/ratings/overview', area: 'ratings', access: 'open', page: 'pending' },
  { path: '/ratings/feedback/:id', area: 'ratings', access: 'open', page: 'pending' },
  { path: '/ratings/allinone', area: 'ratings', access: 'open', page: 'pending' },
  { path: '/userratings', area: 'ratings', access: 'open', page: 'pending' },
  { path: '/userratings/overview', area: 'ratings', access: 'login', page: 'pending' },
  { path: '/userratings/feedback/:id', area: 'ratings', access: 'login', page: 'pending' },
  { path: '/games/overview', area: 'games', access: 'open', page: 'pending' },
  { path: '/muster/home', area: 'muster', access: 'login', page: 'pending' },
  { path: '/muster/video', area: 'muster', access: 'login', page: 'pending' },
  { path: '/muster/status', area: 'muster', access: 'login', page: 'pending' },
  { path: '/muster/schedule', area: 'muster', access: 'login', page: 'pending' },
  { path: '/problem/overview', area: 'problems', access: 'open', page: 'pending' },
  { path: '/problem/new', area: 'problems', access: 'login', page: 'pending' },
  { path: '/problem/tracking', area: 'problems', access: 'login', page: 'pending' },
  { path: '/map/tracker/:id', area: 'tracker', access: 'open', page: 'pending' },
  { path: '/weather', area: 'weather', access: 'open', page: 'pending' },
  {
    path: '/cabinmessages',
    area: 'messages',
    access: 'login',
    page: () => import('#portal/areas/messages/MessagesPage.tsx').then((m) => m.MessagesPage),
  },
  { path: '/shipdetail', area: 'ship', access: 'open', page: 'pending' },
  { path: '/restaurantavailability/overview/:id', area: 'signage', access: 'open', page: 'pending' },
];
