import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type CabinMessage, messagesRoutes } from '#contract/areas/messages.ts';
import { FakeHub, refuse } from '#portal-test/fake-hub.ts';
import { aPassenger } from '#portal-test/fixtures.ts';
import { type RenderOptions, renderPortal } from '#portal-test/render.tsx';

const message = (id: string, over: Partial<CabinMessage> = {}): CabinMessage => ({
  id,
  sourceMessageId: `source-${id}`,
  messageType: 'Normal',
  recipientMessageStatus: 'Sent',
  createdAt: '11/11/2026 16:30',
  messageTitle: `Title ${id}`,
  messageContent: `<p>Content ${id}</p><script>document.title = 'hacked'</script>`,
  ...over,
});
const passport = message('passport', { messageType: 'Urgent', createdAt: '12/11/2026 08:00' });
const welcome = message('welcome', { recipientMessageStatus: 'Read' });
const naples = message('naples', { messageType: 'Important', createdAt: '12/11/2026 18:30' });

function open(answer: (hub: FakeHub) => void, options: RenderOptions = {}) {
  const hub = new FakeHub();
  answer(hub);
  return renderPortal({ at: '/cabinmessages', hub, stored: { authentication: aPassenger() }, ...options });
}
const withMessages =
  (...messages: CabinMessage[]) =>
  (hub: FakeHub) =>
    hub.on(messagesRoutes.messages, { messages });
const summaries = () => [...document.querySelectorAll('summary')].map((one) => one.textContent);
const readCalls = (hub: FakeHub) => hub.callsTo(messagesRoutes.read).map(({ params }) => params);

describe('the messages', () => {
  it('[C273 C274 C275 C276] [CD44] are listed newest first, with what is new, urgent or important', async () => {
    open(withMessages(welcome, passport, naples));
    await screen.findByText('Title naples');
    expect(summaries()).toEqual([
      '12/11/2026 18:30NewImportantTitle naples',
      '12/11/2026 08:00NewUrgentTitle passport',
      '11/11/2026 16:30Title welcome',
    ]);
  });

  it('[C277 C278] opening a Sent message marks it as read once the hub has confirmed', async () => {
    const confirmed = Promise.withResolvers<{ sourceMessageId: string; recipientMessageStatus: 'Read' }>();
    const { user, hub } = open((fake) => withMessages(passport)(fake).on(messagesRoutes.read, () => confirmed.promise));
    await user.click(await screen.findByText('Title passport'));
    expect(await screen.findByText('Content passport')).toBeTruthy();
    await waitFor(() => expect(hub.callsTo(messagesRoutes.read)).toHaveLength(1));
    expect(hub.callsTo(messagesRoutes.read)[0]?.path).toContain('cabinmessage/read/app/source-passport');
    expect(summaries()[0]).toContain('New');
    confirmed.resolve({ sourceMessageId: 'source-passport', recipientMessageStatus: 'Read' });
    await waitFor(() => expect(summaries()[0]).not.toContain('New'));
    expect(document.title).not.toBe('hacked');
  });

  it('[C277] opening a message that was read makes no call', async () => {
    const { user, hub } = open(withMessages(welcome));
    await user.click(await screen.findByText('Title welcome'));
    expect(document.querySelector('details')?.open).toBe(true);
    expect(readCalls(hub)).toEqual([]);
  });

  it('[C279] a confirmation that fails leaves the message Sent and is only logged', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user, path } = open((fake) =>
      withMessages(passport)(fake).on(messagesRoutes.read, refuse(500, 'internal', 'down')),
    );
    await user.click(await screen.findByText('Title passport'));
    await waitFor(() =>
      expect(log).toHaveBeenCalledWith(expect.stringContaining('source-passport'), expect.anything()),
    );
    expect(summaries()[0]).toContain('New');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(path()).toBe('/cabinmessages');
  });

  it('[C279] what was read while the hub was away stays New, and is told when it answers again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const other = { ...passport, id: 'other', sourceMessageId: 'source-other', messageTitle: 'Title other' };
    const { user, hub } = open((fake) =>
      withMessages(
        passport,
        other,
      )(fake).on(messagesRoutes.read, ({ params }) => ({
        sourceMessageId: params.sourceMessageId ?? '',
        recipientMessageStatus: 'Read' as const,
      })),
    );
    await screen.findByText('Title passport');
    hub.silence();
    await user.click(screen.getByText('Title passport'));
    await waitFor(() => expect(hub.callsTo(messagesRoutes.read)).toHaveLength(1));
    expect(summaries().filter((summary) => summary?.includes('New'))).toHaveLength(2);
    hub.silence(false);
    await user.click(screen.getByText('Title other'));
    await waitFor(() => expect(summaries().filter((summary) => summary?.includes('New'))).toHaveLength(0));
    const told = hub.callsTo(messagesRoutes.read).map(({ params }) => params.sourceMessageId);
    expect(told).toEqual(['source-passport', 'source-other', 'source-passport']);
  });

  it('[C280] none says so', async () => {
    open(withMessages());
    expect(await screen.findByText('No messages.')).toBeTruthy();
  });

  it('[C281] a failed load says why and can be tried again', async () => {
    let isDown = true;
    const { user } = open((hub) =>
      hub.on(messagesRoutes.messages, () =>
        isDown ? refuse(500, 'internal', 'the line is cut') : { messages: [welcome] },
      ),
    );
    expect(await screen.findByText('There has been an error: the line is cut')).toBeTruthy();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Title welcome')).toBeTruthy();
  });

  it('[C7 C273] ask a visitor to log in', async () => {
    const { path, hub } = open(withMessages(welcome), { stored: {} });
    await waitFor(() => expect(path()).toBe('/login'));
    expect(hub.callsTo(messagesRoutes.messages)).toEqual([]);
  });
});

describe('the tile of the messages on the home page', () => {
  const modules = [{ id: '1', label: 'Messages', url: '/cabinmessages' }];

  it('[A75] says how many are new to a guest', async () => {
    open(withMessages(welcome, passport, naples), { at: '/', config: { profile: { modules } } });
    expect(await screen.findByText('2 new')).toBeTruthy();
  });

  it('[A75] does not ask for a visitor', async () => {
    const { hub } = open(withMessages(passport), { at: '/', stored: {}, config: { profile: { modules } } });
    expect(await screen.findByRole('link', { name: 'Messages' })).toBeTruthy();
    expect(hub.callsTo(messagesRoutes.messages)).toEqual([]);
  });
});
