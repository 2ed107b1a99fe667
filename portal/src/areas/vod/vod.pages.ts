import type { PageRow } from '#portal/shared/page-row.ts';
import { playerPage, seanetPlayerPage } from './player-pages.ts';

const typePage = async () => (await import('./TypePage.tsx')).TypePage;
const albumPage = async () => (await import('./audio/AlbumPage.tsx')).AlbumPage;
const films: PageRow['service'] = ({ videoConfiguration }) => videoConfiguration?.url;
const moreFilms: PageRow['service'] = ({ seanetConfiguration }) => seanetConfiguration?.url;

export const vodPages: readonly PageRow[] = [
  {
    path: '/vod/login',
    access: 'open',
    page: async () => (await import('./VodLoginPage.tsx')).VodLoginPage,
    service: films,
  },
  {
    path: '/vod/overview',
    access: 'open',
    foyer: 'film',
    page: async () => (await import('./VodLandingPage.tsx')).VodLandingPage,
    service: films,
  },
  {
    path: '/vod/overview/genre/:type',
    access: 'open',
    foyer: 'bare',
    page: async () => (await import('./GenreLandingPage.tsx')).GenreLandingPage,
    service: films,
  },
  {
    path: '/vod/overview/kids',
    access: 'open',
    foyer: 'posters',
    page: async () => (await import('./KidsPage.tsx')).KidsPage,
    service: films,
  },
  {
    path: '/vod/overview/kids/movies',
    access: 'open',
    foyer: 'posters',
    page: async () => (await import('./KidsMoviesPage.tsx')).KidsMoviesPage,
    service: films,
  },
  {
    path: '/vod/overview/watchlist',
    access: 'open',
    foyer: 'posters',
    page: async () => (await import('./WatchlistPage.tsx')).WatchlistPage,
    service: films,
  },
  {
    path: '/vod/overview/serie/:id',
    access: 'open',
    foyer: 'film',
    page: async () => (await import('./SeriePage.tsx')).SeriePage,
    service: films,
  },
  {
    path: '/vod/overview/serie/:serieid/:season',
    access: 'open',
    foyer: 'film',
    page: async () => (await import('./SeasonPage.tsx')).SeasonPage,
    service: films,
  },
  {
    path: '/vod/overview/audios/:genreid?',
    access: 'open',
    foyer: 'posters',
    page: async () => (await import('./audio/AudiosPage.tsx')).AudiosPage,
    service: films,
  },
  { path: '/vod/overview/audio/:id', access: 'open', foyer: 'film', page: albumPage, service: films },
  { path: '/vod/overview/audio/:seriesId/:season', access: 'open', foyer: 'film', page: albumPage, service: films },
  { path: '/vod/overview/:type/:genreId?', access: 'open', foyer: 'posters', page: typePage, service: films },
  {
    path: '/vod/detail/:id',
    access: 'open',
    foyer: 'film',
    page: async () => (await import('./VodDetailPage.tsx')).VodDetailPage,
    service: films,
  },
  {
    path: '/vod/theo/:id',
    access: 'open',
    foyer: 'bare',
    page: async () => (await import('./VodPlayerPage.tsx')).VodTheoPage,
    screen: 'page',
    service: films,
  },
  { path: '/vod/:id', access: 'open', foyer: 'bare', page: playerPage, screen: 'page', service: films },
  {
    path: '/seanetvod',
    access: 'open',
    foyer: 'film',
    page: async () => (await import('./seanet/SeanetPage.tsx')).SeanetPage,
    service: moreFilms,
  },
  {
    path: '/seanetvod/genre/:id',
    access: 'open',
    foyer: 'posters',
    page: async () => (await import('./seanet/SeanetGenrePage.tsx')).SeanetGenrePage,
    service: moreFilms,
  },
  {
    // CD19: a film's path, its slashes encoded or as they are.
    path: '/seanetvod/movie/*',
    access: 'open',
    foyer: 'film',
    page: async () => (await import('./seanet/SeanetMoviePage.tsx')).SeanetMoviePage,
    service: moreFilms,
  },
  {
    path: '/seanetvod/moviePlayer',
    access: 'open',
    foyer: 'bare',
    page: seanetPlayerPage,
    service: moreFilms,
  },
];
