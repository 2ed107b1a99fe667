import { messagesRoutes } from '#contract/areas/messages.ts';
import { problemsRoutes } from '#contract/areas/problems.ts';
import { ratingsRoutes } from '#contract/areas/ratings.ts';
import type { Route } from '#contract/route.ts';
import type { HubClient } from '#portal/shared/hub/hub-client.ts';
import { isHubFailure } from '#portal/shared/hub/hub-failure.ts';
import type { Letter, LetterKind } from '#portal/shared/state/letter.ts';

/** `later`: nobody took it, or not in this session. */
export type LetterFate = 'sent' | 'refused' | 'later';

interface Post {
  send: (hub: HubClient, letter: Letter) => Promise<unknown>;
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
    send: (hub, { content, key }) =>
      hub.call(ratingsRoutes.answer, { body: ratingsRoutes.answer.body.parse(content), idempotencyKey: key }),
  },
  read: {
    send: (hub, { key }) => hub.call(messagesRoutes.read, { params: { sourceMessageId: key } }),
    shownBy: messagesRoutes.messages,
  },
};

const PASSING_STATUSES = [401, 403, 408, 429];

export const shownBy = ({ kind }: Letter): Route | undefined => POSTS[kind].shownBy;

export async function sendLetter(hub: HubClient, letter: Letter): Promise<LetterFate> {
  try {
    await POSTS[letter.kind].send(hub, letter);
    return 'sent';
  } catch (failure) {
    const status = isHubFailure(failure) ? failure.status : 400; // content that cannot be read never will be
    if (status === undefined || status >= 500 || PASSING_STATUSES.includes(status)) return 'later';
    console.warn(`A kept ${letter.kind} was refused.`, failure);
    return 'refused';
  }
}
