import type { PageRow } from '#portal/shared/page-row.ts';
import { playerPage, seanetPlayerPage } from './player-pages.ts';

const typePage = async () => (await import('./TypePage.tsx')).TypePage;
const albumPage = async () => (await import('./audio/AlbumPage.tsx')).AlbumPage;

export const vodPages: readonly PageRow[] = [
  { path: '/vod/login', access: 'open', page: async () => (await import('./VodLoginPage.tsx')).VodLoginPage },
  {
    path: '/vod/overview',
    access: 'open',
    foyer: 'film',
    page: async () => (await import('./VodLandingPage.tsx')).VodLandingPage,
  },
  {
    path: '/vod/overview/genre/:type',
    access: 'open',
    foyer: 'bare',
    page: async () => (await import('./GenreLandingPage.tsx')).GenreLandingPage,
  },
  {
    path: '/vod/overview/kids',
    access: 'open',
    foyer: 'posters',
    page: async () => (await import('./KidsPage.tsx')).KidsPage,
  },
  {
    path: '/vod/overview/kids/movies',
    access: 'open',
    foyer: 'posters',
    page: async () => (await import('./KidsMoviesPage.tsx')).KidsMoviesPage,
  },
  {
    path: '/vod/overview/watchlist',
    access: 'open',
    foyer: 'posters',
    page: async () => (await import('./WatchlistPage.tsx')).WatchlistPage,
  },
  {
    path: '/vod/overview/serie/:id',
    access: 'open',
    foyer: 'film',
    page: async () => (await import('./SeriePage.tsx')).SeriePage,
  },
  {
    path: '/vod/overview/serie/:serieid/:season',
    access: 'open',
    foyer: 'film',
    page: async () => (await import('./SeasonPage.tsx')).SeasonPage,
  },
  {
    path: '/vod/overview/audios/:genreid?',
    access: 'open',
    foyer: 'posters',
    page: async () => (await import('./audio/AudiosPage.tsx')).AudiosPage,
  },
  { path: '/vod/overview/audio/:id', access: 'open', foyer: 'film', page: albumPage },
  { path: '/vod/overview/audio/:seriesId/:season', access: 'open', foyer: 'film', page: albumPage },
  { path: '/vod/overview/:type/:genreId?', access: 'open', foyer: 'posters', page: typePage },
  {
    path: '/vod/detail/:id',
    access: 'open',
    foyer: 'film',
    page: async () => (await import('./VodDetailPage.tsx')).VodDetailPage,
  },
  {
    path: '/vod/theo/:id',
    access: 'open',
    foyer: 'bare',
    page: async () => (await import('./VodPlayerPage.tsx')).VodTheoPage,
    screen: 'page',
  },
  { path: '/vod/:id', access: 'open', foyer: 'bare', page: playerPage, screen: 'page' },
  {
    path: '/seanetvod',
    access: 'open',
    foyer: 'film',
    page: async () => (await import('./seanet/SeanetPage.tsx')).SeanetPage,
  },
  {
    path: '/seanetvod/genre/:id',
    access: 'open',
    foyer: 'posters',
    page: async () => (await import('./seanet/SeanetGenrePage.tsx')).SeanetGenrePage,
  },
  {
    path: '/seanetvod/movie/:id',
    access: 'open',
    foyer: 'film',
    page: async () => (await import('./seanet/SeanetMoviePage.tsx')).SeanetMoviePage,
  },
  {
    path: '/seanetvod/moviePlayer',
    access: 'open',
    foyer: 'bare',
    page: seanetPlayerPage,
  },
];
