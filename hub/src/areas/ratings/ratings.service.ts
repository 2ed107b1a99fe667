import type { Feedback } from '#contract/areas/ratings.ts';
import { conditionsOf } from '#hub/booking/conditions.ts';
import type { Hub } from '#hub/hub.ts';
import { notFound } from '#hub/shared/http/hub-error.ts';
import type { Session } from '#hub/shared/sessions.ts';
import { takenFeedback } from './feedback.rules.ts';
import { ratingsStore } from './ratings.store.ts';

export function ratingsService({ sql, clock, once }: Pick<Hub, 'sql' | 'clock' | 'once'>) {
  const store = ratingsStore(sql);

  return {
    profiles: (allInOne: boolean) => store.profiles(allInOne),

    async profile(id: string) {
      const profile = await store.profile(id);
      if (!profile) throw notFound('There is no such feedback profile.');
      return profile;
    },

    conditions: () => conditionsOf(sql, 'Rating'),

    config: async () => ({ useAnonymousMode: await store.anonymousMode() }),

    async changeConfig(useAnonymousMode: boolean) {
      await store.setAnonymousMode(useAnonymousMode);
      return { useAnonymousMode };
    },

    /**
     * CD29: with the guest's account only when there is one and names are asked for. Once for a key, whoever sends it the
     * second time: a session that ran out meanwhile, or another mode, makes no second answer. Nobody learns anything by
     * somebody else's key, since the answer to it says nothing.
     */
    async answer(
      session: Session | undefined,
      feedback: Feedback,
      key: string | undefined,
    ): Promise<{ failed: boolean }> {
      const profile = await store.profile(feedback.id);
      const taken = profile && takenFeedback(profile, feedback);
      if (!taken) return { failed: true };
      const accountNumber = (await store.anonymousMode()) ? null : (session?.accountNumber ?? null);
      return once({ key, scope: `rating:${feedback.id}`, body: feedback }, async (tx) => {
        await ratingsStore(tx).add({ profile: feedback.id, accountNumber, receivedAt: clock.now(), ...taken });
        return { failed: false };
      });
    },

    async answers(profile: string | undefined) {
      const rows = await store.answers(profile ?? null);
      return rows.map(({ receivedAt, ...row }) => ({ ...row, receivedAt: receivedAt.toISOString() }));
    },
  };
}
