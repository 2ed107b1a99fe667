import type { IsoDay } from '#contract/hub-date.ts';
import type { Sql } from '#hub/shared/database/sql.ts';
import type { Light } from './restaurant-lights.rules.ts';

export function signageStore(sql: Sql) {
  return {
    /** Nothing = the screen shows all restaurants. */
    async restaurantsOf(id: string): Promise<string[] | undefined> {
      const [row] = await sql<{ restaurants: string[] }[]>`select restaurants from signage_content where id = ${id}`;
      return row?.restaurants;
    },

    async setRestaurants(id: string, restaurants: readonly string[]): Promise<void> {
      await sql`
        insert into signage_content (id, restaurants) values (${id}, ${[...restaurants]})
        on conflict (id) do update set restaurants = excluded.restaurants`;
    },

    async forgetRestaurants(id: string): Promise<void> {
      await sql`delete from signage_content where id = ${id}`;
    },

    colours: (day: IsoDay) => sql<{ bookableId: string; time: string; colour: Light }[]>`
      select bookable_id as "bookableId", time, colour from signage_colours where day = ${day}`,

    async setColour(bookableId: string, day: IsoDay, time: string, colour: Light): Promise<void> {
      await sql`
        insert into signage_colours (bookable_id, day, time, colour) values (${bookableId}, ${day}, ${time}, ${colour})
        on conflict (bookable_id, day, time) do update set colour = excluded.colour`;
    },

    async clearColour(bookableId: string, day: IsoDay, time: string): Promise<void> {
      await sql`delete from signage_colours where bookable_id = ${bookableId} and day = ${day} and time = ${time}`;
    },
  };
}
