import type { BookableModule, BookableRequest } from '#contract/areas/bookables.ts';
import { type IsoDay, toHubDate } from '#contract/hub-date.ts';
import { offerSlots } from '#hub/booking/unit-offers.ts';
import { startBookingHub, text } from './booking-hub.ts';
import type { TestHubOptions } from './hub.ts';

/** Today on the test ship is 15 June, 10:00. */
export const DINNER_DAY = '2026-06-16';
export const DINNER_DATE = toHubDate(DINNER_DAY);

export interface TestBookable {
  id: string;
  module?: BookableModule;
  category?: string;
  externalId?: string | null;
  price?: number | null;
  duration?: number | null;
  minimumPersons?: number | null;
  maximumPersons?: number | null;
  wayfinderProfile?: string | null;
  justToKnow?: boolean;
  /** `from-to` on days; a day without one is the dinner day. */
  slots?: readonly { day?: IsoDay; span: string; capacity?: number }[];
}

const NEXT_DAY_MS = 86_400_000;

function slotOffer({ day = DINNER_DAY, span, capacity = 8 }: { day?: IsoDay; span: string; capacity?: number }) {
  const [from = '', to = ''] = span.split('-');
  const nextDay = new Date(Date.parse(day) + NEXT_DAY_MS).toISOString().slice(0, 10);
  return {
    startsAt: `${day} ${from}:00`,
    endsAt: `${to > from ? day : nextDay} ${to}:00`,
    capacity,
  };
}

/** What is sent to book a slot of `addBookable`. */
export function slotRequest(objectId: string, span = '19:00-21:00', changes: Partial<BookableRequest> = {}) {
  const [fromTime = '', toTime = ''] = span.split('-');
  return { numberOfPersons: 2, date: DINNER_DATE, fromTime, toTime, objectId, ...changes };
}

/** A hub with things to book as each test wants them. */
export async function startBookablesHub(options: TestHubOptions = {}) {
  const hub = await startBookingHub(options);
  const { sql } = hub;
  let place = 0;

  return {
    ...hub,
    category: (id: string, module: 'activity' | 'spa') => sql`
      insert into bookable_categories (id, module, title, place) values (${id}, ${module}, ${sql.json(text(id))}, ${place++})`,

    async bookable(bookable: TestBookable) {
      const { id, module = 'dining', externalId = `EXT-${id}`, slots = [{ span: '19:00-21:00' }] } = bookable;
      await sql`
        insert into bookables (id, module, category_id, title, overview_description, description, just_to_know,
          external_id, wayfinder_profile_id, price, duration_minutes, minimum_persons, maximum_persons, place)
        values (${id}, ${module}, ${bookable.category ?? null}, ${sql.json(text(id))}, null,
          ${sql.json(text(`<p>About ${id}</p>`))},
          ${bookable.justToKnow ? sql.json(text('Bring a jacket')) : null}, ${externalId},
          ${bookable.wayfinderProfile ?? null}, ${bookable.price ?? null}, ${bookable.duration ?? null},
          ${bookable.minimumPersons ?? null}, ${bookable.maximumPersons ?? null}, ${place++})`;
      const unit = { kind: module, objectId: id, name: text(id), code: externalId };
      await offerSlots(sql, unit, slots.map(slotOffer));
    },

    bookSlot: (session: string, module: BookableModule, request: BookableRequest, idempotencyKey?: string) =>
      hub.post(`${module}/book/${request.objectId}`, request, { session, idempotencyKey }),

    times: (session: string, module: BookableModule, id: string, date: string, numberOfPersons: number) =>
      hub.post(
        `${module}/availabilityTimes/${id}`,
        { date, bookingRequest: { numberOfPersons, date, objectId: id } },
        { session },
      ),

    /** The persons booked into all slots of a bookable. */
    async personsIn(id: string): Promise<number> {
      const [row] = await sql<{ persons: number }[]>`
        select coalesce(sum(b.persons), 0)::int as persons from bookings b join booking_units u on u.id = b.unit_id
        where u.object_id = ${id} and b.status = 'C'`;
      return row?.persons ?? 0;
    },
  };
}
export type BookablesHub = Awaited<ReturnType<typeof startBookablesHub>>;
