import type { Authentication, LoginSettings, PmsLogin } from '#contract/areas/session.ts';
import { type IsoDay, parseHubDate } from '#contract/hub-date.ts';
import type { Hub } from '#hub/hub.ts';
import { leadOf, type PmsGuest } from '#hub/partners/pms/port.ts';
import { fold, foldCode } from '#hub/shared/fold.ts';
import { badRequest, HubError } from '#hub/shared/http/hub-error.ts';
import { fullName, passengerAuthentication, pmsAuthentication } from './authentication.present.ts';
import { ACCOUNT_LIMIT, type Caller, loginLimits, REFERENCE_LIMIT } from './login-limits.service.ts';
import { isOpen, type LoginWay } from './login-ways.rules.ts';
import { sessionStore } from './session.store.ts';

/** The PMS name of a deployment that has guests log in by name without a PMS type. */
const NO_PMS_TYPE = 'Gangway';

type Needs = Pick<Hub, 'pms' | 'sql' | 'clock' | 'sessions' | 'attempts' | 'settings'>;

/** Every way in. One that the deployment does not use answers, and is limited, like one with an unknown guest. */
export function loginService(hub: Needs) {
  const { pms, clock, sessions } = hub;
  const store = sessionStore(hub.sql);
  const limits = loginLimits(hub);

  /** A way's subject; guesses at a closed door do not lock the open one. */
  function subjectOf(way: LoginWay, settings: LoginSettings, key: string, limit = ACCOUNT_LIMIT) {
    return { key: isOpen(way, settings) ? key : `closed ${key}`, limit };
  }

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
    const refusal = () => new HubError(401, 'token_invalid', 'This link has expired or was used before.');
    const guest = await limits.guard({ caller, refusal }, async () => {
      const accountNumber = isOpen('token', settings) ? await store.takeToken(token, clock.now()) : undefined;
      return accountNumber === undefined ? undefined : pms.findByAccount(accountNumber);
    });
    return openPmsSession(guest, settings, caller);
  }

  async function byCabin(accountNumber: string, location: string, settings: LoginSettings, caller: Caller) {
    const subject = subjectOf('cabin', settings, accountKey(accountNumber));
    const guest = await limits.guard({ caller, subject }, async () =>
      isOpen('cabin', settings) ? findInCabin(accountNumber, location) : undefined,
    );
    return openPmsSession(guest, settings, caller);
  }

  async function byName(firstName: string, lastName: string, dob: string, settings: LoginSettings, caller: Caller) {
    const birthDay = dayOf(dob, 'dob');
    const subject = subjectOf('name', settings, `name:${fold(firstName)}|${fold(lastName)}`);
    const guest = await limits.guard({ caller, subject }, async () => {
      if (!isOpen('name', settings)) return undefined;
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
      const settings = await store.loginSettings();
      const key = `reference:${foldCode(body.bookingReference)}`;
      const subject = subjectOf('passenger', settings, key, REFERENCE_LIMIT);
      const lead = await limits.guard({ caller, subject }, async () => {
        if (!isOpen('passenger', settings)) return undefined;
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
      const settings = await store.loginSettings();
      if ('token' in body) return byToken(body.token, settings, caller);
      if ('accountNumber' in body) return byCabin(body.accountNumber, body.location, settings, caller);
      return byName(body.firstName, body.lastName, body.dob, settings, caller);
    },

    async byPin(
      body: { accountNumber: string; location: string; pinNo: string },
      caller: Caller,
    ): Promise<Authentication> {
      const settings = await store.loginSettings();
      const subject = subjectOf('pin', settings, accountKey(body.accountNumber));
      const { guest, changeRequired } = await limits.guard({ caller, subject }, async () => {
        if (!isOpen('pin', settings)) return undefined;
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
      const settings = await store.loginSettings();
      const allowed = body.swipe && caller.deviceType === 'Kiosk' && isOpen('swipe', settings); // AD28
      // A card that is not known is the whole of a wrong guess: what counts is how many a device or address makes.
      const guest = await limits.guard({ caller }, async () =>
        allowed ? pms.findByAccount(body.accountNumber) : undefined,
      );
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
