import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { contentRoutes } from '#contract/areas/content.ts';
import { type Problem, problemsRoutes } from '#contract/areas/problems.ts';
import { logOut } from '#portal/shared/session/end-session.ts';
import { clearAuthentication } from '#portal/shared/state/authentication.ts';
import { DRAFT_KEY } from '#portal/shared/state/storage-key.ts';
import { FakeHub, refuse } from '#portal-test/fake-hub.ts';
import { aPassenger, TAKES_KEYS } from '#portal-test/fixtures.ts';
import { type RenderOptions, renderPortal } from '#portal-test/render.tsx';

const aProblem = (over: Partial<Problem> = {}): Problem => ({
  id: '7',
  problemNumber: '1007',
  problemCategory: { id: 'air', name: 'Air conditioning' },
  receivedDateTime: '12/11/2026 08:00',
  status: 'Received',
  description: 'Too warm',
  solution: null,
  ...over,
});

function open(at: string, answer: (hub: FakeHub) => void = () => undefined, options: RenderOptions = {}) {
  const hub = new FakeHub();
  hub.on(problemsRoutes.categories, [
    { id: 'air', name: 'Air conditioning' },
    { id: 'tv', name: 'TV' },
  ]);
  hub.on(problemsRoutes.config, { feedbackProfilePath: '/ratings/feedback/3' });
  answer(hub);
  return renderPortal({ at, hub, stored: { authentication: aPassenger() }, ...options });
}

describe('the overview', () => {
  const tiles = async () => (await screen.findAllByRole('link')).filter((link) => link.closest('main'));

  it('[C219 C220 C221] has two tiles, also without a login, whose titles and pictures the operator may give', async () => {
    const { hub } = open(
      '/problem/overview',
      (on) =>
        on.on(contentRoutes.articlesByHashtag, [
          { id: 'a1', title: 'Something broken?' },
          { id: 'a2', title: 'What became of it' },
        ] as never),
      { stored: {} },
    );
    await screen.findByText('Something broken?');
    expect((await tiles()).map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Something broken?', '/problem/new'],
      ['What became of it', '/problem/tracking'],
    ]);
    const [call] = hub.callsTo(contentRoutes.articlesByHashtag);
    expect(call?.query.get('hashtag')).toBe('problemReportingTiles');
    expect(document.querySelector('main img')?.getAttribute('src')).toContain('reference=a1&width=400');
  });

  it('[CD37] has titles of its own when there are no articles, or the call fails', async () => {
    open('/problem/overview', (on) => on.on(contentRoutes.articlesByHashtag, refuse(500, 'internal')));
    await screen.findByText('Report a problem');
    expect((await tiles()).map((link) => link.textContent)).toEqual(['Report a problem', 'My reports']);
  });
});

describe('a new problem', () => {
  async function fill({ user }: ReturnType<typeof open>, category?: string, description?: string) {
    await screen.findByLabelText(/What is it about/);
    if (category) await user.selectOptions(screen.getByLabelText(/What is it about/), category);
    if (description) {
      await user.click(screen.getByLabelText(/What is wrong/));
      await user.paste(description);
    }
    await user.click(screen.getByRole('button', { name: 'Send report' }));
  }

  it('[C221] needs a login', async () => {
    const { path } = open('/problem/new', undefined, { stored: {} });
    await waitFor(() => expect(path()).toBe('/login'));
  });

  it('[C223 C224] says what is missing and sends nothing', async () => {
    const page = open('/problem/new');
    await fill(page);
    expect(screen.getByText('Category is mandatory, please select it and resubmit.')).toBeTruthy();
    expect(screen.getByText('Problem description is mandatory, please add it and resubmit.')).toBeTruthy();
    expect(page.hub.callsTo(problemsRoutes.report)).toEqual([]);
    expect(document.activeElement).toBe(screen.getByLabelText(/What is it about/));
  });

  it.each([
    ['[C223]', undefined, 'No picture', 'Category is mandatory, please select it and resubmit.'],
    ['[C224]', 'TV', undefined, 'Problem description is mandatory, please add it and resubmit.'],
    ['[C224]', 'TV', '   ', 'Problem description is mandatory, please add it and resubmit.'],
  ])('%s says that alone which is missing, category %s, description %s', async (_, category, description, text) => {
    const page = open('/problem/new', (hub) => hub.on(problemsRoutes.report, aProblem()));
    await fill(page, category, description);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getAllByText(/is mandatory/)).toHaveLength(1);
    expect(page.hub.callsTo(problemsRoutes.report)).toEqual([]);
  });

  it('[C222 C226] [CD37] is sent with its category, and its number is told', async () => {
    const page = open('/problem/new', (hub) => hub.on(problemsRoutes.report, aProblem()), { config: TAKES_KEYS });
    await fill(page, 'TV', ' No picture ');
    await screen.findByText('Number 1007');
    const [call] = page.hub.callsTo(problemsRoutes.report);
    expect(call?.body).toEqual({ description: 'No picture', category: { id: 'tv' } });
    expect(call?.headers['Idempotency-Key']).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Follow my reports' }).getAttribute('href')).toBe('/problem/tracking');
  });

  it('is taken by a hub that answers nothing', async () => {
    const page = open('/problem/new', (hub) => hub.on(problemsRoutes.report, undefined as never));
    await fill(page, 'TV', 'No picture');
    expect(await screen.findByText('Thank you. We have your report.')).toBeTruthy();
  });

  it('[C225] takes 499 characters; what is pasted beyond is ignored', async () => {
    const page = open('/problem/new', (hub) => hub.on(problemsRoutes.report, aProblem()));
    await fill(page, 'TV', 'x'.repeat(520));
    await screen.findByText('Number 1007');
    const sent = page.hub.callsTo(problemsRoutes.report)[0]?.body as { description: string };
    expect(sent.description).toHaveLength(499);
  });

  it('[C227] a failure is told, and what was typed stays, also after the page was loaded anew', async () => {
    const page = open('/problem/new', (hub) => hub.on(problemsRoutes.report, refuse(503, 'busy')));
    await fill(page, 'TV', 'No picture');
    await screen.findByText('There has been an issue with submitting your problem, please try again');
    expect(screen.getByLabelText<HTMLTextAreaElement>(/What is wrong/).value).toBe('No picture');
    cleanup();
    open('/problem/new');
    expect((await screen.findByLabelText<HTMLTextAreaElement>(/What is wrong/)).value).toBe('No picture');
    expect(screen.getByLabelText<HTMLSelectElement>(/What is it about/).value).toBe('tv');
  });
});

describe('what was typed and not sent', () => {
  const words = () => screen.findByLabelText<HTMLTextAreaElement>(/What is wrong/);
  const type = async () => {
    const { portal, user } = open('/problem/new');
    await user.type(await words(), 'No picture');
    expect(sessionStorage.getItem(DRAFT_KEY)).toContain('No picture');
    return portal;
  };

  it('[C227] is there again after a session has run out and the same guest is back', async () => {
    const portal = await type();
    act(() => clearAuthentication(portal.store));
    cleanup();
    open('/problem/new', undefined, { stored: { authentication: aPassenger({ sessionId: 'session-2' }) } });
    expect((await words()).value).toBe('No picture');
  });

  it('is nobody else’s', async () => {
    await type();
    cleanup();
    open('/problem/new', undefined, { stored: { authentication: aPassenger({ sessionName: 'Ben Summer' }) } });
    expect((await words()).value).toBe('');
  });

  it('[AD9] leaves the tab with a logout, in whatever tab that was', async () => {
    const portal = await type();
    await act(() => logOut(portal));
    expect(sessionStorage.getItem(DRAFT_KEY)).toBe('');
  });
});

describe('tracking', () => {
  const cards = () => screen.getAllByRole('listitem').filter((item) => item.closest('main'));

  it('[C221] needs a login', async () => {
    const { path } = open('/problem/tracking', undefined, { stored: {} });
    await waitFor(() => expect(path()).toBe('/login'));
  });

  it('[C228 C229 C230 C231] shows every report with its state', async () => {
    open('/problem/tracking', (hub) =>
      hub.on(problemsRoutes.reports, [
        aProblem({ id: '1', problemNumber: '1001', status: 'InProgress' }),
        aProblem({ id: '2', problemNumber: '1002', status: 'InvestigationRequired' }),
        aProblem({ id: '3', problemNumber: '1003', status: 'Resolved', solution: 'A new lamp' }),
        aProblem({ id: '4', problemNumber: '1004', status: 'WaitingForPort' }),
      ]),
    );
    await screen.findByText(/1001/);
    const states = ['In Progress', 'Investigation is required', 'Resolved', 'WaitingForPort'];
    expect(cards()).toHaveLength(4);
    for (const [place, card] of cards().entries()) {
      expect(within(card).getByText(states[place] as string)).toBeTruthy();
      expect(card.textContent).toContain(`Number 100${place + 1}`);
      expect(card.textContent).toContain('Received 12/11/2026 08:00');
      expect(card.textContent).toContain('Air conditioning');
      expect(card.textContent).toContain('Too warm');
    }
    expect(within(cards()[2] as HTMLElement).getByText('A new lamp')).toBeTruthy();
  });

  it('tells when a report came in the manner of the language', async () => {
    open('/problem/tracking', (hub) => hub.on(problemsRoutes.reports, [aProblem()]), {
      stored: { authentication: aPassenger(), clientinfo: { language: 'de' } },
    });
    expect(await screen.findByText(/Eingegangen am 12\.11\.2026 08:00/)).toBeTruthy();
  });

  it('[C232 C233 C234] feedback can be left on what is resolved and solved, and on nothing else', async () => {
    open('/problem/tracking', (hub) =>
      hub.on(problemsRoutes.reports, [
        aProblem({ id: '1', status: 'Resolved', solution: 'A new lamp' }),
        aProblem({ id: '2', status: 'Resolved' }),
        aProblem({ id: '3', status: 'InProgress', solution: 'Soon' }),
      ]),
    );
    const link = await screen.findByRole('link', { name: 'Leave Feedback' });
    expect(link.getAttribute('href')).toBe('/ratings/feedback/3');
    expect(cards().map((card) => within(card).queryAllByRole('link').length)).toEqual([1, 0, 0]);
  });

  it('[C234] without a path nobody can', async () => {
    open('/problem/tracking', (hub) => {
      hub.on(problemsRoutes.config, {});
      hub.on(problemsRoutes.reports, [aProblem({ status: 'Resolved', solution: 'A new lamp' })]);
    });
    await screen.findByText('A new lamp');
    expect(screen.queryByRole('link', { name: 'Leave Feedback' })).toBeNull();
  });

  it('[C235] says that there is nothing yet, as soon as that is known', async () => {
    const answer = Promise.withResolvers<[]>();
    open('/problem/tracking', (hub) => hub.on(problemsRoutes.reports, () => answer.promise));
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText('You have not reported any problems yet')).toBeNull();
    answer.resolve([]);
    expect(await screen.findByText('You have not reported any problems yet')).toBeTruthy();
  });

  it('[C235] does not say so above a report', async () => {
    open('/problem/tracking', (hub) => hub.on(problemsRoutes.reports, [aProblem()]));
    await screen.findByText('Too warm');
    expect(screen.queryByText('You have not reported any problems yet')).toBeNull();
  });

  it('a load that fails can be tried again', async () => {
    const { hub, user } = open('/problem/tracking', (on) => on.on(problemsRoutes.reports, refuse(400, 'no')));
    await screen.findByText('This cannot be loaded right now.');
    hub.on(problemsRoutes.reports, [aProblem()]);
    await user.click(screen.getByRole('button', { name: /again/i }));
    expect(await screen.findByText('Too warm')).toBeTruthy();
  });
});
