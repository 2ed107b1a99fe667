import type {
  AvailableTime,
  Bookable,
  BookableCategory,
  BookableModule,
  BookingInformation,
  TimesRequest,
} from '#contract/areas/bookables.ts';
import type { AllowedCheck, Conditions } from '#contract/conditions.ts';
import { type IsoDay, parseHubDate } from '#contract/hub-date.ts';
import { bookingAllowed } from '#hub/booking/account-block.ts';
import { conditionsOf } from '#hub/booking/conditions.ts';
import { findParty } from '#hub/booking/party.ts';
import { shipNow } from '#hub/booking/ship-hours.ts';
import { units } from '#hub/booking/units.ts';
import type { Hub } from '#hub/hub.ts';
import { badRequest, HubError, notFound } from '#hub/shared/http/hub-error.ts';
import type { Session } from '#hub/shared/sessions.ts';
import { presentBookable, presentCategory, presentDate, presentTime } from './bookable.present.ts';
import { type BookableRow, bookablesStore } from './bookables.store.ts';
import { fitsBounds, isOffered, partyBounds, personBounds } from './slots.rules.ts';

/** What guests read of activities, restaurants and treatments, and the times they may choose from. */
export function bookablesService(hub: Pick<Hub, 'sql' | 'pms' | 'shipTime' | 'settings'>) {
  const { sql, pms, settings } = hub;
  const store = bookablesStore(sql);

  async function found(module: BookableModule, id: string): Promise<BookableRow> {
    const [row] = await store.named(module, id);
    if (!row) throw notFound('There is nothing like that on board.');
    return row;
  }

  async function canBeBooked(module: BookableModule, id: string): Promise<BookableRow> {
    const row = await found(module, id);
    if (row.externalId === null) throw new HubError(409, 'not_bookable', 'This cannot be booked.'); // B221
    return row;
  }

  return {
    categories: async (module: BookableModule): Promise<BookableCategory[]> =>
      (await store.categories(module)).map(presentCategory),

    list: async (module: BookableModule, categoryId?: string): Promise<Bookable[]> =>
      (await store.ofModule(module, categoryId ?? null)).map(presentBookable),

    byId: async (module: BookableModule, id: string): Promise<Bookable> => presentBookable(await found(module, id)),

    /** BD45: a guest is offered as many persons as the party may book for. */
    async bookingInformation(module: BookableModule, id: string, session?: Session): Promise<BookingInformation> {
      const [bookable, party] = await Promise.all([canBeBooked(module, id), session && findParty(pms, session)]);
      const isLimited = party && settings.slotPersons === 'party';
      const { minimum, maximum } = isLimited ? partyBounds(bookable, party.guests.length) : personBounds(bookable);
      const dates = (await units(sql).slotDaysFrom(module, id, shipNow(hub))).map(presentDate);
      return { minimumNumberOfPersons: minimum, maximumNumberOfPersons: maximum, dates };
    },

    /** BD45: live, since places must never be stale. */
    async times(module: BookableModule, id: string, request: TimesRequest): Promise<AvailableTime[]> {
      const day = parseHubDate(request.date);
      if (!day) throw badRequest('date must be a date as dd/mm/yyyy.');
      const bookable = await canBeBooked(module, id);
      const { numberOfPersons } = request.bookingRequest;
      if (!fitsBounds(numberOfPersons, bookable)) return [];
      const now = shipNow(hub);
      return (await units(sql).slotsOfDay(id, day))
        .filter((slot) => isOffered(slot, numberOfPersons, now))
        .map(presentTime);
    },

    /** How full each time of a day is, for the lights on screens (CD50). */
    async use(id: string, day: IsoDay): Promise<{ time: string; capacity: number; taken: number }[]> {
      return (await units(sql).slotsOfDay(id, day)).map(({ startsAt, capacity, taken }) => ({
        time: startsAt.slice(11, 16),
        capacity,
        taken,
      }));
    },

    conditions: (module: string): Promise<Conditions> => conditionsOf(sql, module),

    /** BD37 */
    async allowed({ accountNumber }: Session): Promise<AllowedCheck> {
      return bookingAllowed(sql, accountNumber === null ? [] : [await pms.status(accountNumber)]);
    },
  };
}
