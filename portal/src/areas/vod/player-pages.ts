import type { PageLoader } from '#portal/shared/page-row.ts';

/** The players, which the pages with Play on them ask for ahead. */
export const playerPage: PageLoader = async () => (await import('./VodPlayerPage.tsx')).VodPlayerPage;
export const seanetPlayerPage: PageLoader = async () =>
  (await import('./seanet/SeanetPlayerPage.tsx')).SeanetPlayerPage;
