import { createHash, randomBytes } from 'node:crypto';
import { type FavouriteKind, mydayRoutes } from '#contract/areas/myday.ts';
import type { SearchHit } from '#contract/areas/search.ts';
import { fillPath } from '#contract/route.ts';
import { primaryLanguage } from '#contract/text.ts';
import { holidayService } from '#hub/areas/holiday/holiday.service.ts';
import { searchService } from '#hub/areas/search/search.service.ts';
import { appointmentsOf } from '#hub/booking/appointments.ts';
import { meetingsAmong } from '#hub/booking/meetings.ts';
import { accountOf } from '#hub/booking/party.ts';
import { unitIds } from '#hub/booking/units.ts';
import type { Hub } from '#hub/hub.ts';
import { HubError, notFound } from '#hub/shared/http/hub-error.ts';
import { API_PREFIX } from '#hub/shared/http/register-area.ts';
import { icalendar } from '#hub/shared/icalendar.ts';
import type { Session } from '#hub/shared/sessions.ts';
import { appointmentEvent, onBoardEvents } from './calendar.present.ts';
import { mydayStore } from './myday.store.ts';

const TOKEN_BYTES = 32;
const REFRESH_MINUTES = 60;
const FAVOURITES_MAX = 500;
const NAMES: Readonly<Record<string, string>> = { en: 'My voyage', de: 'Meine Reise', fr: 'Mon voyage' };

const hashOf = (token: string) => createHash('sha256').update(token).digest();
const known = (language = '') => (primaryLanguage(language) in NAMES ? primaryLanguage(language) : 'en');

/** A guest's own voyage as a calendar, and what they marked with a heart. */
export function mydayService(hub: Pick<Hub, 'sql' | 'pms' | 'clock' | 'shipTime' | 'booking'>) {
  const { sql, pms, clock, shipTime } = hub;
  const store = mydayStore(sql);
  const holidays = holidayService(hub);
  const search = searchService(hub);

  async function guestOf(session: Session): Promise<string> {
    const accountNumber = await accountOf(pms, session);
    if (accountNumber === undefined) throw new HubError(409, 'no_account', 'This needs a guest of the voyage.');
    return accountNumber;
  }

  async function calendarOf(accountNumber: string, language: string): Promise<string> {
    const [appointments, schedules] = await Promise.all([appointmentsOf(sql, [accountNumber]), holidays.schedules()]);
    const booked = unitIds(sql).these(appointments.map(({ unitId }) => unitId));
    const meetingOf = meetingsAmong(await hub.booking.meetings(sql, booked));
    const told = { language, shipTime, stamp: shipTime.instantOf(shipTime.today()), meetingOf };
    return icalendar({
      name: NAMES[language],
      refreshMinutes: REFRESH_MINUTES,
      events: [...appointments.map((row) => appointmentEvent(row, told)), ...onBoardEvents(schedules, told)],
    });
  }

  return {
    file: async (session: Session, language?: string) => calendarOf(await guestOf(session), known(language)),

    async subscription(session: Session): Promise<{ since?: string }> {
      const since = await store.addressOf(await guestOf(session));
      return since ? { since: since.toISOString() } : {};
    },

    async subscribe(session: Session, language?: string): Promise<{ path: string }> {
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      await store.keepAddress(await guestOf(session), hashOf(token), known(language), clock.now());
      return { path: API_PREFIX + fillPath(mydayRoutes.calendar, { token: `${token}.ics` }) };
    },

    async withdraw(session: Session): Promise<void> {
      await store.endAddress(await guestOf(session));
    },

    /** By the address alone, which calendar programs ask for without a session. */
    async calendar(token: string): Promise<string> {
      const address = await store.byToken(hashOf(token.replace(/\.ics$/, '')));
      if (!address) throw notFound('There is no such calendar.');
      return calendarOf(address.accountNumber, address.language);
    },

    async favourites(session: Session, language?: string): Promise<SearchHit[]> {
      return search.named(await store.favourites(await guestOf(session)), language);
    },

    async favour(session: Session, kind: FavouriteKind, id: string, isFavourite: boolean): Promise<void> {
      const accountNumber = await guestOf(session);
      if (isFavourite)
        await store.addFavourite(accountNumber, { kind, id }, { now: clock.now(), most: FAVOURITES_MAX });
      else await store.dropFavourite(accountNumber, { kind, id });
    },
  };
}
