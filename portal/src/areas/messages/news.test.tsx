import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type CabinMessage, messagesRoutes } from '#contract/areas/messages.ts';
import { FakeHub } from '#portal-test/fake-hub.ts';
import { aPassenger } from '#portal-test/fixtures.ts';
import { renderPortal } from '#portal-test/render.tsx';

const MESSAGE: CabinMessage = {
  id: '1',
  sourceMessageId: 'm1',
  messageType: 'Normal',
  recipientMessageStatus: 'Sent',
  createdAt: '15/11/2026 10:00',
  messageTitle: 'Your table is ready',
};

/** A hub whose stream says what the test says. */
function newsHub() {
  const hub = new FakeHub().on(messagesRoutes.messages, { messages: [] });
  const asked: (string | undefined)[] = [];
  let say: (text: string) => void = () => undefined;
  const answer = hub.fetch;
  vi.spyOn(hub, 'fetch').mockImplementation(async (input, init) => {
    if (!String(input).endsWith('/cabinmessage/events')) return answer.call(hub, input, init);
    asked.push(new Headers(init?.headers).get('SessionId') ?? undefined);
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        say = (text) => controller.enqueue(new TextEncoder().encode(text));
        init?.signal?.addEventListener('abort', () => controller.error(new Error('gone')));
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  });
  return { hub, asked, say: (text: string) => say(text) };
}

const NEWS = 'data: {"news":"messages","spreadSeconds":0}\n\n';
const mark = () => screen.queryByRole('link', { name: 'You have a new message' });

it('news arrive on the open page: a quiet mark leads to the messages, which are read anew', async () => {
  const { hub, asked, say } = newsHub();
  const { user } = renderPortal({
    at: '/games/overview',
    hub,
    config: { extensions: ['guest-events'] },
    stored: { authentication: aPassenger({ sessionId: 's1' }) },
  });
  await waitFor(() => expect(asked).toEqual(['s1']));
  say(':\n\n');
  expect(mark()).toBeNull();
  hub.on(messagesRoutes.messages, { messages: [MESSAGE] });
  // In pieces, as networks deliver it.
  say(NEWS.slice(0, 12));
  say(NEWS.slice(12));
  await waitFor(() => expect(mark()).toBeTruthy());
  await user.click(mark() as HTMLElement);
  expect(await screen.findByText('Your table is ready')).toBeTruthy();
  expect(mark()).toBeNull();
});

it('a page of messages that is open shows the new one without a mark', async () => {
  const { hub, asked, say } = newsHub();
  renderPortal({
    at: '/cabinmessages',
    hub,
    config: { extensions: ['guest-events'] },
    stored: { authentication: aPassenger() },
  });
  await screen.findByText('No messages.');
  await waitFor(() => expect(asked).toHaveLength(1));
  hub.on(messagesRoutes.messages, { messages: [MESSAGE] });
  say(NEWS);
  expect(await screen.findByText('Your table is ready')).toBeTruthy();
  expect(mark()).toBeNull();
});

it.each([
  ['a hub that does not offer it', [], { authentication: aPassenger() }],
  ['a visitor', ['guest-events'], {}],
])('%s has no stream', async (_, extensions, stored) => {
  const { hub, asked } = newsHub();
  renderPortal({ at: '/games/overview', hub, config: { extensions }, stored });
  await screen.findByRole('heading', { level: 1 });
  expect(asked).toEqual([]);
});

it('a page in the background gives its stream back and asks anew when it is seen again', async () => {
  const { hub, asked } = newsHub();
  renderPortal({
    at: '/cabinmessages',
    hub,
    config: { extensions: ['guest-events'] },
    stored: { authentication: aPassenger() },
  });
  await waitFor(() => expect(asked).toHaveLength(1));
  const show = (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  await screen.findByText('No messages.');
  show('hidden');
  hub.on(messagesRoutes.messages, { messages: [MESSAGE] });
  show('visible');
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(await screen.findByText('Your table is ready')).toBeTruthy();
  vi.restoreAllMocks();
});
