import type { Ticket } from '#contract/areas/tickets.ts';
import { aCartElement } from './excursion-fixtures.ts';

export const aTicket = (over: Partial<Ticket> = {}): Ticket => ({
  id: '1042',
  code: 'GW1/K7QA/1042/3/E57/LIS01/202607030930/AW/1/A7/SIGNED',
  bookingId: '1042',
  bookingReference: 'GRP23456',
  kind: 'excursion',
  objectId: aCartElement().excursion.id,
  name: { en: 'Alfama on foot', de: 'Die Alfama zu Fuß' },
  guest: { accountNumber: '1', firstName: 'Ada', lastName: 'Winter', cabin: '7001' },
  persons: 1,
  price: 59,
  date: '03/07/2026',
  fromTime: '09:30',
  toTime: '12:00',
  port: 'Lisbon',
  meetingPoint: 'On the pier',
  deck: 3,
  wayfinderProfile: { id: 'poi-gangway' },
  bring: 'Flat shoes and water.',
  ...over,
});
