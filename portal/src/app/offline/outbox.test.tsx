import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { messagesRoutes } from '#contract/areas/messages.ts';
import { problemsRoutes } from '#contract/areas/problems.ts';
import { ratingsRoutes } from '#contract/areas/ratings.ts';
import { sessionRoutes } from '#contract/areas/session.ts';
import { logOut } from '#portal/shared/session/end-session.ts';
import { guestOf } from '#portal/shared/state/authentication.ts';
import type { Letter } from '#portal/shared/state/letter.ts';
import { STORAGE_KEY } from '#portal/shared/state/storage-key.ts';
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
const aFeedback = aLetter({ kind: 'feedback', key: 'f1', content: { id: 'p', answers: [], fields: [] } });
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

describe('a report that the phone has no room for', () => {
  it('[C227] is not said to be saved, and its words stay in the form', async () => {
    const { portal, user } = renderPortal({
      ...OFFLINE,
      hub: aHub().on(problemsRoutes.report, noAnswer),
      at: '/problem/new',
      stored: { authentication: guest },
    });
    await user.selectOptions(await screen.findByLabelText('What is it about?'), 'light');
    await user.type(screen.getByLabelText('What is wrong?'), 'The lamp is out');
    const full = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    onTestFinished(() => full.mockRestore());
    await user.click(screen.getByRole('button', { name: 'Send report' }));
    expect(await screen.findByText(/There has been an issue with submitting/)).toBeDefined();
    expect(screen.getByLabelText<HTMLTextAreaElement>('What is wrong?').value).toBe('The lamp is out');
    expect(portal.store.getState().outbox.letters).toEqual([]);
  });
});

describe('feedback that is being sent', () => {
  const lettersKept = () => JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}').outbox?.letters ?? [];

  async function press() {
    const { promise, resolve, reject } = Promise.withResolvers<{ failed: boolean }>();
    const profile = { id: 'p', title: 'Evenings', questions: [{ id: 'q', question: 'The shows', inputRating: true }] };
    const rendered = renderPortal({
      ...OFFLINE,
      hub: aHub()
        .on(ratingsRoutes.profile, profile)
        .on(ratingsRoutes.answer, () => promise),
      at: '/ratings/feedback/p',
      stored: { authentication: guest },
    });
    await rendered.user.click(await screen.findByRole('radio', { name: '7 of 10 stars' }));
    await rendered.user.click(screen.getByRole('button', { name: 'Send feedback' }));
    await waitFor(() => expect(lettersKept()).toMatchObject([{ kind: 'feedback', guest: guestOf(guest) }]));
    return { ...rendered, resolve, reject };
  }

  it('is on the phone until the hub has taken it, should the page be killed, and is sent by nobody else', async () => {
    const { hub, portal, resolve } = await press();
    resolve({ failed: false });
    expect(await screen.findByText('Thank you for your feedback')).toBeDefined();
    portal.persistence.flush();
    expect(lettersKept()).toEqual([]);
    expect(hub.callsTo(ratingsRoutes.answer)).toHaveLength(1);
  });

  it('waits when there is no answer', async () => {
    const { reject } = await press();
    reject(new TypeError('Failed to fetch'));
    expect(await screen.findByText(/saved on this phone/)).toBeDefined();
    expect(lettersKept()).toHaveLength(1);
  });

  it('[AD9] leaves nothing when its guest has logged out before that is known', async () => {
    const { portal, reject } = await press();
    await act(() => logOut(portal));
    reject(new TypeError('Failed to fetch'));
    expect(await screen.findByText(/The feedback cannot be completed/)).toBeDefined();
    portal.persistence.flush();
    expect(localStorage.getItem(STORAGE_KEY)).not.toContain(guest.bookingReference);
  });
});

describe('what waits at a start', () => {
  it('is sent with the key of the first attempt', async () => {
    const { hub, portal } = startWith([aLetter()], aHub().on(problemsRoutes.report, TAKEN));
    await waitFor(() => expect(portal.store.getState().outbox.letters).toEqual([]));
    expect(keysSent(hub)).toEqual(['k1']);
    expect(hub.callsTo(problemsRoutes.report)[0]?.body).toEqual(REPORT);
  });

  it('is asked about again later where the hub is in trouble, and holds up nothing behind it', async () => {
    const { hub, portal } = startWith(
      [aLetter(), aLetter({ key: 'k2' })],
      aHub().on(problemsRoutes.report, ({ headers }) =>
        headers['Idempotency-Key'] === 'k1' ? refuse(503, 'busy') : (TAKEN as never),
      ),
    );
    await waitFor(() => expect(portal.store.getState().outbox.letters).toEqual([aLetter()]));
    expect(keysSent(hub)).toEqual(['k1', 'k2']);
    hub.on(problemsRoutes.report, TAKEN);
    act(() => portal.connection.setState({ reachable: false }));
    act(() => portal.connection.setState({ reachable: true }));
    await waitFor(() => expect(portal.store.getState().outbox.letters).toEqual([]));
  });

  it('stays until its guest knows that it was refused, and may be written again', async () => {
    const { hub, portal, user, path } = renderPortal({
      ...OFFLINE,
      hub: aHub().on(problemsRoutes.report, refuse(400, 'bad')),
      at: '/problem/tracking',
      stored: { authentication: guest, outbox: { letters: [aLetter(), aLetter({ key: 'k2' })] } },
    });
    await waitFor(() => expect(screen.getAllByText('This could not be taken')).toHaveLength(2));
    expect(screen.getAllByText('The lamp is out')).toHaveLength(2);
    expect(keysSent(hub)).toEqual(['k1', 'k2']);
    await user.click(screen.getAllByRole('button', { name: 'Delete' })[0] as HTMLElement);
    expect(portal.store.getState().outbox.letters.map(({ key }) => key)).toEqual(['k2']);
    await user.click(screen.getByRole('button', { name: 'Write it again' }));
    expect(portal.store.getState().outbox.letters).toEqual([]);
    expect(path()).toBe('/problem/new');
    expect((await screen.findByLabelText<HTMLTextAreaElement>('What is wrong?')).value).toBe('The lamp is out');
    expect(screen.getByLabelText<HTMLSelectElement>('What is it about?').value).toBe('light');
  });

  it.each([
    ['with an error', refuse(400, 'bad')],
    ['with failed', { failed: true }],
  ])('[C184] is told to its guest when it is feedback that was refused %s', async (_, answer) => {
    const { portal, user } = startWith([aFeedback], aHub().on(ratingsRoutes.answer, answer as never));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/The feedback cannot be completed/)).toBeDefined();
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(portal.store.getState().outbox.letters).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[CD29] is not sent without its name when it is feedback and the session has run out', async () => {
    const hub = aHub().on(sessionRoutes.accountStatus, refuse(403, 'session')).on(ratingsRoutes.answer, {});
    const { portal } = startWith([aFeedback, aLetter()], hub.on(problemsRoutes.report, TAKEN));
    await waitFor(() => expect(portal.store.getState().outbox.letters).toEqual([aFeedback]));
    expect(hub.callsTo(ratingsRoutes.answer)).toEqual([]);
  });

  it('is taken out alone: another guest may have read the same message', async () => {
    const mark = aLetter({ kind: 'read', key: 'm1', content: null });
    const hers = { ...mark, guest: 'Somebody' };
    const hub = aHub().on(messagesRoutes.read, { sourceMessageId: 'm1', recipientMessageStatus: 'Read' });
    const { portal } = startWith([hers, mark], hub);
    await waitFor(() => expect(portal.store.getState().outbox.letters).toEqual([hers]));
  });

  it('[C277] feedback and read marks go the same way', async () => {
    const hub = aHub()
      .on(messagesRoutes.read, { sourceMessageId: 'm1', recipientMessageStatus: 'Read' })
      .on(ratingsRoutes.answer, {});
    const { portal } = startWith([aLetter({ kind: 'read', key: 'm1', content: null }), aFeedback], hub);
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
