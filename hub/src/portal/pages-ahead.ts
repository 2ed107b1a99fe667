import type { FastifyInstance } from 'fastify';
import { FIRST_VIEW_ID } from '#contract/first-view.ts';
import type { Hub } from '#hub/hub.ts';

const HOME = '/';
const HEADERS = { accept: 'text/html' };
/** A page gives up on a drawing that takes long, which goes on all the same: the next one finds it. */
const TRIES = 5;
/** Links inside of the portal, without what they search for. */
const LINK = /<a [^>]*?href="(\/(?!\/)[^"?#]*)/g;

/**
 * The thread that draws pages reads the code of each with its first drawing, and at a film provider it logs in: the hub opens
 * home and what home leads to, one after the other, so that no guest's page comes without its drawing for that.
 */
export async function drawPagesAhead(
  app: Pick<FastifyInstance, 'inject'>,
  { settings, log, lifecycle }: Pick<Hub, 'settings' | 'log' | 'lifecycle'>,
): Promise<void> {
  if (!settings.picturesAhead) return;

  async function open(url: string): Promise<string> {
    for (let left = TRIES; left > 0 && !lifecycle.isStopping(); left--) {
      const { payload } = await app.inject({ url, headers: HEADERS });
      if (payload.includes(`id="${FIRST_VIEW_ID}"`)) return payload;
    }
    return '';
  }

  try {
    const home = await open(HOME);
    const links = new Set([...home.matchAll(LINK)].map(([, link = '']) => link));
    links.delete(HOME);
    for (const link of links) await open(link);
  } catch (error) {
    log.warn('pages could not be drawn ahead', { error });
  }
}
