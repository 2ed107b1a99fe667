export const UNREADABLE = 'unreadable';

/** AD8: what a caller learns of a failed call. `status` is absent when there was no answer. */
export class HubFailure extends Error {
  readonly code: string;
  readonly status: number | undefined;
  /** The whole answer, for refusals that say more than code and message. */
  readonly body: unknown;

  constructor(code: string, message: string, status?: number, body?: unknown) {
    super(message);
    this.name = 'HubFailure';
    this.code = code;
    this.status = status;
    this.body = body;
  }

  /** No answer came: the network is gone or the hub too slow. */
  get isUnanswered(): boolean {
    return this.status === undefined;
  }
}

export function isHubFailure(error: unknown): error is HubFailure {
  return error instanceof HubFailure;
}

/** The hub has nothing there: it says so, or says yes and no more. */
export function isNothing(error: unknown): boolean {
  return isUnreadable(error) || (isHubFailure(error) && error.status === 404);
}

/** The hub said yes with a good status, in words that the portal does not know. */
export function isUnreadable(error: unknown): boolean {
  return isHubFailure(error) && error.code === UNREADABLE;
}
