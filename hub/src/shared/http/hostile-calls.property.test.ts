import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { CONTRACT } from '#contract/index.ts';
import type { Route } from '#contract/route.ts';
import { UNANSWERED_AREAS } from '#hub/app.ts';
import { startTestHub, TEST_SERVICE_KEY, type TestHub } from '#hub-test/hub.ts';
import { loadPack } from '#packs/load-pack.ts';

let hub: TestHub;
beforeAll(async () => {
  hub = await startTestHub({ pack: 'demo', settings: { requestsPerMinute: 0 } });
});
afterAll(() => hub.close());

const [party] = (await loadPack('meridian')).guests.parties;
async function newSession(): Promise<string> {
  const guest = { type: 'Passenger', name: 'A B', bookingReference: party?.bookingReference ?? null } as const;
  const account = { accountNumber: party?.members[0]?.accountNumber ?? null, partyId: party?.id ?? null };
  const { sessions } = hub.hub;
  return (await sessions.create({ ...guest, ...account, pinChangePending: false, deviceType: 'App' })).sessionId;
}

const rows = Object.entries(CONTRACT)
  .filter(([area]) => !(UNANSWERED_AREAS as string[]).includes(area))
  .flatMap(([area, routes]) =>
    Object.entries<Route>(routes).map(([name, route]) => ({ call: `${area}.${name}`, route })),
  )
  .filter(({ route }) => route.kind !== 'stream');

const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('', ' ', '0', '-1', '1e999', '9'.repeat(30), 'NaN', 'null', 'true', '../..', "'; drop table x --"),
  fc.constantFrom('\u0000', '\ud800', 'ü', '🚢', '%', '%00', '31/02/2026', '2026-13-45', 'a'.repeat(3_000)),
);
const oddValue = fc.oneof(
  oddText,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constantFrom(null, [], {}, [null], ['x'], [{}], [{ id: 'x' }]),
);

/** Every name that a schema knows, at any depth: bodies with the right names and odd values go wrong the latest. */
function namesIn(schema: unknown): string[] {
  if (!schema || typeof schema !== 'object') return [];
  const here = 'properties' in schema ? Object.keys(schema.properties as object) : [];
  return [...here, ...Object.values(schema).flatMap(namesIn)];
}

function bodiesOf(route: Route): fc.Arbitrary<string> {
  const names = route.body ? namesIn(z.toJSONSchema(route.body, { io: 'input', unrepresentable: 'any' })) : [];
  const named = fc.dictionary(fc.constantFrom('x', ...names), oddValue).map((body) => JSON.stringify(body));
  const broken = fc.constantFrom(
    '',
    '[]',
    'null',
    '0',
    '"x"',
    '{"a":',
    '{"__proto__":1}',
    '{"constructor":{"prototype":1}}',
  );
  return fc.oneof(
    { weight: 5, arbitrary: named },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: broken },
  );
}

describe('[AD8] whatever a client sends is never a 500', () => {
  it.each(rows)('$call', async ({ route }) => {
    const session = await newSession();
    const queries = fc.dictionary(fc.constantFrom('x', ...Object.keys(route.query?.shape ?? {})), oddText, {
      maxKeys: 4,
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(oddText, { minLength: 3, maxLength: 3 }),
        queries,
        bodiesOf(route),
        async (params, query, body) => {
          const left = [...params];
          const path = route.path.replace(/\{\w+\}/g, () => encodeURIComponent((left.pop() ?? 'x').toWellFormed()));
          const text = new URLSearchParams(Object.entries(query).map(([k, v]) => [k, v.toWellFormed()])).toString();
          const options = { session, serviceKey: TEST_SERVICE_KEY, idempotencyKey: String(Math.random()) };
          const reply =
            route.method === 'GET'
              ? await hub.get(`${path}?${text}`, options)
              : await hub.post(`${path}?${text}`, body.toWellFormed(), options);
          expect(reply.status).toBeLessThan(500);
          if (reply.status >= 400)
            expect(reply.body).toMatchObject({ code: expect.any(String), message: expect.any(String) });
        },
      ),
      { numRuns: 25 },
    );
  });
});
