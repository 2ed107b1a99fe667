import { keptPage } from '#portal/shared/page-row.ts';

/** The players of both sources, which their lists ask for ahead. */
export const channelPage = keptPage(async () => (await import('./ChannelPlayerPage.tsx')).ChannelPlayerPage);
export const vodChannelPage = keptPage(async () => (await import('./ChannelPlayerPage.tsx')).VodChannelPlayerPage);
