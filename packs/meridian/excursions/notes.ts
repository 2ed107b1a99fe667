import { meetingPlace } from '#packs/meridian/content/venues.ts';
import { say } from '#packs/schema/text.ts';

export const PIER = say(
  'On the pier, at your tour’s sign',
  'Am Pier, beim Schild Ihrer Tour',
  'Sur le quai, à la pancarte de votre excursion',
);
export const THEATRE = meetingPlace('theatre');
