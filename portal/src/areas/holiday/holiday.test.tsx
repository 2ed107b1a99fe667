import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { holidayRoutes } from '#contract/areas/holiday.ts';
import { aPartyMember } from '#portal-test/excursion-fixtures.ts';
import { FakeHub, refuse } from '#portal-test/fake-hub.ts';
import { aPassenger } from '#portal-test/fixtures.ts';
import { renderPortal } from '#portal-test/render.tsx';

const flight = (id: string, flightDirection: string, departureTime: string) => ({
  id,
  flightNumber: `BA ${id}`,
  flightDirection,
  departureAirportCode: 'LHR',
  departureAirportName: 'Heathrow',
  arrivalAirportCode: 'LIS',
  arrivalAirportName: 'Lisbon',
  departureTime,
  arrivalTime: '12:00',
});

function open(at: string, answer: (hub: FakeHub) => void = () => undefined) {
  const hub = new FakeHub()
    .on(holidayRoutes.hotels, [
      {
        id: 'h',
        hotelName: 'Casa',
        resortName: 'Baixa',
        subResortName: 'Chiado',
        touristRegionName: 'Lisboa',
        fromDate: '28/06/2026',
        toDate: '01/07/2026',
      },
    ])
    .on(holidayRoutes.cruises, [
      { name: 'Iberia', numberOfDays: 12, fromDate: '01/07/2026', ship: { name: 'Meridian Star' } },
    ])
    .on(holidayRoutes.cruiseItinerary, [
      { id: 'd1', type: 'Port', dayOfCruise: 1, port: { name: { defaultValue: 'Lisbon' }, countryName: 'Portugal' } },
      { id: 'd2', type: 'Sea', dayOfCruise: 2 },
    ])
    .on(holidayRoutes.flights, [flight('2', 'IN', '18:00'), flight('1', 'OUT', '09:00'), flight('3', 'VIA', '01:00')])
    .on(holidayRoutes.passengers, [aPartyMember(), aPartyMember({ id: 'p2', firstName: 'Ben', lead: false })]);
  answer(hub);
  const now = () => Date.parse('2026-07-01T10:00:00Z');
  return renderPortal({ at, hub, now, stored: { authentication: aPassenger() } });
}

const part = async (heading: string) =>
  (await screen.findByRole('heading', { level: 2, name: heading })).closest('section')?.textContent ?? '';

describe('the holiday', () => {
  it.each(['/my_holiday', '/holiday'])('[A77 A78 B158 B159 B160 B161 B162 B166] %s shows every part', async (at) => {
    open(at);
    expect(await screen.findByText('Iberia')).toBeTruthy();
    expect(await part('Cruise')).toContain('Meridian Star12 days from 01/07/2026');
    expect(await part('Day by day')).toContain('Day 1Lisbon, Portugal');
    expect(await part('Day by day')).toContain('Day 2At sea');
    expect(await part('Hotels')).toContain('CasaChiado, Baixa, Lisboa28/06/2026 – 01/07/2026 · 3 nights');
    for (const name of ['Ada Winter', 'Ben Winter']) expect(await part('Travelling together')).toContain(name);
  });

  it('[A334 B161] marks today, shows the port and leads to its day', async () => {
    open('/my_holiday', (hub) =>
      hub.on(holidayRoutes.schedules, [
        { id: 's1', date: '01/07/2026', day: 1, title: 'Lisbon', atSea: false, image: 'port-lisbon' },
        { id: 's2', date: '02/07/2026', day: 2, title: 'At sea', atSea: true },
      ]),
    );
    const row = await screen.findByRole('link', { name: /Day 1/ });
    expect(row.getAttribute('href')).toBe('/itinerary/detail/s1');
    expect(row.textContent).toContain('Today');
    expect(row.querySelector('img')?.getAttribute('src')).toContain('reference=port-lisbon&width=200');
    expect(screen.queryByRole('link', { name: /At sea/ })).toBeNull();
  });

  it('[B164 B165] flights out and in, others left out', async () => {
    open('/my_holiday');
    await screen.findByText('BA 1');
    expect(await part('Outbound flights')).toContain('Heathrow (LHR) 09:00 → Lisbon (LIS) 12:00');
    expect(await part('Inbound flights')).toContain('BA 2');
    expect(screen.queryByText('BA 3')).toBeNull();
  });

  it('[B167] a failing part says so in its place only', async () => {
    open('/my_holiday', (hub) => hub.on(holidayRoutes.hotels, refuse(500, 'internal', 'trouble')));
    expect(await screen.findByText('There has been an error: trouble')).toBeTruthy();
    expect(await part('Hotels')).toContain('trouble');
    expect(await part('Travelling together')).toContain('Ada Winter');
  });
});
