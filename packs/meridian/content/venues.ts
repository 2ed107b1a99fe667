import { BEAM, decks } from '#packs/meridian/ship/decks.ts';
import { VENUES, type VenueName } from '#packs/meridian/ship/venues.ts';
import { type VenueSource, venueBook } from '#packs/shared/venues.ts';

export type Venue = VenueName;

/** Where things take place on the Meridian Star: name, deck, place on the plan, hours. */
export const { VENUE, hoursOf, timesOf, placed, meetingPlace, onThePlan } = venueBook<Venue>(
  VENUES as unknown as Record<Venue, VenueSource>,
  { beam: BEAM, decks },
);
