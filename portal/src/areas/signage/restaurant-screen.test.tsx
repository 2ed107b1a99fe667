import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { signageRoutes } from '#contract/areas/signage.ts';
import { FakeHub, refuse } from '#portal-test/fake-hub.ts';
import { type RenderOptions, renderPortal } from '#portal-test/render.tsx';

const AT = '/restaurantavailability/overview/main';
const values = (more: Record<string, string> = {}) => ({
  templateValues: JSON.stringify({
    'restaurant1.name': 'Grill',
    'restaurant1.location': 'Deck 10',
    'restaurant1.id': 'grill',
    'restaurant1.type': 'specialty',
    'restaurant1.link': '/dining/detail/grill',
    'restaurant1.timeslot.1200': 'Green',
    'restaurant1.timeslot.1205': 'Yellow',
    'restaurant1.timeslot.1300': 'Red',
    'restaurant2.name': 'Buffet',
    'restaurant2.type': 'openSeating',
    ...more,
  }),
});

/** 12:00 on a ship in UTC. */
const NOON = Date.parse('2026-07-03T12:00:30Z');

function open(hub: FakeHub, options: RenderOptions = {}) {
  return renderPortal({ hub, at: AT, now: () => NOON, config: { shipTimeZone: 'UTC' }, ...options });
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the restaurant screen', () => {
  it('[C305 C309 C310 C312 C314] shows each restaurant with its coming times as lights and in words', async () => {
    open(new FakeHub().on(signageRoutes.content, values()));
    const grill = (await screen.findByRole('heading', { name: 'Grill' })).closest('li') as HTMLElement;
    expect(within(grill).getByText('Deck 10 · Speciality restaurant')).toBeDefined();
    expect(within(grill).getByRole('link', { name: 'Grill' }).getAttribute('href')).toBe('/dining/detail/grill');
    const slots = within(grill)
      .getAllByRole('listitem')
      .map((slot) => [slot.querySelector('[data-colour]')?.getAttribute('data-colour'), slot.textContent]);
    expect(slots).toEqual([
      ['Yellow', '12:05Busy'],
      ['Red', '13:00Full or queues'],
    ]);
    const legend = screen.getByRole('list', { name: 'What the lights mean' });
    expect(
      within(legend)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Plenty of room', 'Busy', 'Full or queues']);
  });

  it.each([
    ['App', []],
    ['DigitalSignage', []],
    ['DigitalSignage', ['screens']],
  ])(
    '[B203 C315] [BD45] on %s with %j a venue whose times of the day have passed says that none remain',
    async (deviceType, extensions) => {
      const bistro = { 'restaurant3.name': 'Bistro', 'restaurant3.timeslot.1130': 'Green' };
      const config = { shipTimeZone: 'UTC', deviceType, extensions };
      open(new FakeHub().on(signageRoutes.content, values(bistro)), { config });
      const row = (await screen.findByRole('heading', { name: 'Bistro' })).closest('li') as HTMLElement;
      expect(within(row).getByText('No timeslots remain for this venue today')).toBeDefined();
      expect(row.textContent).not.toContain('11:30');
      const grill = screen.getByRole('heading', { name: 'Grill' }).closest('li');
      expect(grill?.textContent).not.toContain('No timeslots');
    },
  );

  it('[C315] says when no time is left, and the kind of restaurant', async () => {
    open(new FakeHub().on(signageRoutes.content, values()));
    const buffet = (await screen.findByRole('heading', { name: 'Buffet' })).closest('li') as HTMLElement;
    expect(within(buffet).getByText('No timeslots remain for this venue today')).toBeDefined();
    expect(within(buffet).getByText('Open seating')).toBeDefined();
    expect(within(buffet).queryByRole('link')).toBeNull();
  });

  it.each([
    ['no restaurants', { templateValues: '{}' }],
    ['an unreadable text', { templateValues: '{' }],
    ['nothing at all', {}],
  ])('[C316] [CD49] says that there are none for %s', async (_, reply) => {
    open(new FakeHub().on(signageRoutes.content, reply as never));
    expect(await screen.findByText('There are no restaurants available.')).toBeDefined();
  });

  it('[C306] [CD50] is a plain fetch without a session; a refusal is logged and shows no restaurants', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const hub = new FakeHub().on(signageRoutes.content, refuse(403, 'session'));
    const { path } = open(hub, {
      stored: { authentication: { sessionId: 'a-session', bookingReference: 'X' } } as never,
    });
    expect(await screen.findByText('There are no restaurants available.')).toBeDefined();
    expect(path()).toBe(AT);
    expect(warn).toHaveBeenCalled();
    const [call] = hub.callsTo(signageRoutes.content);
    expect(call?.params).toEqual({ id: 'main' });
    expect(Object.keys(call?.headers ?? {}).map((name) => name.toLowerCase())).not.toContain('sessionid');
  });

  it('[CD50] moves on as time passes, reads anew every minute, and keeps the last content when that fails', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: NOON });
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const hub = new FakeHub().on(signageRoutes.content, values());
    open(hub, { now: Date.now });
    await screen.findByText('12:05');
    hub.on(signageRoutes.content, values({ 'restaurant1.timeslot.1300': 'Green' }));
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    await waitFor(() => expect(screen.getByText('13:00').parentElement?.textContent).toBe('13:00Plenty of room'));
    hub.on(signageRoutes.content, refuse(503, 'busy'));
    await act(() => vi.advanceTimersByTimeAsync(5 * 60_000));
    expect(screen.queryByText('12:05')).toBeNull();
    expect(screen.getByText('13:00')).toBeDefined();
  });
});
