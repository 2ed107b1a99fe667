import type { PageRow } from '#portal/shared/page-row.ts';
import { channelPage, vodChannelPage } from './player-pages.ts';

const films: PageRow['service'] = ({ videoConfiguration }) => videoConfiguration?.url;

export const tvPages: readonly PageRow[] = [
  {
    path: '/vod/overview/channels',
    access: 'open',
    foyer: 'bare',
    page: async () => (await import('./GuidePage.tsx')).GuidePage,
    service: films,
  },
  {
    path: '/vod/channel/:id',
    access: 'open',
    foyer: 'bare',
    page: vodChannelPage,
    screen: 'page',
    staysOpen: true,
    service: films,
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
