import type { PageRow } from '#portal/shared/page-row.ts';

export const vodPages: readonly PageRow[] = [
  { path: '/vod/login', access: 'open', page: 'pending' },
  { path: '/vod/overview', access: 'open', page: 'pending' },
  { path: '/vod/overview/genre/:type', access: 'open', page: 'pending' },
  { path: '/vod/overview/kids', access: 'open', page: 'pending' },
  { path: '/vod/overview/kids/movies', access: 'open', page: 'pending' },
  { path: '/vod/overview/watchlist', access: 'open', page: 'pending' },
  { path: '/vod/overview/serie/:id', access: 'open', page: 'pending' },
  { path: '/vod/overview/serie/:serieid/:season', access: 'open', page: 'pending' },
  { path: '/vod/overview/audios/:genreid?', access: 'open', page: 'pending' },
  { path: '/vod/overview/audio/:id', access: 'open', page: 'pending' },
  { path: '/vod/overview/audio/:seriesId/:season', access: 'open', page: 'pending' },
  { path: '/vod/overview/:type/:genreId?', access: 'open', page: 'pending' },
  { path: '/vod/detail/:id', access: 'open', page: 'pending' },
  { path: '/vod/theo/:id', access: 'open', page: 'pending' },
  { path: '/vod/:id', access: 'open', page: 'pending' },
  { path: '/seanetvod', access: 'open', page: 'pending' },
  { path: '/seanetvod/genre/:id', access: 'open', page: 'pending' },
  { path: '/seanetvod/movie/:id', access: 'open', page: 'pending' },
  { path: '/seanetvod/moviePlayer', access: 'open', page: 'pending' },
];
