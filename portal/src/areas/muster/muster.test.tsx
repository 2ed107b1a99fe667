import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { bookingsRoutes } from '#contract/areas/bookings.ts';
import { contentRoutes } from '#contract/areas/content.ts';
import { musterRoutes } from '#contract/areas/muster.ts';
import { refuse } from '#portal-test/fake-hub.ts';
import { ADA, BEN, DONE, musterHub, openMuster, WATCHED } from '#portal-test/muster-fixtures.ts';

const COMPLETE = 'The muster of your group is complete.';
const INCOMPLETE = 'The muster of your group is not complete yet.';
const STATION = { id: 'B', name: 'Compass Room', deck: 5, wayfinderProfile: { id: 'poi-compass' } };
const inPage = (href: string) =>
  screen.getAllByRole('link').find((link) => link.closest('main') && link.getAttribute('href') === href);

it.each(['/muster/home', '/muster/video', '/muster/status', '/muster/schedule'])(
  '[C189 C190 C191 C192] [CD3] %s needs a login',
  async (at) => {
    const { path } = openMuster(at, undefined, { stored: {} });
    await waitFor(() => expect(path()).toBe('/login'));
  },
);

describe.each(['Resort', 'Airline'])('of a hub for %s', (hubType) => {
  it.each(['/muster/home', '/muster/video', '/muster/status', '/muster/schedule'])('%s is no page', async (at) => {
    const { hub } = openMuster(at, undefined, { config: { hub: { hubType } } });
    expect(await screen.findByText('404 - content not found.')).toBeTruthy();
    expect(hub.callsTo(musterRoutes.status)).toEqual([]);
  });

  it('home asks for no drill', async () => {
    const { hub } = openMuster('/', undefined, { config: { hub: { hubType } } });
    await waitFor(() => expect(hub.callsTo(bookingsRoutes.appointments).length).toBeGreaterThan(0));
    expect(hub.callsTo(musterRoutes.status)).toEqual([]);
  });
});

describe('the home of the muster', () => {
  it('[C189] [CD31] has tiles to film, status and schedule', async () => {
    openMuster('/muster/home');
    await screen.findByText(INCOMPLETE);
    for (const to of ['/muster/video', '/muster/status', '/muster/schedule']) expect(inPage(to)).toBeTruthy();
  });

  it('[CD31] says in one line when the group is complete', async () => {
    openMuster('/muster/home', musterHub([ADA, BEN].map((one) => ({ ...one, ...DONE }))));
    expect(await screen.findByText(COMPLETE)).toBeTruthy();
    expect(screen.queryByText(INCOMPLETE)).toBeNull();
  });

  it('keeps its tiles when the status cannot be read', async () => {
    openMuster('/muster/home', musterHub().on(musterRoutes.status, refuse(500, 'internal')));
    await screen.findByText('The muster status can currently not be loaded. Please try again later.');
    expect(inPage('/muster/video')).toBeTruthy();
  });

  it('names the own station with its place on the ship map, where the hub says it', async () => {
    openMuster('/muster/home', musterHub([{ ...BEN, musterStation: STATION }]), {
      config: { hub: { enableWayfinder: true } },
    });
    const part = await screen.findByRole('region', { name: 'Your muster station' });
    expect(part.textContent).toContain('Station B');
    expect(part.textContent).toContain('Compass Room\u00a0· Deck 5');
    expect(within(part).getByRole('link').getAttribute('href')).toBe('/wayfinder?wayfinderProfileId=poi-compass');
  });
});

describe('the status', () => {
  const names = () =>
    screen
      .getAllByRole('heading', { level: 3 })
      .filter((heading) => heading.closest('main'))
      .map((heading) => heading.textContent);
  const cardOf = (name: string) => screen.getByRole('heading', { name, level: 3 }).closest('div')?.parentElement;

  it('[C191 C208 C211] shows the own first and the group afterwards, and who leads it', async () => {
    openMuster('/muster/status');
    await screen.findByText('Ada Winter');
    expect(names()).toEqual(['Ben Winter', 'Ada Winter', 'Cleo Winter']);
    expect(cardOf('Ada Winter')?.textContent).toContain('Lead passenger');
    expect(cardOf('Ben Winter')?.textContent).not.toContain('Lead passenger');
    expect(cardOf('Cleo Winter')?.textContent).toContain('Child');
  });

  it.each([
    ['without a visit, everyone watched', [WATCHED, WATCHED], false, COMPLETE],
    ['without a visit, one did not', [WATCHED, {}], false, INCOMPLETE],
    ['with a visit, everyone watched', [WATCHED, WATCHED], true, INCOMPLETE],
    ['with a visit, everyone watched and was scanned', [DONE, DONE], true, COMPLETE],
    ['with a visit, one was not scanned', [DONE, WATCHED], true, INCOMPLETE],
  ])('[C209 C210] %s: %s', async (_, [first, second], visit, line) => {
    openMuster(
      '/muster/status',
      musterHub(
        [
          { ...ADA, ...first },
          { ...BEN, ...second },
        ],
        visit,
      ),
    );
    expect(await screen.findByText(line)).toBeTruthy();
  });

  it('[CD35] shows the line of the scan only where a visit is required', async () => {
    openMuster('/muster/status', musterHub([{ ...BEN, ...WATCHED }], true));
    expect(await screen.findByText('Muster station not visited yet')).toBeTruthy();
    expect(screen.getByText('Safety film watched')).toBeTruthy();
  });

  it('[CD35] and none of it where it is not', async () => {
    openMuster('/muster/status', musterHub([{ ...BEN, ...DONE }], false));
    await screen.findByText('Safety film watched');
    expect(screen.queryByText(/Muster station/)).toBeNull();
  });

  it('[C212] a failed load is told, and can be tried again', async () => {
    const { hub, user } = openMuster('/muster/status', musterHub().on(musterRoutes.status, refuse(500, 'internal')));
    await screen.findByText('The muster status can currently not be loaded. Please try again later.');
    hub.on(musterRoutes.status, { passengers: [BEN], musterStationVisitRequired: true });
    await user.click(screen.getByRole('button', { name: /again/i }));
    expect(await screen.findByText('Ben Winter')).toBeTruthy();
  });

  it('of nobody says so', async () => {
    openMuster('/muster/status', musterHub([]));
    expect(await screen.findByText('There are no passengers on this booking.')).toBeTruthy();
  });
});

describe('the schedule', () => {
  const event = (id: string, startTime: string, endTime: string) => ({
    id,
    title: `Station ${id}`,
    startTime,
    endTime,
    fromDate: '15/11/2026',
    location: 'Theatre',
    locationDetail: 'Deck 5, forward',
  });

  it('[C192 C213 C214 C215] [CD31] shows the events of the article in time order, below its picture of width 800', async () => {
    const events = [event('C', '18:45', '19:05'), event('A', '10:00', '10:20')];
    const { hub } = openMuster('/muster/schedule', musterHub().on(contentRoutes.articleEvents, events));
    await screen.findByText('Station A');
    const list = screen.getByRole('list', { name: 'Times and stations' });
    const lines = within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(lines.map((line) => /Station [A-C]/.exec(line ?? '')?.[0])).toEqual(['Station A', 'Station C']);
    for (const part of ['10:00', '10:20', 'Theatre', 'Deck 5, forward']) expect(lines[0]).toContain(part);
    expect(hub.callsTo(contentRoutes.articlesByHashtag).map(({ query }) => query.get('hashtag'))).toContain(
      'musterSchedule',
    );
    expect(hub.callsTo(contentRoutes.articleEvents)[0]?.path).toBe('cms/articles/findEventsByArticleId/stations');
    const map = document.querySelector('main img');
    expect(map?.getAttribute('src')).toContain('reference=stations&width=800');
    expect((map?.compareDocumentPosition(list) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('[A287 A303] has what is over too where the device shows it', async () => {
    const hub = musterHub().on(contentRoutes.articleEvents, [event('A', '10:00', '10:20')]);
    openMuster('/muster/schedule', hub, { config: { hub: { uiSettings: { showPastEvents: true } } } });
    await screen.findByText('Station A');
    expect(hub.callsTo(contentRoutes.articleEvents)[0]?.query.get('filterPastEvents')).toBe('false');
  });

  it('[CD31] without events, or without an article, says that there are none', async () => {
    openMuster('/muster/schedule');
    expect(await screen.findByText('There are no events.')).toBeTruthy();
  });

  it('[CD31] without an article says the same', async () => {
    openMuster('/muster/schedule', musterHub().on(contentRoutes.articlesByHashtag, []));
    expect(await screen.findByText('There are no events.')).toBeTruthy();
  });
});

describe('the portal’s home', () => {
  it('leads to the drill while it is ahead', async () => {
    openMuster('/');
    expect(await screen.findByText(INCOMPLETE)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'To the safety drill' }).getAttribute('href')).toBe('/muster/home');
  });

  it.each([
    ['is complete', () => musterHub([{ ...BEN, ...DONE }])],
    ['cannot be read', () => musterHub().on(musterRoutes.status, refuse(404, 'not_found'))],
  ])('says nothing of it when it %s', async (_, hub) => {
    const page = openMuster('/', hub());
    await waitFor(() => expect(page.hub.callsTo(musterRoutes.status).length).toBeGreaterThan(0));
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(INCOMPLETE)).toBeNull();
  });
});
