import { afterEach, describe, expect, it } from 'vitest';
import { type BookablesHub, startBookablesHub } from '#hub-test/bookables-hub.ts';
import { TEST_SERVICE_KEY } from '#hub-test/hub.ts';

const TODAY = '2026-06-15';
let hub: BookablesHub;
afterEach(() => hub.close());

async function valuesOf(id = 'main') {
  const { status, body } = await hub.get(`digitalsignage/content/${id}`);
  expect(status).toBe(200);
  return JSON.parse((body as { templateValues: string }).templateValues) as Record<string, string>;
}

describe('digitalsignage/content/{id}', () => {
  it('[C307 C308 C309] [CD49 CD50] holds every restaurant with the lights of today’s real bookings', async () => {
    hub = await startBookablesHub();
    await hub.bookable({
      id: 'grill',
      slots: [
        { day: TODAY, span: '19:00-21:00', capacity: 10 },
        { day: TODAY, span: '21:00-22:00', capacity: 10 },
        { span: '18:00-19:00', capacity: 10 },
      ],
    });
    await hub.bookable({ id: 'buffet', externalId: null, slots: [] });
    const before = await valuesOf();
    expect(before).toMatchObject({
      'restaurant1.id': 'grill',
      'restaurant1.name': 'grill',
      'restaurant1.type': 'specialty',
      'restaurant1.link': '/dining/detail/grill',
      'restaurant1.timeslot.1900': 'Green',
      'restaurant1.timeslot.2100': 'Green',
      'restaurant2.id': 'buffet',
      'restaurant2.type': 'openSeating',
    });
    expect(before).not.toHaveProperty('restaurant1.timeslot.1800');
    const { body } = await hub.get('ops/bookables/grill/slots?date=15/06/2026', { serviceKey: TEST_SERVICE_KEY });
    const [, late] = body as { id: string }[];
    expect((await hub.ops(`ops/bookables/slots/${late?.id}/change`, { capacity: 0 })).status).toBe(200);
    expect((await valuesOf())['restaurant1.timeslot.2100']).toBe('Red');
  });

  it('[CD50] shows what an operator set by hand, until it is taken back', async () => {
    hub = await startBookablesHub();
    await hub.bookable({ id: 'grill', slots: [{ day: TODAY, span: '19:00-21:00', capacity: 10 }] });
    const set = (colour: string | null, more = {}) =>
      hub.ops('ops/signage/colour', { restaurant: 'grill', time: '19:00', colour, ...more });
    expect((await set('Yellow')).status).toBe(200);
    expect((await valuesOf())['restaurant1.timeslot.1900']).toBe('Yellow');
    expect((await set('Red')).status).toBe(200);
    expect((await valuesOf())['restaurant1.timeslot.1900']).toBe('Red');
    expect((await set(null)).status).toBe(200);
    expect((await valuesOf())['restaurant1.timeslot.1900']).toBe('Green');
    expect((await set('Blue')).status).toBe(400);
    expect((await set('Red', { time: '19:03' })).status).toBe(400);
    expect((await set('Red', { restaurant: 'nobody' })).status).toBe(400);
  });

  it('shows the restaurants of its screen in order, all of them on a screen that nobody set', async () => {
    hub = await startBookablesHub();
    for (const id of ['one', 'two', 'three']) await hub.bookable({ id, slots: [] });
    await hub.ops('ops/signage/content', { id: 'deck-5', restaurants: ['three', 'one', 'gone'] });
    const values = await valuesOf('deck-5');
    expect([values['restaurant1.id'], values['restaurant2.id'], values['restaurant3.id']]).toEqual([
      'three',
      'one',
      undefined,
    ]);
    expect((await valuesOf('other'))['restaurant3.id']).toBe('three');
    await hub.ops('ops/signage/content', { id: 'deck-5', restaurants: [] });
    expect((await valuesOf('deck-5'))['restaurant1.id']).toBe('one');
    expect((await hub.post('ops/signage/content', { id: 'x', restaurants: [] })).status).toBe(401);
  });
});
