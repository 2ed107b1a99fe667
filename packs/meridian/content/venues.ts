import { BEAM, decks } from '#packs/meridian/ship/decks.ts';
import { VENUES, type VenueName, venueId } from '#packs/meridian/ship/venues.ts';
import { type OpeningHours, profileOf } from '#packs/schema/ship.ts';
import { type PackText, say } from '#packs/schema/text.ts';
import { deckWords, hoursWords, whereWords } from '#packs/ship-words.ts';

export type Venue = VenueName;
const SHIP_LENGTH = Math.max(...decks.map(({ to }) => to));

function eachVenue<T>(make: (name: Venue) => T): Record<Venue, T> {
  return Object.fromEntries((Object.keys(VENUES) as Venue[]).map((name) => [name, make(name)])) as Record<Venue, T>;
}

/** Where things take place on the Meridian Star: name, deck and place on the plan. */
export const VENUE = eachVenue((name) => ({
  location: VENUES[name].name as PackText,
  locationDetail: deckWords(VENUES[name].deck),
  wayfinderProfile: profileOf(venueId(name)),
}));

export function hoursOf(name: Venue): 'always' | readonly OpeningHours[] | undefined {
  const { hours } = VENUES[name] as { hours?: 'always' | readonly OpeningHours[] };
  return hours;
}

/** When it is open, in words. */
export function timesOf(name: Venue): PackText {
  const hours = hoursOf(name);
  if (!hours) throw new Error(`${name} has no opening hours.`);
  return hoursWords(hours);
}

/** What an article says of its place: its profile on the plan, where it lies, when it is open. */
export function placed(name: Venue) {
  const hours = hoursOf(name);
  return {
    wayfinderProfile: profileOf(venueId(name)),
    whereAndWhen: {
      locationInformation: whereWords(VENUES[name] as Parameters<typeof whereWords>[0], SHIP_LENGTH, BEAM),
      timeInformation: hours ? hoursWords(hours) : say('See the programme', 'Siehe Programm', 'Voir le programme'),
    },
  };
}

/** "Polaris Theatre, Deck 5" */
export function meetingPlace(name: Venue): PackText {
  const { location, locationDetail } = VENUE[name];
  return say(
    `${location.en}, ${locationDetail.en.toLowerCase()}`,
    `${location.de}, ${locationDetail.de}`,
    `${location.fr}, ${locationDetail.fr.toLowerCase()}`,
  );
}
