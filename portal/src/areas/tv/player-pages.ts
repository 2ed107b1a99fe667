import type { PageLoader } from '#portal/shared/page-row.ts';

/** The players of both sources, which their lists ask for ahead. */
export const channelPage: PageLoader = async () => (await import('./ChannelPlayerPage.tsx')).ChannelPlayerPage;
export const vodChannelPage: PageLoader = async () => (await import('./ChannelPlayerPage.tsx')).VodChannelPlayerPage;
