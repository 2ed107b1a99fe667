import { DESCRIPTION } from '#packs/meridian/programme/descriptions.ts';
import { PICTURE } from '#packs/meridian/programme/event-pictures.ts';
import { days } from '#packs/meridian/voyage/days.ts';
import { type Activity, type ProgrammeSource, portTimes, schedulesOf } from '#packs/shared/programme.ts';
import { VENUE } from '../venues.ts';
import { CATEGORY } from './activities.ts';
import { type ActivityName, PLAN } from './plan.ts';
import { REPERTOIRE } from './repertoire.ts';

const told = Object.entries(REPERTOIRE).map(([name, activity]): [string, Activity] => [
  name,
  { ...activity, about: DESCRIPTION[name as ActivityName], picture: PICTURE[name as ActivityName] },
]);

export const PROGRAMME: ProgrammeSource = {
  paper: 'Meridian Star Info',
  days,
  plan: PLAN,
  repertoire: Object.fromEntries(told),
  categories: CATEGORY,
  venues: VENUE,
  overview: portTimes,
};

export const schedules = schedulesOf(PROGRAMME);
