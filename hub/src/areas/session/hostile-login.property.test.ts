import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SessionHub, startSessionHub } from '#hub-test/session-hub.ts';

const LOGINS = [
  'authentication/loginByPassenger',
  'authentication/loginByPms',
  'authentication/loginByAccountIdCabinNoAndPinNo',
  'authentication/loginByAccountId',
];
const RIGHT: Record<string, Record<string, unknown>> = {
  'authentication/loginByPassenger': { bookingReference: 'MER2026', lastName: 'x', departureDate: '01/01/2026' },
  'authentication/loginByPms': { firstName: 'Claudia', lastName: 'Hartmann', dob: '12/04/1978' },
  'authentication/loginByAccountIdCabinNoAndPinNo': { accountNumber: '10002', location: '7214', pinNo: '9999' },
  'authentication/loginByAccountId': { swipe: true, accountNumber: '10001' },
};
const FIELDS = [
  'bookingReference',
  'lastName',
  'firstName',
  'departureDate',
  'dob',
  'token',
  'accountNumber',
  'location',
  'pinNo',
  'swipe',
];
const ODD_VALUES: unknown[] = [
  null,
  '',
  ' ',
  '\u0000',
  '10001\u0000',
  '\ud800',
  'ﷺ'.repeat(100),
  'x'.repeat(10_000),
  "' or 1=1 --",
  '%',
  '../../etc/passwd',
  '31/12/9999',
  '00/00/0000',
  0,
  -1,
  1e308,
  true,
  [],
  ['10001'],
  {},
  { toString: 'x' },
];

describe('hostile logins', () => {
  let test: SessionHub;
  beforeAll(async () => {
    test = await startSessionHub({ type: 'CabinSystem', pinLoginEnabled: true, appLoginByName: true });
  });
  afterAll(() => test.close());

  const anyone = (path: string, body: unknown) =>
    test.post(path, body, { headers: { 'x-forwarded-for': `10.5.${Math.floor(Math.random() * 250)}.1` } });

  it.each(LOGINS)('[AD23] %s refuses any mixture of fields with 400, 401 or 429, never 403 or 500', async (path) => {
    const value = fc.oneof(fc.constantFrom(...ODD_VALUES), fc.string(), fc.jsonValue());
    const body = fc.dictionary(fc.constantFrom(...FIELDS), value, { maxKeys: 10 });
    await fc.assert(
      fc.asyncProperty(body, async (sent) => {
        expect([400, 401, 429]).toContain((await anyone(path, sent)).status);
      }),
      { numRuns: 60 },
    );
  });

  it.each(LOGINS)('[AD23] %s refuses an odd value in each field of a payload that is right otherwise', async (path) => {
    const wellFormed = RIGHT[path] ?? {};
    for (const field of Object.keys(wellFormed)) {
      for (const odd of ODD_VALUES) {
        const reply = await anyone(path, { ...wellFormed, [field]: odd });
        expect([400, 401, 429], `${field} ${JSON.stringify(odd)?.slice(0, 40)}`).toContain(reply.status);
      }
    }
  });

  it.each(LOGINS)('[AD23] %s refuses what is no object', async (path) => {
    for (const body of ['', 'null', '[]', '"text"', '7', '{', '{"a":1}}', '\u0000']) {
      expect((await anyone(path, body)).status).toBe(400);
    }
  });

  it('refuses odd PINs of a logged-in guest with 400', async () => {
    const { body } = await test.pinLogin();
    for (const odd of ODD_VALUES) {
      const reply = await test.post('pms/changePin', { currentPin: odd, newPin: odd }, { session: body.sessionId });
      expect([400, 429]).toContain(reply.status);
    }
  });

  it('leaves the guest alone who logs in meanwhile', async () => {
    expect((await test.pinLogin()).status).toBe(200);
  });
});
