import type { PageRow } from '#portal/shared/page-row.ts';

export const tvPages: readonly PageRow[] = [
  { path: '/vod/overview/channels', access: 'open', page: async () => (await import('./GuidePage.tsx')).GuidePage },
  {
    path: '/vod/channel/:id',
    access: 'open',
    page: async () => (await import('./ChannelPlayerPage.tsx')).VodChannelPlayerPage,
    screen: 'page',
    staysOpen: true,
  },
  { path: '/channels', access: 'open', page: async () => (await import('./ChannelsPage.tsx')).ChannelsPage },
  {
    path: '/channel/:id',
    access: 'open',
    page: async () => (await import('./ChannelPlayerPage.tsx')).ChannelPlayerPage,
    screen: 'page',
    staysOpen: true,
  },
];
