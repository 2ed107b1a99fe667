import type { Bookable } from '#contract/areas/bookables.ts';
import { textOf } from '#contract/text.ts';
import { bookablesService } from '#hub/areas/bookables/bookables.service.ts';
import { shipService } from '#hub/areas/ship/ship.service.ts';
import type { Hub } from '#hub/hub.ts';
import { badRequest } from '#hub/shared/http/hub-error.ts';
import { profileOf } from '#packs/schema/ship.ts';
import { type Light, lightOf, type ScreenRestaurant, templateValues, walkInTimes } from './restaurant-lights.rules.ts';
import { signageStore } from './signage.store.ts';

/** No language: a text's `defaultValue`, which the operator writes in its own. */
const OPERATORS_OWN = '';

/** What screens show of the restaurants: lights from the bookings of today (CD50). */
export function signageService(hub: Hub) {
  const { sql, shipTime } = hub;
  const store = signageStore(sql);
  const bookables = bookablesService(hub);
  const ships = shipService(hub);

  /** Bookable ones by how full each time is; the others have room while the plan says that they are open. */
  async function lights({ id, externalId, wayfinderProfile }: Bookable): Promise<[string, Light][]> {
    if (externalId) return (await bookables.use(id, shipTime.today())).map((slot) => [slot.time, lightOf(slot)]);
    const venues = (await ships.ship())?.plan.venues ?? [];
    const hours = venues.find((venue) => profileOf(venue.id) === wayfinderProfile?.id)?.hours;
    return hours === undefined || hours === 'always' ? [] : walkInTimes(hours).map((time) => [time, 'Green']);
  }

  return {
    async content(id: string): Promise<{ templateValues: string }> {
      const [all, wanted, colours] = await Promise.all([
        bookables.list('dining'),
        store.restaurantsOf(id),
        store.colours(shipTime.today()),
      ]);
      const shown = wanted ? wanted.flatMap((one) => all.filter((restaurant) => restaurant.id === one)) : all;
      const restaurants = shown.map(async (restaurant): Promise<ScreenRestaurant> => {
        const byHand = colours.filter(({ bookableId }) => bookableId === restaurant.id);
        return {
          id: restaurant.id,
          name: textOf(restaurant.title, OPERATORS_OWN),
          location: textOf(restaurant.locationDetail ?? restaurant.location, OPERATORS_OWN),
          type: restaurant.externalId ? 'specialty' : 'openSeating',
          link: `/dining/detail/${encodeURIComponent(restaurant.id)}`,
          lights: new Map([
            ...(await lights(restaurant)),
            ...byHand.map(({ time, colour }): [string, Light] => [`${time.slice(0, 2)}:${time.slice(2)}`, colour]),
          ]),
        };
      });
      return { templateValues: templateValues(await Promise.all(restaurants)) };
    },

    showRestaurants: (id: string, restaurants: readonly string[]) =>
      restaurants.length === 0 ? store.forgetRestaurants(id) : store.setRestaurants(id, restaurants),

    async setColour(restaurant: string, time: string, colour: Light | undefined): Promise<void> {
      const known = (await bookables.list('dining')).some(({ id }) => id === restaurant);
      if (!known) throw badRequest(`There is no restaurant ${restaurant}.`);
      const [day, digits] = [shipTime.today(), time.replace(':', '')];
      await (colour ? store.setColour(restaurant, day, digits, colour) : store.clearColour(restaurant, day, digits));
    },
  };
}
