import type { LoginSettings } from '#contract/areas/session.ts';
import { toHubDate } from '#contract/hub-date.ts';
import { startTestHub, type TestHub } from './hub.ts';

export const ADDRESS_HEADER = 'x-forwarded-for';

/** A hub with the demo guests on board and the ways to knock at its door. */
export async function startSessionHub(login: Partial<LoginSettings> = {}) {
  const hub = await startTestHub({ pack: 'demo', settings: { trustedProxies: ['127.0.0.1'] } });
  const set = (change: Partial<LoginSettings>) => hub.ops('ops/session/login-type', change);
  await set(login);
  const booking = await hub.hub.pms.findByBooking(CLAUDIA.bookingReference);
  if (!booking) throw new Error('The demo booking is missing.');

  return {
    ...hub,
    set,
    /** What Claudia types on the passenger login. */
    passenger: {
      bookingReference: CLAUDIA.bookingReference,
      lastName: CLAUDIA.lastName,
      departureDate: toHubDate(booking.departureDay),
    },
    pinLogin: (change: Partial<typeof CLAUDIA_PIN> = {}, from = '10.0.0.1') =>
      hub.post(
        'authentication/loginByAccountIdCabinNoAndPinNo',
        { ...CLAUDIA_PIN, ...change },
        { headers: { [ADDRESS_HEADER]: from } },
      ),
    pmsLogin: (body: unknown, from = '10.0.0.1') =>
      hub.post('authentication/loginByPms', body, { headers: { [ADDRESS_HEADER]: from } }),
  };
}
export type SessionHub = Awaited<ReturnType<typeof startSessionHub>>;

export const CLAUDIA = {
  accountNumber: '10001',
  firstName: 'Claudia',
  lastName: 'Hartmann',
  cabin: '7214',
  bookingReference: 'MER2026',
  dob: '12/04/1978',
};
export const CLAUDIA_PIN = { accountNumber: CLAUDIA.accountNumber, location: CLAUDIA.cabin, pinNo: '1234' };
/** Has to change the PIN first. */
export const ODON_PIN = { accountNumber: '10161', location: '8215', pinNo: '0000' };

/** Enrols a device of a group and answers its cookie. */
export async function enrol(hub: TestHub, deviceGroup: string): Promise<string> {
  const { body } = await hub.ops('ops/devices/enrolments', { deviceGroup });
  const reply = await hub.get(`devices/enrol/${body.token}`);
  return reply.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
}
