import { type OpeningHours, type PlanKind, profileOf, type ShipSource } from '#packs/schema/ship.ts';
import { type PackText, say } from '#packs/schema/text.ts';
import { deckWords, hoursWords, whereWords } from '#packs/ship-words.ts';

/** A place without its id, which is the name under which it stands in the book. */
export type VenueSource = Omit<ShipSource['venues'][number], 'id'>;

/** `compassRoom` is `compass-room` in addresses. */
export const venueId = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export interface VenuePlan {
  kind?: PlanKind;
  twelveHour?: boolean;
  beam: number;
  decks: ShipSource['decks'];
}

/** What articles, programme and bookings say of the places of a plan, so that none of them can contradict it. */
export function venueBook<Name extends string>(
  venues: Readonly<Record<Name, VenueSource>>,
  { kind = 'ship', twelveHour, beam, decks }: VenuePlan,
) {
  const length = Math.max(...decks.map(({ to }) => to));
  const names = Object.keys(venues) as Name[];

  function hoursOf(name: Name): 'always' | readonly OpeningHours[] | undefined {
    return venues[name].hours;
  }

  /** When it is open, in words. */
  function timesOf(name: Name): PackText {
    const hours = hoursOf(name);
    if (!hours) throw new Error(`${name} has no opening hours.`);
    return hoursWords(hours, twelveHour);
  }

  /** Name, level and place on the plan. */
  const VENUE = Object.fromEntries(
    names.map((name) => [
      name,
      {
        location: venues[name].name,
        locationDetail: deckWords(venues[name].deck, kind),
        wayfinderProfile: profileOf(venueId(name)),
      },
    ]),
  ) as Record<Name, { location: PackText; locationDetail: PackText; wayfinderProfile: string }>;

  /** What an article says of its place: its profile on the plan, where it lies, when it is open. */
  function placed(name: Name) {
    const hours = hoursOf(name);
    return {
      wayfinderProfile: profileOf(venueId(name)),
      whereAndWhen: {
        locationInformation: whereWords(venues[name], length, beam, kind),
        timeInformation: hours
          ? hoursWords(hours, twelveHour)
          : say('See the programme', 'Siehe Programm', 'Voir le programme'),
      },
    };
  }

  /** "Polaris Theatre, deck 5" */
  function meetingPlace(name: Name): PackText {
    const { location, locationDetail } = VENUE[name];
    return say(
      `${location.en}, ${locationDetail.en.toLowerCase()}`,
      `${location.de}, ${locationDetail.de}`,
      `${location.fr}, ${locationDetail.fr.toLowerCase()}`,
    );
  }

  /** The places as the plan wants them. */
  function onThePlan(): ShipSource['venues'] {
    return names.map((name) => ({ ...structuredClone(venues[name]), id: venueId(name) }));
  }

  return { VENUE, hoursOf, timesOf, placed, meetingPlace, onThePlan };
}
