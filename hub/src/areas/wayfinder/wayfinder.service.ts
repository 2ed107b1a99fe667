import type { DeckMap, DeckPlaces, SideView, WayReply } from '#contract/areas/wayfinder.ts';
import { deviceService } from '#hub/areas/device/device.service.ts';
import { type KnownShip, shipService } from '#hub/areas/ship/ship.service.ts';
import type { Hub } from '#hub/hub.ts';
import { badRequest, notFound } from '#hub/shared/http/hub-error.ts';
import type { CallingDevice } from '#hub/shared/http/implement.ts';
import { type PlanBox, profileOf, type ShipCabin, type ShipVenue } from '#packs/schema/ship.ts';
import { hoursWords, whereWords } from '#packs/ship-words.ts';
import { shipLength } from '#pictures/plans/deck-plan.ts';
import { planShare } from '#pictures/plans/plan-frame.ts';
import { type Marks, planPictures, type Spot } from './plan-pictures.ts';
import { planLanguage } from './plan-words.ts';
import { shortestWay, type Way } from './shortest-way.ts';
import { cabinPoint, venuePoint, walkGraph } from './walk-graph.ts';
import { partsOf, stepsOf } from './way-steps.ts';

const middle = (level: number, [x, y, length, width]: PlanBox): Spot => ({
  level,
  x: x + length / 2,
  y: y + width / 2,
});
const spotOf = ({ deck, box }: ShipVenue | ShipCabin) => middle(deck, box);

export interface Asked {
  device: CallingDevice;
  profiles: readonly string[];
  language: string | undefined;
}
export interface AskedWay {
  device: CallingDevice;
  from?: string;
  to?: string;
  cabin?: string;
  stepFree: boolean;
  language?: string;
}

/** Plans with markers, cabins by number, and ways between places (CD46-CD48). */
export function wayfinderService(hub: Hub) {
  const ships = shipService(hub);
  const devices = deviceService(hub);
  const pictures = planPictures();

  /** CD46: an unknown profile is left out. */
  function venuesOf({ plan }: KnownShip, profile: string): ShipVenue[] {
    const listed = plan.profiles.find(({ id }) => id === profile)?.venues;
    return plan.venues.filter(({ id }) => (listed ? listed.includes(id) : profileOf(id) === profile));
  }

  /** CD46: a guest's own device has no place. */
  async function placeOf({ plan }: KnownShip, device: CallingDevice): Promise<ShipVenue | undefined> {
    const id = (await devices.placeOf(device)) ?? plan.devicePlaces[device.group];
    return plan.venues.find((venue) => venue.id === id);
  }

  function waysTo({ plan }: KnownShip, place: ShipVenue | undefined, groups: readonly ShipVenue[][]): Way[] {
    if (!place) return [];
    const graph = walkGraph(plan);
    const from = [venuePoint(place.id)];
    return groups.flatMap(
      (venues) => shortestWay(graph, { from, to: venues.map(({ id }) => venuePoint(id)), stepFree: false }) ?? [],
    );
  }

  async function marksFor(ship: KnownShip, { device, profiles }: Asked): Promise<Marks> {
    const place = await placeOf(ship, device);
    const groups = [...new Set(profiles)].map((profile) => venuesOf(ship, profile)).filter((group) => group.length > 0);
    const destinations = [...new Set(groups.flat())].map(spotOf);
    return { here: place && spotOf(place), destinations, ways: waysTo(ship, place, groups).flatMap(partsOf) };
  }

  function cabinOf({ plan }: KnownShip, number: string): ShipCabin {
    const cabin = plan.cabins.find((one) => one.number === number);
    if (!cabin) throw notFound('There is no such cabin.');
    return cabin;
  }

  async function marksForCabin(ship: KnownShip, number: string, device: CallingDevice): Promise<Marks> {
    const cabin = cabinOf(ship, number);
    const place = await placeOf(ship, device);
    const way = place && wayTo(ship, venuePoint(place.id), cabin, false);
    return { here: place && spotOf(place), destinations: [spotOf(cabin)], ways: way ? partsOf(way) : [] };
  }

  function wayTo({ plan }: KnownShip, from: string, cabin: ShipCabin, stepFree: boolean): Way | undefined {
    const id = cabinPoint(cabin.number);
    const graph = walkGraph(plan, [{ id, deck: cabin.deck, box: cabin.box }]);
    return shortestWay(graph, { from: [from], to: [id], stepFree });
  }

  /** What a small window shows first: the destination, else where the guest stands. */
  function focusOf({ plan }: KnownShip, { here, destinations }: Marks, level: number): { focus?: number } {
    const spot = [...destinations, here].find((one) => one?.level === level);
    return spot ? { focus: planShare(spot.x, shipLength(plan)) } : {};
  }

  /** CD47: decks from the highest to the lowest. */
  function decksOf(ship: KnownShip, marks: Marks, language: string | undefined): Promise<DeckMap[]> {
    const levels = ship.plan.decks.map(({ level }) => level).sort((a, b) => b - a);
    return Promise.all(
      levels.map(async (level) => ({
        level,
        isDevicePresent: marks.here?.level === level,
        hasWayFinding: marks.destinations.some((spot) => spot.level === level),
        map: await pictures.deck(ship, level, marks, planLanguage(language)),
        ...(language !== undefined && focusOf(ship, marks, level)),
      })),
    );
  }

  async function shipOrNone(): Promise<KnownShip> {
    const ship = await ships.ship();
    if (!ship) throw notFound('There is no plan of the ship.');
    return ship;
  }

  return {
    async sideView(asked: Asked): Promise<SideView> {
      const ship = await shipOrNone();
      return { map: await pictures.side(ship, await marksFor(ship, asked), planLanguage(asked.language)) };
    },

    async topView(asked: Asked): Promise<DeckMap[]> {
      const ship = await ships.ship();
      return ship ? decksOf(ship, await marksFor(ship, asked), asked.language) : [];
    },

    async cabinSideView(cabin: string, { device, language }: Omit<Asked, 'profiles'>): Promise<SideView> {
      const ship = await shipOrNone();
      return { map: await pictures.side(ship, await marksForCabin(ship, cabin, device), planLanguage(language)) };
    },

    async cabinTopView(cabin: string, { device, language }: Omit<Asked, 'profiles'>): Promise<DeckMap[]> {
      const ship = await shipOrNone();
      return decksOf(ship, await marksForCabin(ship, cabin, device), language);
    },

    async places(): Promise<DeckPlaces[]> {
      const plan = (await ships.ship())?.plan;
      if (!plan) return [];
      const length = shipLength(plan);
      return [...plan.decks]
        .sort((a, b) => b.level - a.level)
        .map(({ level, name }) => ({
          level,
          name,
          places: plan.venues
            .filter(({ deck }) => deck === level)
            .map((venue) => ({
              id: profileOf(venue.id),
              name: venue.name,
              where: whereWords(venue, length, plan.beam, plan.kind),
              hours: venue.hours && hoursWords(venue.hours, plan.twelveHour),
            })),
        }));
    },

    async way({ device, from, to, cabin, stepFree, language }: AskedWay): Promise<WayReply> {
      if ((to === undefined) === (cabin === undefined)) throw badRequest('query: either to or cabin must be given');
      const ship = await shipOrNone();
      const [start] = from === undefined ? [await placeOf(ship, device)] : venuesOf(ship, from);
      if (!start) throw badRequest('from: must be a place on board, this device has none');
      const goal = cabin === undefined ? venuesOf(ship, to ?? '') : [cabinOf(ship, cabin)];
      if (goal.length === 0) throw notFound('There is no such place.');
      const origin = venuePoint(start.id);
      const [first] = goal;
      const way =
        first && 'number' in first
          ? wayTo(ship, origin, first, stepFree)
          : shortestWay(walkGraph(ship.plan), {
              from: [origin],
              to: goal.map((one) => venuePoint('id' in one ? one.id : '')),
              stepFree,
            });
      const end = way?.points.at(-1)?.id;
      const reached = goal.find((one) => 'id' in one && venuePoint(one.id) === end);
      const marks = { here: spotOf(start), destinations: goal.map(spotOf), ways: way ? partsOf(way) : [] };
      const steps = way ? stepsOf(way, ship.plan, reached && 'name' in reached ? reached.name : undefined) : [];
      return {
        found: way !== undefined,
        metres: steps.reduce((sum, step) => sum + step.metres, 0),
        minutes: way ? Math.max(1, Math.round(way.seconds / 60)) : 0,
        steps,
        map: await pictures.side(ship, marks, planLanguage(language)),
        decks: await decksOf(ship, marks, language),
      };
    },

    async placeDevice(label: string, place: string | undefined): Promise<void> {
      const ship = await shipOrNone();
      if (place !== undefined && !ship.plan.venues.some(({ id }) => id === place))
        throw badRequest(`There is no place ${place} on board.`);
      await devices.setPlace(label, place);
    },
  };
}
