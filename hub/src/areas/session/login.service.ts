import type { Authentication, LoginSettings, PmsLogin } from '#contract/areas/session.ts';
import { type IsoDay, parseHubDate } from '#contract/hub-date.ts';
import { pmsTypeOf } from '#contract/pms-type.ts';
import type { Hub } from '#hub/hub.ts';
import { leadOf, type PmsGuest } from '#hub/partners/pms/port.ts';
import { fold, foldCode } from '#hub/shared/fold.ts';
import { badRequest, HubError } from '#hub/shared/http/hub-error.ts';
import { fullName, passengerAuthentication, pmsAuthentication } from './authentication.ts';
import { ACCOUNT_LIMIT, loginFailed, REFERENCE_LIMIT, underLimits } from './login-limits.ts';
import { readLoginSettings, takeToken } from './session.store.ts';

/** Who knocks: decides how long the session lives and which limit counts. */
export interface Caller {
  deviceType: string;
  address: string;
}

/** The PMS name of a deployment that has guests log in by name without a PMS type. */
const NO_PMS_TYPE = 'Gangway';

export function loginService({ pms, sql, clock, sessions, attempts }: Hub) {
  async function openPmsSession(guest: PmsGuest, settings: LoginSettings, caller: Caller, pinChangePending = false) {
    const { accountNumber, bookingReference, partyId } = guest;
    const { sessionId } = await sessions.create({
      type: 'RemotePms',
      name: fullName(guest),
      accountNumber,
      bookingReference,
      partyId,
      pinChangePending,
      deviceType: caller.deviceType,
    });
    const pmsName = settings.type === 'Passenger' ? NO_PMS_TYPE : settings.type;
    return pmsAuthentication(sessionId, guest, pmsName, pinChangePending);
  }

  async function findInCabin(accountNumber: string, cabin: string): Promise<PmsGuest | undefined> {
    const guest = await pms.findByAccount(accountNumber);
    return guest && foldCode(guest.cabin) === foldCode(cabin) ? guest : undefined;
  }

  async function byToken(token: string, settings: LoginSettings, caller: Caller) {
    const accountNumber = pmsTypeOf(settings.type) === 'A' ? await takeToken(sql, token, clock.now()) : undefined;
    const guest = accountNumber === undefined ? undefined : await pms.findByAccount(accountNumber);
    if (!guest) throw new HubError(401, 'token_invalid', 'This link has expired or was used before.');
    return openPmsSession(guest, settings, caller);
  }

  async function byCabin(accountNumber: string, location: string, settings: LoginSettings, caller: Caller) {
    const type = pmsTypeOf(settings.type);
    // AD25: account and cabin alone must not go round the PIN, nor be a way in where no page asks for them.
    if (!(type === 'A' || (type === 'C' && !settings.pinLoginEnabled))) throw loginFailed();
    const guarded = { subject: accountKey(accountNumber), limit: ACCOUNT_LIMIT, address: caller.address };
    const guest = await underLimits(attempts, guarded, () => findInCabin(accountNumber, location));
    return openPmsSession(guest, settings, caller);
  }

  async function byName(firstName: string, lastName: string, dob: string, settings: LoginSettings, caller: Caller) {
    const birthDay = dayOf(dob, 'dob');
    if (pmsTypeOf(settings.type) !== 'B' && !settings.appLoginByName) throw loginFailed();
    const subject = `name:${fold(firstName)}|${fold(lastName)}`;
    const guest = await underLimits(attempts, { subject, limit: ACCOUNT_LIMIT, address: caller.address }, async () => {
      const [only, ...others] = await pms.findByName({ firstName, lastName, birthDay });
      return others.length === 0 ? only : undefined; // AD25: exactly one guest
    });
    return openPmsSession(guest, settings, caller);
  }

  return {
    async byPassenger(
      body: { bookingReference: string; lastName: string; departureDate: string },
      caller: Caller,
    ): Promise<Authentication> {
      const departureDay = dayOf(body.departureDate, 'departureDate');
      const subject = `reference:${foldCode(body.bookingReference)}`;
      const lead = await underLimits(attempts, { subject, limit: REFERENCE_LIMIT }, async () => {
        const booking = await pms.findByBooking(body.bookingReference);
        const lead = booking && leadOf(booking.guests);
        const fits = booking?.departureDay === departureDay && lead && fold(lead.lastName) === fold(body.lastName);
        return fits ? lead : undefined;
      });
      const { sessionId } = await sessions.create({
        type: 'Passenger',
        name: fullName(lead),
        accountNumber: null,
        bookingReference: lead.bookingReference,
        partyId: lead.partyId,
        pinChangePending: false,
        deviceType: caller.deviceType,
      });
      return passengerAuthentication(sessionId, lead);
    },

    async byPms(body: PmsLogin, caller: Caller): Promise<Authentication> {
      const settings = await readLoginSettings(sql);
      if ('token' in body) return byToken(body.token, settings, caller);
      if ('accountNumber' in body) return byCabin(body.accountNumber, body.location, settings, caller);
      return byName(body.firstName, body.lastName, body.dob, settings, caller);
    },

    async byPin(
      body: { accountNumber: string; location: string; pinNo: string },
      caller: Caller,
    ): Promise<Authentication> {
      const settings = await readLoginSettings(sql);
      if (pmsTypeOf(settings.type) !== 'C' || !settings.pinLoginEnabled) throw loginFailed();
      const guarded = { subject: accountKey(body.accountNumber), limit: ACCOUNT_LIMIT, address: caller.address };
      const { guest, changeRequired } = await underLimits(attempts, guarded, async () => {
        // Both questions are asked whatever the first answers: time must not tell a wrong cabin from a wrong PIN.
        const [guest, { right, changeRequired }] = await Promise.all([
          findInCabin(body.accountNumber, body.location),
          pms.checkPin(body.accountNumber, body.pinNo),
        ]);
        return guest && right ? { guest, changeRequired } : undefined;
      });
      return openPmsSession(guest, settings, caller, changeRequired);
    },

    async bySwipe(
      body: { swipe?: boolean | undefined; accountNumber: string },
      caller: Caller,
    ): Promise<Authentication> {
      const settings = await readLoginSettings(sql);
      const allowed = body.swipe && caller.deviceType === 'Kiosk' && pmsTypeOf(settings.type) === 'C'; // AD28
      const guest = allowed ? await pms.findByAccount(body.accountNumber) : undefined;
      if (!guest) throw loginFailed();
      return openPmsSession(guest, settings, caller);
    },
  };
}

function accountKey(accountNumber: string): string {
  return `account:${foldCode(accountNumber)}`;
}

function dayOf(hubDate: string, field: string): IsoDay {
  const day = parseHubDate(hubDate);
  if (!day) throw badRequest(`${field} must be a date as dd/mm/yyyy.`);
  return day;
}
