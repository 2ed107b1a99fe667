import { meetingPlace, VENUE } from '#packs/meridian/content/venues.ts';
import { type PackText, say } from '#packs/schema/text.ts';

export const PIER = say(
  'On the pier, at your tour’s sign',
  'Am Pier, beim Schild Ihrer Tour',
  'Sur le quai, à la pancarte de votre excursion',
);
export const THEATRE = meetingPlace('theatre');
export const TENDER = meetingPlace('tender');

/** Where the way to a meeting point leads on board; whoever meets on the pier leaves by the gangway. */
export const WAY_TO: ReadonlyMap<PackText | undefined, string> = new Map([
  [PIER, VENUE.gangway.wayfinderProfile],
  [THEATRE, VENUE.theatre.wayfinderProfile],
  [TENDER, VENUE.tender.wayfinderProfile],
]);
