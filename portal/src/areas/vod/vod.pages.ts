import type { PageRow } from '#portal/shared/page-row.ts';
import { playerPage, seanetPlayerPage } from './player-pages.ts';

const typePage = async () => (await import('./TypePage.tsx')).TypePage;
const albumPage = async () => (await import('./audio/AlbumPage.tsx')).AlbumPage;

export const vodPages: readonly PageRow[] = [
  { path: '/vod/login', access: 'open', page: async () => (await import('./VodLoginPage.tsx')).VodLoginPage },
  { path: '/vod/overview', access: 'open', page: async () => (await import('./VodLandingPage.tsx')).VodLandingPage },
  {
    path: '/vod/overview/genre/:type',
    access: 'open',
    page: async () => (await import('./GenreLandingPage.tsx')).GenreLandingPage,
  },
  { path: '/vod/overview/kids', access: 'open', page: async () => (await import('./KidsPage.tsx')).KidsPage },
  {
    path: '/vod/overview/kids/movies',
    access: 'open',
    page: async () => (await import('./KidsMoviesPage.tsx')).KidsMoviesPage,
  },
  {
    path: '/vod/overview/watchlist',
    access: 'open',
    page: async () => (await import('./WatchlistPage.tsx')).WatchlistPage,
  },
  { path: '/vod/overview/serie/:id', access: 'open', page: async () => (await import('./SeriePage.tsx')).SeriePage },
  {
    path: '/vod/overview/serie/:serieid/:season',
    access: 'open',
    page: async () => (await import('./SeasonPage.tsx')).SeasonPage,
  },
  {
    path: '/vod/overview/audios/:genreid?',
    access: 'open',
    page: async () => (await import('./audio/AudiosPage.tsx')).AudiosPage,
  },
  { path: '/vod/overview/audio/:id', access: 'open', page: albumPage },
  { path: '/vod/overview/audio/:seriesId/:season', access: 'open', page: albumPage },
  { path: '/vod/overview/:type/:genreId?', access: 'open', page: typePage },
  { path: '/vod/detail/:id', access: 'open', page: async () => (await import('./VodDetailPage.tsx')).VodDetailPage },
  { path: '/vod/theo/:id', access: 'open', page: async () => (await import('./VodPlayerPage.tsx')).VodTheoPage },
  { path: '/vod/:id', access: 'open', page: playerPage },
  { path: '/seanetvod', access: 'open', page: async () => (await import('./seanet/SeanetPage.tsx')).SeanetPage },
  {
    path: '/seanetvod/genre/:id',
    access: 'open',
    page: async () => (await import('./seanet/SeanetGenrePage.tsx')).SeanetGenrePage,
  },
  {
    path: '/seanetvod/movie/:id',
    access: 'open',
    page: async () => (await import('./seanet/SeanetMoviePage.tsx')).SeanetMoviePage,
  },
  {
    path: '/seanetvod/moviePlayer',
    access: 'open',
    page: seanetPlayerPage,
  },
];
