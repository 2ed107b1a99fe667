import { keptPage } from '#portal/shared/page-row.ts';

/** The players, which the pages with Play on them ask for ahead. */
export const playerPage = keptPage(async () => (await import('./VodPlayerPage.tsx')).VodPlayerPage);
export const seanetPlayerPage = keptPage(async () => (await import('./seanet/SeanetPlayerPage.tsx')).SeanetPlayerPage);
