import { expect, it, vi } from 'vitest';
import type { HubClient } from '#portal/shared/hub/hub-client.ts';
import { HubFailure, UNREADABLE } from '#portal/shared/hub/hub-failure.ts';
import type { Letter } from '#portal/shared/state/letter.ts';
import { sendLetter } from './send-letter.ts';

const letter: Letter = {
  kind: 'problem',
  key: 'k1',
  guest: 'Ada',
  content: { description: 'The lamp is out', category: { id: 'light' } },
};

it.each([
  ['a session that ends meanwhile', new DOMException('aborted', 'AbortError'), 'later'],
  ['no answer', new HubFailure('network', ''), 'later'],
  ['a session that is gone', new HubFailure('session', '', 403), 'later'],
  ['a hub in trouble', new HubFailure('busy', '', 503), 'later'],
  ['a yes in words that nobody knows', new HubFailure(UNREADABLE, ''), 'sent'],
  ['a refusal', new HubFailure('bad_request', '', 400), 'refused'],
])('%s: %s', async (_, failure, fate) => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const hub = { call: () => Promise.reject(failure) } as unknown as HubClient;
  expect(await sendLetter(hub, letter)).toBe(fate);
});

it('what cannot be read any more is refused, and not tried for ever', async () => {
  const call = vi.fn();
  expect(await sendLetter({ call } as unknown as HubClient, { ...letter, content: 7 })).toBe('refused');
  expect(call).not.toHaveBeenCalled();
});
