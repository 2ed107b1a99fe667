import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { bookingsRoutes } from '#contract/areas/bookings.ts';
import { sessionRoutes } from '#contract/areas/session.ts';
import { type Ticket, ticketsRoutes } from '#contract/areas/tickets.ts';
import { aCartElement } from '#portal-test/excursion-fixtures.ts';
import { FakeHub, refuse } from '#portal-test/fake-hub.ts';
import { aPassenger } from '#portal-test/fixtures.ts';
import { type RenderOptions, renderPortal } from '#portal-test/render.tsx';
import { aTicket } from '#portal-test/ticket-fixtures.ts';
import { companionsOf, ticketsOf } from './tickets.rules.ts';

const ben = aTicket({
  id: '1043-1',
  bookingId: '1043',
  guest: { accountNumber: '2', firstName: 'Ben', lastName: 'Winter', cabin: '7001' },
});

function open(at: string, tickets: Ticket[], options: RenderOptions = {}) {
  const hub = new FakeHub()
    .on(sessionRoutes.accountStatus, { isBlocked: false, isBlockedForMuster: false, showBlockedMessage: false })
    .on(ticketsRoutes.tickets, tickets);
  return renderPortal({
    at,
    hub,
    stored: { authentication: aPassenger() },
    config: { extensions: ['tickets'], hub: { enableWayfinder: true } },
    ...options,
  });
}

describe('a ticket', () => {
  it('shows its code by name, and what a guest is asked on the way', async () => {
    open('/bookings/tickets/1042', [aTicket(), ben]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Alfama on foot' })).toBeTruthy();
    const code = screen.getByRole('img', { name: 'QR code of the ticket for Ada Winter' });
    expect(code.getAttribute('data-code')).toBe(aTicket().code);
    const main = screen.getByRole('main').textContent;
    for (const words of ['Ada Winter', 'Ticket 1042', 'GRP23456', '09:30 – 12:00', 'Lisbon', 'Flat shoes', '£59.00']) {
      expect(main).toContain(words);
    }
    expect(main).toContain('leave the ship on Deck 3');
    expect(screen.getByRole('link', { name: /On the pier/ }).getAttribute('href')).toBe(
      '/wayfinder?wayfinderProfileId=poi-gangway',
    );
  });

  it('of a table says what to know, where an excursion says what to bring', async () => {
    open('/bookings/tickets/1042', [aTicket({ kind: 'dining' })]);
    expect(await screen.findByText('Just So You Know')).toBeTruthy();
    expect(screen.queryByText('What to bring')).toBeNull();
  });

  it('leads to those of the party in one press', async () => {
    const { user } = open('/bookings/tickets/1042', [aTicket(), ben, aTicket({ id: '7', fromTime: '14:00' })]);
    const party = within(await screen.findByRole('navigation', { name: 'Tickets of your party' }));
    expect(party.getAllByRole('link').map((one) => one.textContent)).toEqual(['Ada', 'Ben']);
    await user.click(party.getByRole('link', { name: 'Ben' }));
    expect(await screen.findByRole('img', { name: 'QR code of the ticket for Ben Winter' })).toBeTruthy();
  });

  it('that ended says so, with the way to those that are good', async () => {
    open('/bookings/tickets/1043', [aTicket(), ben]);
    expect(await screen.findByRole('heading', { name: 'This ticket is no longer valid.' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'My bookings' }).getAttribute('href')).toBe('/my_onboard_bookings');
  });

  it('that cannot be loaded can be tried again', async () => {
    let isDown = true;
    const hub = new FakeHub().on(ticketsRoutes.tickets, () => (isDown ? refuse(500, 'internal', '') : [aTicket()]));
    const { user } = open('/bookings/tickets/1042', [], { hub });
    expect(await screen.findByText('Your ticket could not be loaded.')).toBeTruthy();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('img', { name: /QR code/ })).toBeTruthy();
  });

  it('is no page against a hub that has none, and nobody asks for one', async () => {
    const { hub } = open('/bookings/tickets/1042', [aTicket()], { config: { extensions: [] } });
    expect(await screen.findByText(/does not exist|not found/i)).toBeTruthy();
    expect(hub.callsTo(ticketsRoutes.tickets)).toEqual([]);
  });
});

describe('bookings', () => {
  const appointment = { id: 'excursion-1042', date: '03/07/2026', text: 'Alfama on foot', bookingStatus: 'C' };
  const booked = { ...aCartElement(), id: '1042', bookingReference: 'GRP23456', bookingStatus: 'C' };

  it('say where to meet, who comes, what to bring and what it costs, and lead to the ticket', async () => {
    const { hub } = open('/my_onboard_bookings', [aTicket(), ben], {
      hub: new FakeHub().on(ticketsRoutes.tickets, [aTicket(), ben]).on(bookingsRoutes.appointments, [appointment]),
    });
    const row = (await screen.findByText('Flat shoes and water.')).closest('li');
    // What both cost, since both are named.
    for (const words of ['On the pier', 'Ada Winter, Ben Winter', '£118.00']) expect(row?.textContent).toContain(words);
    expect(
      within(row as HTMLElement)
        .getByRole('link', { name: 'Ticket for Ada Winter' })
        .getAttribute('href'),
    ).toBe('/bookings/tickets/1042');
    expect(hub.callsTo(ticketsRoutes.tickets)).toHaveLength(1);
  });

  it('of the party have a ticket beside each guest', async () => {
    open('/my_bookings', [], {
      hub: new FakeHub().on(ticketsRoutes.tickets, [aTicket()]).on(bookingsRoutes.bookings, [booked]),
    });
    expect(await screen.findByRole('link', { name: 'Ticket for Ada Winter' })).toBeTruthy();
    expect(screen.getByRole('main').textContent).toContain('09:30 – 12:00');
  });

  it.each([
    ['without tickets', [] as string[], 0],
    ['whose tickets do not come', ['tickets'], 1],
  ])('%s are whole without them', async (_, extensions, calls) => {
    const { hub } = open('/my_bookings', [], {
      config: { extensions },
      hub: new FakeHub().on(ticketsRoutes.tickets, refuse(500, 'internal', '')).on(bookingsRoutes.bookings, [booked]),
    });
    expect(await screen.findByText('Booking reference GRP23456')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Ticket/ })).toBeNull();
    expect(hub.callsTo(ticketsRoutes.tickets)).toHaveLength(calls);
  });
});

it('tickets are found by their booking, or by what was booked together of one thing', () => {
  const other = aTicket({ id: '9', bookingId: '9', objectId: 'else' });
  const all = [aTicket(), ben, other];
  expect(ticketsOf(all, { bookingId: '1043' })).toEqual([ben]);
  expect(ticketsOf(all, { bookingId: undefined })).toEqual([]);
  expect(ticketsOf(all, { reference: 'GRP23456', objectId: aTicket().objectId })).toEqual([aTicket(), ben]);
  expect(companionsOf(all, ben)).toEqual([aTicket(), ben]);
});
