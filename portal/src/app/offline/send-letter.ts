import { messagesRoutes } from '#contract/areas/messages.ts';
import { problemsRoutes } from '#contract/areas/problems.ts';
import { ratingsRoutes } from '#contract/areas/ratings.ts';
import { sessionRoutes } from '#contract/areas/session.ts';
import type { Route } from '#contract/route.ts';
import { refusalIn } from '#portal/shared/booking/booking-answer.rules.ts';
import type { HubClient } from '#portal/shared/hub/hub-client.ts';
import { isHubFailure, isUnreadable } from '#portal/shared/hub/hub-failure.ts';
import type { Letter, LetterKind } from '#portal/shared/state/letter.ts';

/** `later`: nobody took it, or not in this session. */
export type LetterFate = 'sent' | 'refused' | 'later';

interface Post {
  send: (hub: HubClient, letter: Letter) => Promise<object | undefined>;
  /** What shows it, and is read anew when it has arrived. */
  shownBy?: Route;
}

const POSTS: Record<LetterKind, Post> = {
  problem: {
    send: (hub, { content, key }) =>
      hub.call(problemsRoutes.report, { body: problemsRoutes.report.body.parse(content), idempotencyKey: key }),
    shownBy: problemsRoutes.reports,
  },
  feedback: {
    async send(hub, { content, key, guest }) {
      const body = ratingsRoutes.answer.body.parse(content);
      if (guest) await expectSession(hub);
      return hub.call(ratingsRoutes.answer, { body, idempotencyKey: key });
    },
  },
  read: {
    send: (hub, { key }) => hub.call(messagesRoutes.read, { params: { sourceMessageId: key } }),
    shownBy: messagesRoutes.messages,
  },
};

/** Anybody may give feedback, so that a session that ran out meanwhile would not hold it back but cost it its name. */
async function expectSession(hub: HubClient): Promise<void> {
  try {
    await hub.call(sessionRoutes.accountStatus, { quietly: true });
  } catch (failure) {
    const isThere = isUnreadable(failure) || (isHubFailure(failure) && ![undefined, 401, 403].includes(failure.status));
    if (!isThere) throw failure;
  }
}

const PASSING_STATUSES = [401, 403, 408, 429];

export const shownBy = ({ kind }: Letter): Route | undefined => POSTS[kind].shownBy;

export async function sendLetter(hub: HubClient, letter: Letter): Promise<LetterFate> {
  try {
    const reply = await POSTS[letter.kind].send(hub, letter);
    return reply && refusalIn(reply) ? 'refused' : 'sent';
  } catch (failure) {
    if (isUnreadable(failure)) return 'sent';
    if ((failure as Error).name === 'AbortError') return 'later'; // the session that it was sent with is over
    const status = isHubFailure(failure) ? failure.status : 400; // content that cannot be read never will be
    if (status === undefined || status >= 500 || PASSING_STATUSES.includes(status)) return 'later';
    console.warn(`A kept ${letter.kind} was refused.`, failure);
    return 'refused';
  }
}
