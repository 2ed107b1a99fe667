import type { FastifyInstance } from 'fastify';
import { wayfinderRoutes } from '#contract/areas/wayfinder.ts';
import type { Hub } from '#hub/hub.ts';
import { API_PREFIX } from '#hub/shared/http/register-area.ts';
import { PLAN_LANGUAGES } from './plan-words.ts';

/**
 * A ship's dozen of decks is drawn in half a second, by the first who opens its map: that is the hub itself, so that no guest
 * waits. A kiosk's own plans differ by one deck.
 */
export async function drawPlansAhead(
  app: Pick<FastifyInstance, 'inject'>,
  { settings, log }: Pick<Hub, 'settings' | 'log'>,
): Promise<void> {
  if (!settings.picturesAhead) return;
  for (const language of PLAN_LANGUAGES) {
    for (const { path } of [wayfinderRoutes.sideView, wayfinderRoutes.topView]) {
      await app.inject(`${API_PREFIX}${path}?language=${language}`).catch((error) => {
        log.warn('the plans could not be drawn ahead', { error });
      });
    }
  }
}
