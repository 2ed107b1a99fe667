import {
  type Arbitrary,
  array,
  asyncProperty,
  boolean,
  assert as check,
  constant,
  constantFrom,
  integer,
  nat,
  oneof,
  record,
} from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, toHubDate } from '#contract/hub-date.ts';
import { applyPack } from '#hub/apply-pack.ts';
import { bookingOf, openSession } from '#hub-test/booking-hub.ts';
import { startTestHub, TEST_SERVICE_KEY, type TestHub } from '#hub-test/hub.ts';
import { SMALL_GUESTS, smallPack } from '#hub-test/small-pack.ts';
import type { Pack } from '#packs/pack.schema.ts';

const DAY_MS = 86_400_000;
const small = await smallPack();
let pack = small;
/** The database and its first hub; restarts put others beside it. */
let ground: TestHub;
let hub: Pick<TestHub, 'hub' | 'sql' | 'clock' | 'get' | 'post' | 'ops' | 'close'>;

beforeAll(async () => {
  ground = await startTestHub({ pack: small, nextPack: () => pack });
  hub = ground;
});
afterAll(async () => {
  if (hub !== ground) await hub.close();
  await ground.close();
});

/** What a hub said is done: where, whose, and what it is found by. */
interface Acknowledged {
  /** Two when a new voyage began at that very moment: it belongs to either. */
  voyages: readonly string[];
  guest: number;
  kind: 'booking' | 'charge' | 'message';
  key: string;
}

const EDITS = {
  'drop an excursion': (now: Pack, n: number) => void now.excursions.excursions.splice(n, 1),
  'add an excursion': (now: Pack, n: number) => {
    const [one] = small.excursions.excursions;
    if (one) now.excursions.excursions.push({ ...one, id: `trip-new-${n}-${now.excursions.excursions.length}` });
  },
  'rename an excursion': (now: Pack, n: number) => {
    const one = now.excursions.excursions[n];
    if (one) one.name = { ...small.excursions.excursions[0]?.name, defaultValue: `Renamed ${n}` } as typeof one.name;
  },
  'give an excursion another id': (now: Pack, n: number) => {
    const one = now.excursions.excursions[n];
    if (one) one.id = `${one.id}-again`;
  },
  'move an excursion': (now: Pack, n: number) => {
    const one = now.excursions.excursions[n];
    if (one) Object.assign(one, { day: 2 + n, timeOfDay: '14:30' });
  },
  'sell an excursion out': (now: Pack, n: number) => {
    const one = now.excursions.excursions[n];
    if (one) Object.assign(one, { capacity: 1, taken: 8 });
  },
  'drop the last day': (now: Pack) => void (now.voyage.days.length > 5 && now.voyage.days.pop()),
  'drop the first day': (now: Pack) => void (now.voyage.days.length > 5 && now.voyage.days.shift()),
  'drop the restaurant': (now: Pack) => void now.bookables.items.splice(0),
  'open the restaurant at other times': (now: Pack) => {
    for (const one of now.bookables.items) one.openings = [{ times: ['18:00'], minutes: 60, capacity: 2 }];
  },
  'drop a guest': (now: Pack) => void now.guests.parties.splice(1),
  'drop the charges': (now: Pack) => void now.account.charges.splice(0),
  'make another day today': (now: Pack, n: number) => void Object.assign(now.voyage, { todayIsDay: 2 + n }),
  'start all over': (now: Pack) => void Object.assign(now, structuredClone(small)),
} as const;
type Edit = keyof typeof EDITS;

type Step =
  | { do: 'edit'; edit: Edit; n: number }
  | { do: 'restart' | 'seed'; auto: boolean }
  | { do: 'advance'; days: number }
  | { do: 'midnight' | 'start' }
  | { do: 'book'; guest: number; trip: number; meanwhile: 'nothing' | 'seed' | 'start' }
  | { do: 'dine' | 'charge' | 'message'; guest: number; n: number };

const guest = nat({ max: SMALL_GUESTS.length - 1 });
const steps: Arbitrary<Step[]> = array(
  oneof(
    record({ do: constant('edit'), edit: constantFrom(...(Object.keys(EDITS) as Edit[])), n: nat({ max: 2 }) }),
    record({ do: constantFrom('restart', 'seed'), auto: boolean() }),
    record({ do: constant('advance'), days: integer({ min: 1, max: 6 }) }),
    record({ do: constantFrom('midnight', 'start') }),
    record({
      do: constant('book'),
      guest,
      trip: nat({ max: 3 }),
      meanwhile: constantFrom('nothing', 'nothing', 'seed', 'start'),
    }),
    record({ do: constant('book'), guest, trip: nat({ max: 3 }), meanwhile: constant('nothing') }),
    record({ do: constantFrom('dine', 'charge', 'message'), guest, n: nat({ max: 1 }) }),
  ) as Arbitrary<Step>,
  { minLength: 4, maxLength: 16 },
);

const asOperator = { serviceKey: TEST_SERVICE_KEY };
const accountOf = (n: number) => SMALL_GUESTS[n]?.accountNumber ?? '';
const login = (n: number) => openSession(hub.hub.sessions, SMALL_GUESTS[n]?.partyId ?? null, accountOf(n));
const voyageIds = async (): Promise<string[]> =>
  (await hub.get('ops/voyages', asOperator)).body.map(({ id }: { id: string }) => id);
const underWay = async () => (await voyageIds()).at(-1) ?? '';
const exported = async (id: string) => (await hub.get(`ops/voyages/${id}/export`, asOperator)).text;
const apply = (auto: boolean) =>
  applyPack(hub.sql, pack, {
    today: hub.hub.shipTime.today(),
    now: hub.clock.now(),
    startsByItself: auto,
    always: true,
  });
const startVoyage = async () => hub.ops(`ops/voyages/${await underWay()}/end`, {});

async function restart(auto: boolean) {
  await apply(auto);
  const next = await ground.sibling();
  if (hub !== ground) await hub.close();
  hub = next;
}

let drawn = 0;
async function book({ guest: n, trip, meanwhile }: Step & { do: 'book' }): Promise<Acknowledged | undefined> {
  const voyage = await underWay();
  const id = pack.excursions.excursions[trip]?.id ?? `trip-${trip}`;
  const session = await login(n);
  const request = hub.post(`excursions/book/${id}`, bookingOf(id, [accountOf(n)]), { session });
  const [reply] = await Promise.all([
    request,
    meanwhile === 'seed' ? apply(false) : meanwhile === 'start' ? startVoyage() : undefined,
  ]);
  expect(reply.status).not.toBe(500);
  const key = reply.status === 200 ? reply.body.bookingReference : undefined;
  return key && { voyages: [...new Set([voyage, await underWay()])], guest: n, kind: 'booking', key };
}

async function dine(n: number, slot: number): Promise<Acknowledged | undefined> {
  const [fromTime, toTime] = slot === 0 ? ['19:00', '20:30'] : ['21:00', '22:30'];
  const date = toHubDate(addDays(hub.hub.shipTime.today(), 1));
  const request = { numberOfPersons: 1, date, fromTime, toTime, objectId: 'grill' };
  const reply = await hub.post('dining/book/grill', request, { session: await login(n) });
  expect(reply.status).not.toBe(500);
  const key = reply.status === 200 ? reply.body.bookingReference : undefined;
  return key && { voyages: [await underWay()], guest: n, kind: 'booking', key };
}

async function charge(n: number): Promise<Acknowledged | undefined> {
  const key = `Charge ${drawn++} of the model`;
  const body = { department: 'Bar', description: key, amount: 3 };
  const { status } = await hub.ops(`ops/accounts/${accountOf(n)}/charges`, body);
  return status === 200 ? { voyages: [await underWay()], guest: n, kind: 'charge', key } : undefined;
}

async function message(n: number): Promise<Acknowledged | undefined> {
  const body = { accountNumber: accountOf(n), messageTitle: 'Hello', messageContent: 'Come in' };
  const { status, body: sent } = await hub.ops('ops/messages', body);
  return status === 200
    ? { voyages: [await underWay()], guest: n, kind: 'message', key: sent.sourceMessageId }
    : undefined;
}

async function take(step: Step): Promise<Acknowledged | undefined> {
  switch (step.do) {
    case 'edit':
      EDITS[step.edit](pack, step.n);
      return undefined;
    case 'restart':
      await restart(step.auto);
      return undefined;
    case 'seed':
      await apply(step.auto);
      return undefined;
    case 'advance':
      hub.clock.advance(step.days * DAY_MS);
      return undefined;
    case 'midnight':
      await hub.hub.voyages.startWhenOver();
      return undefined;
    case 'start':
      expect((await startVoyage()).status).toBe(200);
      return undefined;
    case 'book':
      return book(step);
    case 'dine':
      return dine(step.guest, step.n);
    case 'charge':
      return charge(step.guest);
    case 'message':
      return message(step.guest);
  }
}

const ADDRESS_OF = {
  booking: 'pms/accounts/appointments',
  charge: 'pms/invoices',
  message: 'cabinmessage/get/app',
} as const;

/** Whatever was acknowledged is the guest's to read while its voyage lasts, and in that voyage's export for ever. */
async function everythingIsThere(acknowledged: readonly Acknowledged[]) {
  const now = await underWay();
  const exports = new Map<string, string>();
  for (const id of new Set(acknowledged.flatMap(({ voyages }) => voyages))) exports.set(id, await exported(id));
  for (const { voyages, guest: n, kind, key } of acknowledged) {
    const holding = voyages.filter((id) => exports.get(id)?.includes(key));
    expect(holding).toHaveLength(1);
    if (holding[0] !== now) continue;
    const { text } = await hub.get(ADDRESS_OF[kind], { session: await login(n) });
    expect(text.split(key)).toHaveLength(2);
  }
}

/** In every run something of each kind is done, and the pack is applied over it in the end. */
const BEFORE: readonly Step[] = [
  { do: 'book', guest: 0, trip: 0, meanwhile: 'nothing' },
  { do: 'dine', guest: 1, n: 0 },
  { do: 'charge', guest: 0, n: 0 },
  { do: 'message', guest: 1, n: 0 },
];
const LAST: Step = { do: 'seed', auto: false };

describe('whatever happens to packs, days, hubs and voyages', () => {
  it('nothing that guests were told is done is lost or doubled', async () => {
    const counted = { booking: 0, charge: 0, message: 0 };
    await check(
      asyncProperty(steps, async (taken) => {
        pack = structuredClone(small);
        hub.clock.advance(DAY_MS);
        expect((await startVoyage()).status).toBe(200);
        const acknowledged: Acknowledged[] = [];
        for (const step of [...BEFORE, ...taken, LAST]) {
          const done = await take(step);
          if (done) acknowledged.push(done);
        }
        for (const { kind } of acknowledged) counted[kind] += 1;
        await everythingIsThere(acknowledged);
      }),
      { numRuns: 20 },
    );
    // A model to which nothing happens proves nothing.
    for (const count of Object.values(counted)) expect(count).toBeGreaterThan(5);
  }, 600_000);
});
