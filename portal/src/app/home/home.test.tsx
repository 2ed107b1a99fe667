import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { basketRoutes } from '#contract/areas/basket.ts';
import { type BookedEntry, bookingChangesRoutes } from '#contract/areas/booking-changes.ts';
import { type Appointment, bookingsRoutes } from '#contract/areas/bookings.ts';
import { contentRoutes } from '#contract/areas/content.ts';
import { holidayRoutes } from '#contract/areas/holiday.ts';
import { type CabinMessage, messagesRoutes } from '#contract/areas/messages.ts';
import { musterRoutes } from '#contract/areas/muster.ts';
import { ticketsRoutes } from '#contract/areas/tickets.ts';
import { weatherRoutes } from '#contract/areas/weather.ts';
import { aCart, aCartElement } from '#portal-test/excursion-fixtures.ts';
import { FakeHub } from '#portal-test/fake-hub.ts';
import { aPassenger } from '#portal-test/fixtures.ts';
import { ADA } from '#portal-test/muster-fixtures.ts';
import { type RenderOptions, renderPortal } from '#portal-test/render.tsx';
import { aTicket } from '#portal-test/ticket-fixtures.ts';

const NOON = Date.parse('2026-03-05T11:00:00Z'); // 12:00 in Madrid
const lisbon = { id: '1', date: '05/03/2026', day: 3, title: 'Lisbon', atSea: false, arrives: '08:00' };
const booked = (text: string, fromTime: string, toTime: string, more: Partial<Appointment> = {}): Appointment => ({
  date: '05/03/2026',
  fromTime,
  toTime,
  text,
  bookingStatus: 'C',
  ...more,
});
const message = (id: string, messageType: string, recipientMessageStatus = 'Sent'): CabinMessage => ({
  id,
  sourceMessageId: id,
  messageType,
  recipientMessageStatus,
  createdAt: '05/03/2026 08:00',
  messageTitle: `Title ${id}`,
});
const AN_ENTRY: BookedEntry = {
  bookingReference: 'GRP23456',
  unit: '7',
  kind: 'excursion',
  objectId: 'boat',
  name: 'Boat',
  date: '05/03/2026',
  fromTime: '15:00',
  bookingStatus: 'W',
  guests: [],
  persons: 1,
  price: 59,
  paidBy: 'account',
  changeUntil: { date: '05/03/2026', time: '15:00' },
  canCancel: true,
  canChange: false,
};
const MODULES = [
  { id: '1', label: 'Ship life', url: '/content/overview' },
  { id: '2', label: 'Post', url: '/cabinmessages' },
];

function open(answer: (hub: FakeHub) => void = () => undefined, options: RenderOptions = {}) {
  const hub = new FakeHub()
    .on(holidayRoutes.schedules, [{ ...lisbon, allOnBoard: '17:30', departs: '18:00' }])
    .on(contentRoutes.dailySchedule, [
      {
        id: 'd',
        title: 'Thursday',
        events: [
          { id: 'yoga', title: 'Yoga', startTime: '07:00', endTime: '08:00' },
          { id: 'lunch', title: 'Lunch', startTime: '11:30', endTime: '14:00', location: 'Compass Room' },
        ],
      },
    ])
    .on(bookingsRoutes.appointments, [booked('Spa', '15:00', '16:00'), booked('Walk', '09:00', '11:00')])
    .on(messagesRoutes.messages, { messages: [] })
    .on(basketRoutes.cart, aCart());
  answer(hub);
  return renderPortal({
    hub,
    now: () => NOON,
    config: { profile: { modules: MODULES } },
    stored: { authentication: aPassenger() },
    ...options,
  });
}
const day = async (name = 'Your day') => (await screen.findByRole('heading', { name })).closest('section');
const lines = (section: Element | null) =>
  within(section as HTMLElement)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('a guest’s day', () => {
  it('[A75] is one timeline of what is left of it: bookings, the ship’s times and what is on', async () => {
    open();
    expect(lines(await day())).toEqual([
      '11:30LunchCompass Room\u00a0· until 14:00Now',
      '15:00SpaBooked',
      '17:30All on board',
      '18:00Departure',
    ]);
  });

  it('[A75] every line leads to what it is about', async () => {
    open();
    const links = within((await day()) as HTMLElement).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/dailyprogram',
      '/dailyprogram/today?event=lunch',
      '/my_onboard_bookings',
      '/itinerary/detail/1',
      '/itinerary/detail/1',
    ]);
  });

  it('[A75] a booking with a ticket leads to it', async () => {
    const ticket = aTicket({ id: 'T-1', bookingId: '7' });
    open(
      (hub) =>
        hub
          .on(bookingsRoutes.appointments, [booked('Spa', '15:00', '16:00', { id: 'spa-7' })])
          .on(ticketsRoutes.tickets, [ticket]),
      { config: { profile: { modules: MODULES }, extensions: ['tickets'] } },
    );
    const line = await screen.findByRole('link', { name: /Spa/ });
    await waitFor(() => expect(line.getAttribute('href')).toBe('/bookings/tickets/T-1'));
  });

  it('[C209] the drill stands in the day until it is done', async () => {
    open((hub) => hub.on(musterRoutes.status, { passengers: [ADA], musterStationVisitRequired: false }));
    await waitFor(async () => expect(lines(await day())[0]).toBe('Safety drillStill to do'));
  });

  it('[A75] asks for everything at once, before any answer has come', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { hub } = open((fake) => fake.on(holidayRoutes.schedules, () => held.then(() => [])));
    for (const row of [bookingsRoutes.appointments, messagesRoutes.messages, contentRoutes.dailySchedule]) {
      await waitFor(() => expect(hub.callsTo(row)).toHaveLength(1));
    }
    await waitFor(() => expect(hub.callsTo(weatherRoutes.ofDate)).toHaveLength(1));
    release();
  });

  it('[C276] raises an urgent message that is not read yet, and counts the unread', async () => {
    const messages = [message('a', 'Urgent', 'Read'), message('b', 'Urgent'), message('c', 'Normal')];
    open((hub) => hub.on(messagesRoutes.messages, { messages }));
    expect((await screen.findByRole('alert')).textContent).toContain('Title b');
    expect(screen.getByRole('link', { name: '2 new messages' }).getAttribute('href')).toBe('/cabinmessages');
  });

  it('[B150] raises an offer to a guest who waits, and asks for none for the others', async () => {
    const offer = { until: { date: '05/03/2026', time: '12:25' }, secondsLeft: 1500 };
    const entries = [{ ...AN_ENTRY, waiting: { position: 1, offer } }];
    const config = { profile: { modules: MODULES }, extensions: ['booking-changes'] };
    const { hub } = open((one) => one.on(bookingChangesRoutes.entries, entries), { config });
    await day();
    expect(hub.callsTo(bookingChangesRoutes.entries)).toEqual([]);
    cleanup();
    open(
      (one) =>
        one
          .on(bookingsRoutes.appointments, [booked('Boat', '15:00', '16:00', { bookingStatus: 'W' })])
          .on(bookingChangesRoutes.entries, entries),
      { config },
    );
    const answer = await screen.findByRole('link', { name: 'Accept or decline' });
    expect(answer.getAttribute('href')).toBe('/my_onboard_bookings');
    expect(answer.closest('[role=status]')?.textContent).toMatch(/^1 place is held for you.*Boat.* 25 minutes left\./);
  });

  it('does not ask for messages where the operator has none', async () => {
    const { hub } = open(undefined, { config: { profile: { modules: MODULES.slice(0, 1) } } });
    await day();
    expect(hub.callsTo(messagesRoutes.messages)).toHaveLength(0);
  });

  it('[B103] has the basket with its count', async () => {
    open((hub) => hub.on(basketRoutes.cart, aCart(aCartElement())));
    expect((await screen.findByRole('link', { name: 'Basket (1)' })).getAttribute('href')).toBe('/basket');
  });

  it('[C254] tells the weather of today', async () => {
    const schedule = { id: '1', date: '', day: 1, title: '', atSea: false, openWeatherCityName: 'Naples' };
    open((hub) => hub.on(weatherRoutes.ofDate, { synopsis: 'Sunny', temperature: 21.4, icon: '01d', schedule }));
    expect((await screen.findByRole('link', { name: /21 °C/ })).getAttribute('href')).toBe('/weather');
  });
});

describe('nothing jumps', () => {
  afterEach(() => vi.restoreAllMocks());

  const isAfter = (one: Element, other: Element) =>
    Boolean(other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);

  it('[A75] the modules wait for what stands above them, the weather too', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    // However slow the machine is: the patience of the page does not end here.
    const { setTimeout: later } = globalThis;
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms?: number) =>
      later(run, ms === 1_500 ? 1_000_000 : ms)) as typeof setTimeout);
    const { hub } = open((fake) =>
      fake.on(weatherRoutes.ofDate, () => held.then(() => ({ synopsis: 'Sunny', temperature: 21.4 }))),
    );
    for (const row of [weatherRoutes.ofDate, bookingsRoutes.appointments])
      await waitFor(() => expect(hub.callsTo(row)).toHaveLength(1));
    expect(screen.queryByRole('link', { name: 'Ship life' })).toBeNull();
    release();
    expect(isAfter(await screen.findByRole('link', { name: 'Ship life' }), (await day()) as Element)).toBe(true);
  });

  it('[A75] a weather service that does not answer leaves the day above the modules', async () => {
    open((hub) => hub.on(weatherRoutes.ofDate, () => new Promise<never>(() => {})));
    const link = await screen.findByRole('link', { name: 'Ship life' }, { timeout: 10_000 });
    expect(isAfter(link, (await day()) as Element)).toBe(true);
  });

  it('[A75] a day that comes too late stands below the modules, what is urgent above them', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    open((hub) =>
      hub
        .on(bookingsRoutes.appointments, () => held.then(() => []))
        .on(messagesRoutes.messages, { messages: [message('b', 'Urgent')] }),
    );
    const link = await screen.findByRole('link', { name: 'Ship life' }, { timeout: 10_000 });
    expect(isAfter(link, await screen.findByText('Title b'))).toBe(true);
    release();
    expect(isAfter((await day()) as Element, link)).toBe(true);
  });
});

describe('a visitor’s home', () => {
  it('[A75] has the ship’s times and what is on, and asks nothing of a guest', async () => {
    const { hub } = open(undefined, { stored: {} });
    expect(lines(await day('What is on next'))).toHaveLength(3);
    expect(hub.callsTo(bookingsRoutes.appointments)).toHaveLength(0);
    expect(hub.callsTo(messagesRoutes.messages)).toHaveLength(0);
  });

  it('[A75] [AD12] puts the modules under the headings that the hub names, the rest under one of its own', async () => {
    const modules = [
      { ...MODULES[0], group: 'Book' },
      { ...MODULES[1], group: { defaultValue: 'For you', de: 'Für Sie' } },
      { id: '3', label: 'Spa', url: '/spa/overview', group: 'Book' },
      { id: '4', label: 'New', url: '/weather' },
    ];
    open(undefined, { stored: {}, config: { profile: { modules } as never } });
    const book = await screen.findByRole('list', { name: 'Book' });
    expect(within(book).getAllByRole('link')).toHaveLength(2);
    expect(screen.getByRole('heading', { name: 'For you' })).toBeTruthy();
    expect(within(screen.getByRole('list', { name: 'Discover' })).getAllByRole('link')).toHaveLength(1);
  });
});
