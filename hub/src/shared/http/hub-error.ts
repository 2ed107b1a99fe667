const BUSY = 'busy';

/** An expected refusal: status, a short word for machines and a sentence for people. Thrown anywhere, answered once. */
export class HubError extends Error {
  readonly status: number;
  readonly code: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Further fields of the answer, where the contract names them (the excursions of `sold_out`). */
  readonly details: Readonly<Record<string, unknown>> = {};

  constructor(status: number, code: string, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.name = 'HubError';
    this.status = status;
    this.code = code;
    this.headers = headers;
  }

  /** The same refusal, telling more. */
  with(details: Readonly<Record<string, unknown>>): this {
    Object.assign(this, { details });
    return this;
  }
}

export function notFound(message = 'There is nothing here.'): HubError {
  return new HubError(404, 'not_found', message);
}

export function badRequest(message: string): HubError {
  return new HubError(400, 'bad_request', message);
}

/** AD30: the one meaning of 403. */
export function sessionGone(): HubError {
  return new HubError(403, 'session_gone', 'Please log in.');
}

export const isBusy = (error: unknown) => error instanceof HubError && error.code === BUSY;

/** What a write waits for is held by another for too long; nothing was written. */
export function busy(): HubError {
  return new HubError(503, BUSY, 'Many guests are booking this right now. Please try again.', { 'retry-after': '1' });
}
