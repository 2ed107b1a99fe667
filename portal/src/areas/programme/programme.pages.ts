import type { PageRow } from '#portal/shared/page-row.ts';

export const programmePages: readonly PageRow[] = [
  {
    path: '/timetable',
    access: 'open',
    page: () => import('./WhereWhenPage.tsx').then((m) => m.TimetablePage),
    screen: () => import('./WhereWhenScreen.tsx').then((m) => m.TimetableScreen),
  },
  {
    path: '/wherewhen',
    access: 'open',
    page: () => import('./WhereWhenPage.tsx').then((m) => m.WhereWhenPage),
    screen: () => import('./WhereWhenScreen.tsx').then((m) => m.WhereWhenScreen),
  },
  {
    path: '/dailyprogram/:date?',
    access: 'open',
    page: () => import('./DailyProgramPage.tsx').then((m) => m.DailyProgramPage),
    screen: () => import('./ProgrammeScreen.tsx').then((m) => m.ProgrammeScreen),
    reads: ['itinerary/schedules', { path: 'cms/dailySchedule', unless: 'date' }],
  },
  {
    path: '/scheduledprogram',
    access: 'open',
    page: () => import('./ScheduledProgramPage.tsx').then((m) => m.ScheduledProgramPage),
    screen: () => import('./ProgrammeScreen.tsx').then((m) => m.ProgrammeScreen),
    reads: ['itinerary/schedules'],
    lineup: true,
  },
  {
    path: '/itinerary/overview',
    access: 'open',
    page: () => import('./ItineraryPage.tsx').then((m) => m.ItineraryOverviewPage),
    screen: () => import('./ItineraryScreen.tsx').then((m) => m.ItineraryScreen),
    reads: ['itinerary/schedules'],
  },
  {
    path: '/itinerary/schedules',
    access: 'open',
    page: () => import('./ItineraryPage.tsx').then((m) => m.ItinerarySchedulesPage),
    screen: () => import('./ItineraryScreen.tsx').then((m) => m.ItineraryScreen),
    reads: ['itinerary/schedules'],
  },
  {
    path: '/itinerary/detail/:id',
    access: 'open',
    page: () => import('./ItineraryDetailPage.tsx').then((m) => m.ItineraryDetailPage),
    screen: () => import('./ItineraryScreen.tsx').then((m) => m.ItineraryDayScreen),
    reads: ['itinerary/schedules'],
  },
  {
    path: '/itinerary/events/:date',
    access: 'open',
    page: () => import('./EventsOfDatePage.tsx').then((m) => m.EventsOfDatePage),
    screen: () => import('./ProgrammeScreen.tsx').then((m) => m.ProgrammeScreen),
  },
  {
    path: '/itinerary/spark/:date?',
    access: 'open',
    page: () => import('./LineupPage.tsx').then((m) => m.LineupPage),
    screen: () => import('./ProgrammeScreen.tsx').then((m) => m.ProgrammeScreen),
    reads: ['itinerary/schedules'],
    lineup: true,
  },
  {
    path: '/itinerary/go',
    access: 'open',
    page: () => import('./LineupPage.tsx').then((m) => m.LineupPage),
    screen: () => import('./ProgrammeScreen.tsx').then((m) => m.ProgrammeScreen),
    reads: ['itinerary/schedules'],
  },
];
