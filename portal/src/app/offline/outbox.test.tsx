import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { messagesRoutes } from '#contract/areas/messages.ts';
import { problemsRoutes } from '#contract/areas/problems.ts';
import { ratingsRoutes } from '#contract/areas/ratings.ts';
import { guestOf } from '#portal/shared/booking/booking-answer.rules.ts';
import { logOut } from '#portal/shared/session/end-session.ts';
import type { Letter } from '#portal/shared/state/letter.ts';
import { FakeHub, refuse } from '#portal-test/fake-hub.ts';
import { aPassenger } from '#portal-test/fixtures.ts';
import { renderPortal } from '#portal-test/render.tsx';

const guest = aPassenger();
const CATEGORIES = [{ id: 'light', name: 'Light' }];
const REPORT = { description: 'The lamp is out', category: { id: 'light' } };
const TAKEN = { id: '7', problemNumber: 7, receivedDateTime: '2026-06-01 10:00', status: 'Open' };
const OFFLINE = { config: { extensions: ['offline'] } };
const aLetter = (changes: Partial<Letter> = {}): Letter => ({
  kind: 'problem',
  key: 'k1',
  guest: guestOf(guest),
  content: REPORT,
  ...changes,
});
const noAnswer = () => {
  throw new TypeError('Failed to fetch');
};
const keysSent = (hub: FakeHub) => hub.callsTo(problemsRoutes.report).map((call) => call.headers['Idempotency-Key']);
const aHub = () =>
  new FakeHub()
    .on(problemsRoutes.categories, CATEGORIES)
    .on(problemsRoutes.reports, [])
    .on(problemsRoutes.config, {})
    .on(messagesRoutes.messages, { messages: [] });

function startWith(letters: Letter[], hub = aHub()) {
  return renderPortal({ ...OFFLINE, hub, stored: { authentication: guest, outbox: { letters } } });
}

describe('a report that finds no hub', () => {
  it('is kept, shown as waiting, and sent once with its own key when the hub answers again', async () => {
    const { hub, portal, user } = renderPortal({
      ...OFFLINE,
      hub: aHub().on(problemsRoutes.report, noAnswer),
      at: '/problem/new',
      stored: { authentication: guest },
    });
    await user.selectOptions(await screen.findByLabelText('What is it about?'), 'light');
    await user.type(screen.getByLabelText('What is wrong?'), 'The lamp is out');
    await user.click(screen.getByRole('button', { name: 'Send report' }));
    expect(await screen.findByText(/saved on this phone/)).toBeDefined();
    await user.click(screen.getByRole('link', { name: 'Follow my reports' }));
    expect(await screen.findByText('Waiting to be sent')).toBeDefined();
    expect(screen.getByText('The lamp is out')).toBeDefined();

    hub.on(problemsRoutes.report, TAKEN);
    portal.connection.setState({ reachable: false });
    portal.connection.setState({ reachable: true });
    await waitFor(() => expect(portal.store.getState().outbox.letters).toEqual([]));
    expect(new Set(keysSent(hub)).size).toBe(1);
    await waitFor(() => expect(screen.queryByText('Waiting to be sent')).toBeNull());
  });

  it('is refused as before where the hub offers no such thing', async () => {
    const { user } = renderPortal({
      hub: aHub().on(problemsRoutes.report, noAnswer),
      at: '/problem/new',
      stored: { authentication: guest },
    });
    await user.selectOptions(await screen.findByLabelText('What is it about?'), 'light');
    await user.type(screen.getByLabelText('What is wrong?'), 'The lamp is out');
    await user.click(screen.getByRole('button', { name: 'Send report' }));
    expect(await screen.findByText(/There has been an issue with submitting/)).toBeDefined();
  });
});

describe('what waits at a start', () => {
  it('is sent with the key of the first attempt', async () => {
    const { hub, portal } = startWith([aLetter()], aHub().on(problemsRoutes.report, TAKEN));
    await waitFor(() => expect(portal.store.getState().outbox.letters).toEqual([]));
    expect(keysSent(hub)).toEqual(['k1']);
    expect(hub.callsTo(problemsRoutes.report)[0]?.body).toEqual(REPORT);
  });

  it.each([
    ['a refusal ends it', refuse(400, 'bad'), []],
    ['a hub in trouble is asked again later', refuse(503, 'busy'), ['k1']],
  ])('%s', async (_, answer, keys) => {
    const { hub, portal } = startWith([aLetter()], aHub().on(problemsRoutes.report, answer));
    await waitFor(() => expect(keysSent(hub)).toEqual(['k1']));
    await waitFor(() => expect(portal.store.getState().outbox.letters.map(({ key }) => key)).toEqual(keys));
  });

  it('[C277] feedback and read marks go the same way', async () => {
    const hub = aHub()
      .on(messagesRoutes.read, { sourceMessageId: 'm1', recipientMessageStatus: 'Read' })
      .on(ratingsRoutes.answer, {});
    const feedback = { id: 'p', answers: [], fields: [] };
    const { portal } = startWith(
      [
        aLetter({ kind: 'read', key: 'm1', content: null }),
        aLetter({ kind: 'feedback', key: 'f1', content: feedback }),
      ],
      hub,
    );
    await waitFor(() => expect(portal.store.getState().outbox.letters).toEqual([]));
    expect(hub.callsTo(messagesRoutes.read)).toHaveLength(1);
    expect(hub.callsTo(ratingsRoutes.answer)).toHaveLength(1);
  });

  it('of somebody else is never sent, and a logout takes it away', async () => {
    const { hub, portal } = startWith([aLetter({ guest: 'Somebody' })], aHub().on(problemsRoutes.report, TAKEN));
    await screen.findByRole('main');
    await logOut(portal);
    expect(portal.store.getState().outbox.letters).toEqual([]);
    expect(keysSent(hub)).toEqual([]);
  });
});
