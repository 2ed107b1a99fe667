import type { PageRow } from '#portal/shared/page-row.ts';
import { channelPage, vodChannelPage } from './player-pages.ts';

export const tvPages: readonly PageRow[] = [
  {
    path: '/vod/overview/channels',
    access: 'open',
    foyer: 'bare',
    page: async () => (await import('./GuidePage.tsx')).GuidePage,
    service: ({ videoConfiguration }) => videoConfiguration?.url,
  },
  {
    path: '/vod/channel/:id',
    access: 'open',
    foyer: 'bare',
    page: vodChannelPage,
    screen: 'page',
    staysOpen: true,
    service: ({ videoConfiguration }) => videoConfiguration?.url,
  },
  {
    path: '/channels',
    access: 'open',
    foyer: 'bare',
    page: async () => (await import('./ChannelsPage.tsx')).ChannelsPage,
    screen: 'page',
    reads: ['channel/getAll/tv/app'],
  },
  {
    path: '/channel/:id',
    access: 'open',
    foyer: 'bare',
    page: channelPage,
    screen: 'page',
    staysOpen: true,
  },
];
