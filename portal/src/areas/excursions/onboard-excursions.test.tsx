import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { contentRoutes } from '#contract/areas/content.ts';
import { excursionsRoutes } from '#contract/areas/excursions.ts';
import { holidayRoutes } from '#contract/areas/holiday.ts';
import { anExcursion, aPortDay } from '#portal-test/excursion-fixtures.ts';
import { refuse } from '#portal-test/fake-hub.ts';
import { hrefs, loggedIn, openExcursions as open } from '#portal-test/open-excursions.ts';

describe('onboard excursions', () => {
  it('[B53 B58 B61] the port days lead to their lists and hand over the port', async () => {
    const days = [aPortDay(), aPortDay({ id: 's', day: 4, date: '04/07/2026', atSea: true, title: 'At sea' })];
    const { user, router } = open(
      '/onboard/excursions',
      (fake) => fake.on(holidayRoutes.schedules, days).on(excursionsRoutes.byDate, [anExcursion()]),
      { now: () => Date.parse('2026-07-02T10:00:00Z') },
    );
    const tile = await screen.findByRole('link', { name: /Lisbon/ });
    expect(hrefs()).toEqual(['/onboard/excursions/03-07-2026']);
    expect(tile.textContent).toContain('Friday 3 July'); // two weeks have two Fridays
    await user.click(tile);
    expect(router.place.state).toEqual({
      portName: 'Lisbon',
      portDate: '03/07/2026',
      arrivalTime: '08:00',
      departureTime: '18:00',
    });
    expect(await screen.findByText('In port 08:00 – 18:00')).toBeTruthy();
  });

  it('[B61] the head says what it was handed, whatever the schedule says', async () => {
    const { router } = open('/shoreexcursion/lis-walk', (fake) => fake.on(excursionsRoutes.byDate, [anExcursion()]));
    await screen.findByRole('heading', { level: 1, name: 'Alfama on foot' });
    const state = { portName: 'Porto', portDate: '04/07/2026', arrivalTime: '09:15', departureTime: '17:45' };
    await act(async () => router.navigate('/onboard/excursions/03-07-2026', { state }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Porto' })).toBeTruthy();
    expect(screen.getByText('04/07/2026')).toBeTruthy();
    expect(screen.getByText('In port 09:15 – 17:45')).toBeTruthy();
  });

  it.each([
    [false, ['/onboard/excursions/03-07-2026', '/onboard/excursions/05-07-2026']],
    [true, ['/onboard/excursions/01-07-2026', '/onboard/excursions/03-07-2026', '/onboard/excursions/05-07-2026']],
  ])('[B53] [BD40] port days from today on; past ones shown: %s', async (showPastEvents, shown) => {
    const days = ['01/07/2026', '03/07/2026', '05/07/2026', 'soon'].map((date) => aPortDay({ id: date, date }));
    open('/onboard/excursions', (fake) => fake.on(holidayRoutes.schedules, days), {
      now: () => Date.parse('2026-07-03T10:00:00Z'),
      config: { hub: { uiSettings: { showPastEvents } } },
    });
    await screen.findAllByRole('link', { name: /Lisbon/ });
    expect(hrefs()).toEqual(shown);
  });

  it('[B59] a day without a date leads to its number', async () => {
    open('/onboard/excursions', (fake) => fake.on(holidayRoutes.schedules, [aPortDay({ date: '' })]));
    await screen.findByRole('link', { name: /Lisbon/ });
    expect(hrefs()).toEqual(['/onboard/excursionsbyday/3']);
  });

  it('[B54 B56 B61 B63] a date opened by address fills its head from the schedule', async () => {
    const { hub } = open('/onboard/excursions/03-07-2026', (fake) => fake.on(excursionsRoutes.byDate, [anExcursion()]));
    expect(await screen.findByRole('heading', { level: 1, name: 'Lisbon' })).toBeTruthy();
    expect(screen.getByText('In port 08:00 – 18:00')).toBeTruthy();
    expect(hrefs()).toEqual(['/onboard/excursion/lis-walk']);
    expect(hub.callsTo(excursionsRoutes.byDate)[0]?.query.get('dateAsString')).toBe('03/07/2026');
  });

  it('[B55 B57] a day of the cruise asks by day', async () => {
    const { hub } = open('/onboard/excursionsbyday/3', (fake) => fake.on(excursionsRoutes.byDay, [anExcursion()]));
    await screen.findByRole('link', { name: /Alfama/ });
    expect(hub.callsTo(excursionsRoutes.byDay)[0]?.query.get('day')).toBe('3');
    expect(hub.callsTo(excursionsRoutes.byDate)).toHaveLength(0);
  });

  it('[B61] a list waits for the head above it, which would push it down', async () => {
    const schedule = Promise.withResolvers<never[]>();
    const { hub } = open('/onboard/excursionsbyday/3', (fake) =>
      fake.on(excursionsRoutes.byDay, [anExcursion()]).on(holidayRoutes.schedules, () => schedule.promise),
    );
    await waitFor(() => expect(hub.callsTo(excursionsRoutes.byDay)).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('status')).toBeTruthy());
    expect(screen.queryByRole('link', { name: /Alfama/ })).toBeNull();
    schedule.resolve([]);
    expect(await screen.findByRole('link', { name: /Alfama/ })).toBeTruthy();
  });

  it.each(['/onboard/excursionsbyday/3', '/onboard/excursions/03-07-2026'])(
    '[B62] an empty list at %s says so',
    async (at) => {
      const answer = Promise.withResolvers<never[]>();
      open(at, (fake) =>
        fake.on(excursionsRoutes.byDay, () => answer.promise).on(excursionsRoutes.byDate, () => answer.promise),
      );
      await screen.findByRole('heading', { level: 1 });
      expect(screen.queryByText('There are no experiences available.')).toBeNull();
      answer.resolve([]);
      expect(await screen.findByText('There are no experiences available.')).toBeTruthy();
    },
  );

  const three = [
    anExcursion({
      id: 'b',
      name: 'Boat',
      bookingCode: 'LIS-2',
      timeOfDay: '08:00',
      duration: 90,
      categories: [{ name: 'Nature' }],
      currentAvailability: 3,
    }),
    anExcursion({
      id: 'a',
      name: 'Art',
      bookingCode: 'ART-1',
      timeOfDay: '14:00',
      duration: 180,
      categories: [{ name: 'Culture' }],
    }),
    anExcursion({
      id: 'h',
      name: 'Hike',
      bookingCode: 'LIS-1',
      timeOfDay: '07:00',
      duration: 360,
      categories: [{ name: 'Nature' }],
    }),
  ];

  it('[B49 B60 B64 B65 B70 B71] sorted, filtered by type and duration, never labelled', async () => {
    const { user } = open('/onboard/excursions/03-07-2026', (fake) => fake.on(excursionsRoutes.byDate, three));
    await screen.findByRole('link', { name: /Art/ });
    expect(hrefs()).toEqual(['/onboard/excursion/a', '/onboard/excursion/h', '/onboard/excursion/b']);
    expect(screen.queryByText(/Remaining|Limited|Fully booked|no experiences/)).toBeNull();
    await user.click(screen.getByRole('button', { name: /Nature/ }));
    expect(hrefs()).toEqual(['/onboard/excursion/h', '/onboard/excursion/b']);
    expect(screen.getByRole('radio', { name: '2 to 5 hours' })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: /Culture/ }));
    expect(hrefs()).toHaveLength(3);
    const chips = within(screen.getByRole('main')).getAllByRole('button', { pressed: true });
    expect(chips.map((chip) => chip.textContent)).toEqual(['Culture(1)', 'Nature(2)']);
    await user.click(screen.getByRole('button', { name: /Culture/ }));
    await user.click(screen.getByRole('radio', { name: 'Up to 2 hours' }));
    expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(1);
    expect(hrefs()).toEqual(['/onboard/excursion/b']);
    expect(screen.getByRole('button', { name: /Culture/ })).toHaveProperty('disabled', true);
  });

  it('[B72] the flag hides the filters and shows the full list', async () => {
    open('/onboard/excursions/03-07-2026', (fake) => fake.on(excursionsRoutes.byDate, three), {
      config: { hideExcursionFilters: true },
    });
    await screen.findByRole('link', { name: /Art/ });
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByRole('button', { name: /Nature|Culture/ })).toBeNull();
    expect(hrefs()).toHaveLength(3);
  });
});

describe('one onboard excursion', () => {
  const descriptions = [
    { descriptionType: 'Description', value: { defaultValue: 'Lanes' } },
    { descriptionType: 'WalkingInfo', value: { defaultValue: 'Two kilometres' } },
    { descriptionType: 'Notes', value: { defaultValue: 'The castle' } },
  ];
  const full = anExcursion({ minimumAge: 6, waiverPdfUrl: { url: 'https://hub.example/waiver.pdf' } });

  it('[B73 B74 B75 B76 B77 B79 B82 B83] everything about it, and the way to book', async () => {
    const { hub } = open(
      '/onboard/excursion/lis-walk',
      (fake) =>
        fake
          .on(excursionsRoutes.byId, full)
          .on(excursionsRoutes.descriptions, descriptions)
          .on(excursionsRoutes.checkAvailability, { currentAvailability: 7, availability: true }),
      { stored: loggedIn },
    );
    await screen.findByRole('link', { name: 'Book now' });
    const main = screen.getByRole('main');
    await waitFor(() => expect(main.textContent).toContain('Two kilometres'));
    const below = (heading: string) =>
      screen.getByRole('heading', { level: 2, name: heading }).parentElement?.textContent;
    expect(below('Description')).toContain('Lanes');
    expect(below('On the way')).toContain('Two kilometres');
    for (const shown of [
      '2 h 30 min',
      '03/07/2026',
      'LIS-01',
      '09:30',
      'from 6 years',
      'Adult£59.00',
      'Child (6-12)£29.50',
      '7 Space(s) Remaining',
    ]) {
      expect(main.textContent).toContain(shown);
    }
    expect(screen.getByRole('link', { name: 'Book now' }).getAttribute('href')).toBe('/onboard/bookexcursion/lis-walk');
    expect(screen.getByRole('link', { name: /waiver/ }).getAttribute('href')).toBe('https://hub.example/waiver.pdf');
    expect(hub.callsTo(excursionsRoutes.checkAvailability)).toHaveLength(1);
    expect(hub.calls.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        'excursions/lis-walk',
        'descriptions/lis-walk',
        'excursions/tags',
        'excursions/checkAvailability/lis-walk',
      ]),
    );
    expect(screen.getByText('Good walkers').querySelector('img')?.getAttribute('src')).toContain('width=50');
  });

  it.each([
    [true, 'Points of interest'],
    [false, 'Notes'],
  ])('[B78] with usePoiLabelForNotes %s the notes are headed %s', async (usePoiLabelForNotes, heading) => {
    open('/onboard/excursion/lis-walk', (fake) => fake.on(excursionsRoutes.descriptions, descriptions), {
      config: { usePoiLabelForNotes },
    });
    const notes = (await screen.findByRole('heading', { name: heading })).parentElement;
    expect(notes?.textContent).toContain('The castle');
    expect(screen.getAllByText('The castle')).toHaveLength(1);
  });

  it('[B79] one without a waiver has no link to it', async () => {
    open('/onboard/excursion/lis-walk', () => undefined);
    await screen.findByRole('link', { name: 'Log in to book' });
    expect(screen.queryByText(/waiver/)).toBeNull();
  });

  it('[B73 C16] has its name, a header picture and the other pictures in a gallery', async () => {
    const images = ['a', 'b', 'c'].map((id) => ({ id, url: `/v1/blobs/image?id=${id}` }));
    const { hub } = open('/onboard/excursion/lis-walk', (fake) => fake.on(contentRoutes.images, images));
    expect(await screen.findByRole('heading', { level: 1, name: 'Alfama on foot' })).toBeTruthy();
    const gallery = await screen.findByRole('list', { name: 'More pictures' });
    const sources = [...gallery.querySelectorAll('img')].map((image) => image.getAttribute('src'));
    expect(sources.map((source) => new URL(source ?? '').search)).toEqual(['?id=b&width=200', '?id=c&width=200']);
    expect(document.querySelector('header img[src*="id=a"]')).toBeTruthy();
    expect(hub.callsTo(contentRoutes.images)[0]?.path).toBe('blobs/images/lis-walk');
  });

  it('[B80] the last place can be booked', async () => {
    open(
      '/onboard/excursion/lis-walk',
      (fake) => fake.on(excursionsRoutes.checkAvailability, { currentAvailability: 1, availability: true }),
      { stored: loggedIn },
    );
    expect(await screen.findByRole('link', { name: 'Book now' })).toBeTruthy();
    expect(screen.queryByText('Fully booked')).toBeNull();
  });

  it('[B80] no book button without places', async () => {
    open(
      '/onboard/excursion/lis-walk',
      (fake) => fake.on(excursionsRoutes.checkAvailability, { currentAvailability: 0, availability: false }),
      {
        stored: loggedIn,
      },
    );
    expect(await screen.findByText('Fully booked')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Book now' })).toBeNull();
  });

  it('[B48] an availability that cannot be read counts as 99', async () => {
    open(
      '/onboard/excursion/lis-walk',
      (fake) => fake.on(excursionsRoutes.checkAvailability, refuse(500, 'internal')),
      { stored: loggedIn },
    );
    expect(await screen.findByRole('link', { name: 'Book now' })).toBeTruthy();
    expect(screen.queryByText(/Space/)).toBeNull();
  });

  it.each([
    [refuse(500, 'internal'), 7, '7 Space(s) Remaining', true],
    [refuse(404, 'not_found'), 0, 'Fully booked', false],
  ])('[B83] [BD29] one that cannot be read is that of the excursion', async (answer, places, shown, isOpen) => {
    open(
      '/onboard/excursion/lis-walk',
      (fake) =>
        fake
          .on(excursionsRoutes.byId, anExcursion({ currentAvailability: places }))
          .on(excursionsRoutes.checkAvailability, answer),
      { stored: loggedIn },
    );
    expect(await screen.findByText(shown)).toBeTruthy();
    expect(screen.queryAllByRole('link', { name: 'Book now' })).toHaveLength(isOpen ? 1 : 0);
  });

  it('[B81] no book button on a screen', async () => {
    open(
      '/onboard/excursion/lis-walk',
      (fake) => fake.on(excursionsRoutes.checkAvailability, { currentAvailability: 7, availability: true }),
      { config: { deviceType: 'DigitalSignage' } },
    );
    await screen.findByText('7 Space(s) Remaining');
    expect(screen.queryByRole('link', { name: /book/i })).toBeNull();
  });

  it('[A105 B82] a visitor is led to the login and back', async () => {
    const { user, router } = open('/onboard/excursion/lis-walk', () => undefined);
    await user.click(await screen.findByRole('link', { name: 'Log in to book' }));
    expect(router.place.pathname).toBe('/login');
    expect(router.place.state).toEqual({ forward_to: '/onboard/excursion/lis-walk' });
  });

  it('[B75] appExcursionVariables chooses the facts', async () => {
    open('/onboard/excursion/lis-walk', () => undefined, {
      config: { hub: { uiSettings: { appExcursionVariables: 'port,time' } } },
    });
    const facts = await screen.findByRole('region', { name: 'Key facts' });
    expect([...facts.querySelectorAll('dd')].map((one) => one.textContent)).toEqual(['Lisbon', '09:30']);
  });
});
