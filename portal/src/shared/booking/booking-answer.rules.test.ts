import { describe, expect, it } from 'vitest';
import { HubFailure } from '#portal/shared/hub/hub-failure.ts';
import { fateOf, refusalIn } from './booking-answer.rules.ts';

describe('what a failed press has come to', () => {
  it.each([
    ['a refusal', new HubFailure('sold_out', '', 409), 'refused'],
    ['a bad request', new HubFailure('bad_request', '', 400), 'refused'],
    ['a hub that is busy', new HubFailure('busy', '', 503), 'busy'],
    ['a server in front of the hub that is down', new HubFailure('503', '', 503), 'open'],
    ['a hub that failed', new HubFailure('internal', '', 500), 'open'],
    ['a lost network', new HubFailure('network', ''), 'open'],
    ['an answer that took too long', new HubFailure('timeout', ''), 'open'],
    ['an empty answer', new HubFailure('unreadable', ''), 'open'],
    ['a fault of our own', new TypeError('x'), 'open'],
  ])('[BD17] %s', (_, failure, fate) => expect(fateOf(failure)).toBe(fate));

  it.each([
    [
      { failed: true, code: 'busy', message: null },
      { code: 'busy', message: undefined },
    ],
    [{ failed: true }, { code: undefined, message: undefined }],
    [{ failed: false, bookingReference: 'A' }, undefined],
    [{ groupReference: 'A' }, undefined],
  ])('[BD33] a refusal inside an answer: %j', (reply, refusal) => expect(refusalIn(reply)).toEqual(refusal));
});
