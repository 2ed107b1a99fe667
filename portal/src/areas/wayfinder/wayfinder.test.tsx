import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type DeckMap, wayfinderRoutes } from '#contract/areas/wayfinder.ts';
import { FakeHub, refuse } from '#portal-test/fake-hub.ts';
import { type RenderOptions, renderPortal } from '#portal-test/render.tsx';

const deck = (level: number, more: Partial<DeckMap> = {}): DeckMap => ({
  level,
  isDevicePresent: false,
  hasWayFinding: false,
  map: `deck${level}`,
  ...more,
});
const DECKS = [deck(3), deck(5, { isDevicePresent: true }), deck(6, { hasWayFinding: true })];
const ON = { profile: { enableWayfinder: true } };

function mapsHub(): FakeHub {
  return new FakeHub()
    .on(wayfinderRoutes.sideView, { map: 'side' })
    .on(wayfinderRoutes.topView, DECKS)
    .on(wayfinderRoutes.cabinSideView, { map: 'cabinside' })
    .on(wayfinderRoutes.cabinTopView, [deck(3), deck(7, { hasWayFinding: true, map: 'cabindeck' })]);
}

function open(at = '/wayfinder', options: RenderOptions = {}) {
  return renderPortal({ hub: mapsHub(), at, config: ON, ...options });
}

const plan = () => screen.getByRole('img', { name: /^Deck \d+$/ });

describe('the wayfinder panel', () => {
  it('[C290 C291 C292 C294 C295] [CD46 CD47] shows the side view, the decks highest first, the chosen deck and the legend', async () => {
    const { user } = open();
    const side = await screen.findByRole('img', { name: 'The ship from the side, deck by deck' });
    expect(side.getAttribute('src')).toBe('data:image/png;base64,side');
    const legend = screen.getByRole('list', { name: 'Signs on the plan' });
    expect(
      within(legend)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['You are here', 'Destination(s)']);
    expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual(['6', '5', '3']);
    expect(screen.getByRole('radio', { name: /Deck 6.*Destination/ })).toBeDefined();
    expect(screen.getByRole('radio', { name: /Deck 5.*You are here/ })).toBeDefined();
    expect(plan().getAttribute('src')).toBe('data:image/png;base64,deck6');
    await user.click(screen.getByRole('radio', { name: /Deck 3/ }));
    expect(plan().getAttribute('src')).toBe('data:image/png;base64,deck3');
  });

  it('[C296] asks with every profile, and without the parameter when there is none', async () => {
    const { hub } = open('/wayfinder?wayfinderProfileId=a&wayfinderProfileId=b');
    await screen.findByRole('list', { name: 'Signs on the plan' });
    for (const route of [wayfinderRoutes.sideView, wayfinderRoutes.topView])
      expect(hub.callsTo(route)[0]?.query.getAll('wayfinderProfileId')).toEqual(['a', 'b']);
    const bare = open();
    await waitFor(() => expect(bare.hub.callsTo(wayfinderRoutes.topView)).toHaveLength(1));
    for (const route of [wayfinderRoutes.sideView, wayfinderRoutes.topView])
      expect(bare.hub.callsTo(route)[0]?.query.toString()).toBe('');
  });

  it('[CD47] opens from a button of the shell, on guests’ devices with the wayfinder on', async () => {
    const { user, path } = open('/nowhere');
    await user.click(await screen.findByRole('link', { name: 'Ship map' }));
    expect(path()).toBe('/wayfinder');
    expect(await screen.findByRole('list', { name: 'Signs on the plan' })).toBeDefined();
    cleanup();
    open('/nowhere', { config: { ...ON, deviceType: 'DigitalSignage' } });
    await screen.findByText('404 - content not found.');
    expect(screen.queryByRole('link', { name: 'Ship map' })).toBeNull();
  });

  it('[CD47] is shown only where the wayfinder is on', async () => {
    const { hub } = open('/wayfinder', { config: {} });
    expect(await screen.findByText('There is no ship map on this device.')).toBeDefined();
    expect(hub.callsTo(wayfinderRoutes.topView)).toHaveLength(0);
  });

  it('tells of a failure and tries again; a side view that fails leaves the decks standing', async () => {
    const hub = mapsHub()
      .on(wayfinderRoutes.topView, refuse(503, 'busy'))
      .on(wayfinderRoutes.sideView, refuse(404, 'x'));
    const { user } = open('/wayfinder', { hub });
    const again = await screen.findByRole('button', { name: /again/i });
    hub.on(wayfinderRoutes.topView, DECKS);
    await user.click(again);
    expect((await screen.findByRole('img', { name: 'Deck 6' })).getAttribute('src')).toContain('deck6');
    expect(screen.queryByRole('img', { name: 'The ship from the side, deck by deck' })).toBeNull();
  });

  it('is whole without maps', async () => {
    open('/wayfinder', { hub: mapsHub().on(wayfinderRoutes.topView, []) });
    expect(await screen.findByText('There are no deck plans at the moment.')).toBeDefined();
  });

  it('[C291] is read by keyboard: the plan can be focused, and made larger and smaller', async () => {
    const { user } = open();
    const region = await screen.findByRole('region', { name: 'Deck 6' });
    expect(region.getAttribute('tabindex')).toBe('0');
    const width = () => (plan() as HTMLImageElement).style.inlineSize;
    const smaller = screen.getByRole('button', { name: 'Smaller' });
    const larger = screen.getByRole('button', { name: 'Larger' });
    expect(width()).toBe('max(100%, 1000px)');
    while (!(larger as HTMLButtonElement).disabled) await user.click(larger);
    expect(width()).toBe('max(100%, 5000px)');
    await user.click(smaller);
    expect(width()).toBe('max(100%, 3600px)');
    while (!(smaller as HTMLButtonElement).disabled) await user.click(smaller);
    expect(width(), 'the whole plan at once').toBe('max(100%, 0px)');
  });
});

describe('the cabin finder', () => {
  const field = () => screen.getByRole('textbox', { name: 'Cabin number' }) as HTMLInputElement;
  const search = () => screen.getByRole('button', { name: 'Search' }) as HTMLButtonElement;
  const key = (name: string) => screen.getByRole('button', { name });

  it('[C293 C298 C299 C300 C301 C302] takes digits by keypad and keyboard, clears, deletes and opens at 4 and 5', async () => {
    const { user } = open();
    await screen.findByRole('list', { name: 'Signs on the plan' });
    for (const digit of ['7', '2', '1']) await user.click(key(digit));
    expect(field().value).toBe('721');
    expect(search().disabled).toBe(true);
    await user.click(key('4'));
    expect(search().disabled).toBe(false);
    await user.click(key('5'));
    expect(search().disabled).toBe(false);
    await user.click(key('6'));
    expect(search().disabled).toBe(true);
    await user.click(key('7'));
    expect(field().value).toBe('721456');
    await user.click(screen.getByRole('button', { name: 'Delete the last digit' }));
    expect(field().value).toBe('72145');
    expect(key('Clear').textContent).toBe('C');
    await user.click(key('Clear'));
    expect(field().value).toBe('');
    for (const digit of ['3', '8', '9', '0']) await user.click(key(digit));
    expect(field().value).toBe('3890');
    await user.click(key('Clear'));
    await user.type(field(), '72a1-4');
    expect(field().value).toBe('7214');
  });

  it('[C303] opens at 3 digits alone in the look that sets 2 and 4', async () => {
    const { user } = open('/wayfinder', { config: { ...ON, hub: { layoutTheme: 'palma' } } });
    await screen.findByRole('list', { name: 'Signs on the plan' });
    await user.type(field(), '12');
    expect(search().disabled).toBe(true);
    await user.type(field(), '3');
    expect(search().disabled).toBe(false);
    await user.type(field(), '4');
    expect(search().disabled).toBe(true);
  });

  it('[C297] [CD48] shows the cabin on its deck, by Enter too', async () => {
    const { hub, user } = open();
    await screen.findByRole('list', { name: 'Signs on the plan' });
    await user.type(field(), '7214{Enter}');
    expect(await screen.findByText('Cabin 7214: Deck 7')).toBeDefined();
    expect(hub.callsTo(wayfinderRoutes.cabinSideView)[0]?.params).toEqual({ cabin: '7214' });
    expect(hub.callsTo(wayfinderRoutes.cabinTopView)[0]?.params).toEqual({ cabin: '7214' });
    expect(plan().getAttribute('src')).toBe('data:image/png;base64,cabindeck');
    const side = screen.getByRole('img', { name: 'The ship from the side, deck by deck' });
    expect(side.getAttribute('src')).toBe('data:image/png;base64,cabinside');
  });

  it('[C304] [CD48] says that a cabin is not there, keeps the map, and takes the words back at the next digit', async () => {
    const gone = refuse(404, 'not_found');
    const hub = mapsHub().on(wayfinderRoutes.cabinSideView, gone).on(wayfinderRoutes.cabinTopView, gone);
    const { user } = open('/wayfinder', { hub });
    await screen.findByRole('list', { name: 'Signs on the plan' });
    await user.type(field(), '7999{Enter}');
    const words = 'The cabin could not be found, please search for another cabin';
    expect(await screen.findByText(words)).toBeDefined();
    expect(plan().getAttribute('src')).toBe('data:image/png;base64,deck6');
    await user.type(field(), '1');
    expect(screen.queryByText(words)).toBeNull();
  });

  it.each<[string, unknown]>([
    ['an empty object', {}],
    ['an empty list', []],
    ['null', null],
    ['nothing', ''],
    ['decks without a map', [{ level: 7 }]],
    ['another refusal', refuse(500, 'internal')],
  ])('[C304] [CD48] takes %s for a cabin that is not there, and keeps the keypad', async (_, answer) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const hub = mapsHub()
      .on(wayfinderRoutes.cabinSideView, answer as never)
      .on(wayfinderRoutes.cabinTopView, answer as never);
    const { user } = open('/wayfinder', { hub });
    await screen.findByRole('list', { name: 'Signs on the plan' });
    await user.type(field(), '7999{Enter}');
    expect(await screen.findByText('The cabin could not be found, please search for another cabin')).toBeDefined();
    expect(plan().getAttribute('src')).toBe('data:image/png;base64,deck6');
    await user.click(key('Clear'));
    expect(field().value).toBe('');
    warn.mockRestore();
  });

  it('[C297] shows a cabin of which there is no view from the side', async () => {
    const { user } = open('/wayfinder', { hub: mapsHub().on(wayfinderRoutes.cabinSideView, refuse(404, 'x')) });
    await screen.findByRole('list', { name: 'Signs on the plan' });
    await user.type(field(), '7214{Enter}');
    expect(await screen.findByText('Cabin 7214: Deck 7')).toBeDefined();
    const side = screen.getByRole('img', { name: 'The ship from the side, deck by deck' });
    expect(side.getAttribute('src')).toBe('data:image/png;base64,side');
  });

  it('tells a failure of the search from a cabin that is not there', async () => {
    const { user } = open('/wayfinder', { hub: mapsHub().on(wayfinderRoutes.cabinTopView, refuse(503, 'busy')) });
    await screen.findByRole('list', { name: 'Signs on the plan' });
    await user.type(field(), '7214{Enter}');
    expect(await screen.findByText('The search did not work just now, please try again.')).toBeDefined();
  });
});

describe('the extension wayfinder', () => {
  const places = [
    {
      level: 6,
      name: 'Boulevard Deck',
      places: [
        { id: 'poi-saffron', name: 'Saffron', where: 'Deck 6, midship', hours: '18:00 to 22:30' },
        { id: 'poi-shops', name: 'Boutiques', where: 'Deck 6, midship', hours: null },
      ],
    },
  ];
  const way = {
    found: true,
    metres: 80,
    minutes: 2,
    steps: [
      { kind: 'walk' as const, level: 6, toLevel: 6, metres: 30, name: 'Lifts midship' },
      { kind: 'lift' as const, level: 6, toLevel: 7, metres: 0, name: 'Lifts midship' },
      { kind: 'walk' as const, level: 7, toLevel: 7, metres: 50, name: null },
    ],
    map: 'wayside',
    decks: [deck(6, { isDevicePresent: true, map: 'waydeck' })],
  };
  const offering = { ...ON, extensions: ['wayfinder'] };

  it('reads a deck in words and finds a way without stairs, in steps and on the plan', async () => {
    const hub = mapsHub().on(wayfinderRoutes.places, places).on(wayfinderRoutes.way, way);
    const { user } = open('/wayfinder?wayfinderProfileId=poi-saffron', { hub, config: offering });
    const list = await screen.findByRole('heading', { name: 'On Deck 6 · Boulevard Deck' });
    expect(list).toBeDefined();
    expect(screen.getByRole('link', { name: 'Saffron' }).getAttribute('href')).toBe(
      '/wayfinder?wayfinderProfileId=poi-saffron',
    );
    expect(screen.getByText('Deck 6, midship · 18:00 to 22:30')).toBeDefined();
    expect(hub.callsTo(wayfinderRoutes.topView)[0]?.query.get('language')).toBe('en');
    await user.selectOptions(screen.getByRole('combobox', { name: 'From' }), 'poi-shops');
    await user.click(screen.getByRole('checkbox', { name: 'Without stairs' }));
    await user.click(screen.getByRole('button', { name: 'Show the way' }));
    expect(await screen.findByText('About 2 min, 80 m')).toBeDefined();
    expect(screen.getByText('Lifts midship to deck 7')).toBeDefined();
    const { query } = hub.callsTo(wayfinderRoutes.way)[0] ?? {};
    expect(Object.fromEntries(query ?? [])).toEqual({
      from: 'poi-shops',
      to: 'poi-saffron',
      stepFree: 'true',
      language: 'en',
    });
    expect(plan().getAttribute('src')).toBe('data:image/png;base64,waydeck');
  });

  it('says that there is no way without stairs', async () => {
    const none = { found: false, metres: 0, minutes: 0, steps: [], map: null, decks: [deck(6)] };
    const hub = mapsHub().on(wayfinderRoutes.places, places).on(wayfinderRoutes.way, none);
    const { user } = open('/wayfinder?wayfinderProfileId=poi-saffron', { hub, config: offering });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'From' }), 'poi-shops');
    await user.click(screen.getByRole('button', { name: 'Show the way' }));
    expect(await screen.findByText('There is no way without stairs. Please ask at reception.')).toBeDefined();
  });
});
