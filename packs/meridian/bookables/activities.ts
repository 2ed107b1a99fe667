import { VENUE, type Venue } from '#packs/meridian/content/venues.ts';
import type { PackSource } from '#packs/pack.schema.ts';
import { say } from '#packs/schema/text.ts';
import { activityItem, type BookableActivity } from '#packs/shared/bookable.ts';
import { MOVING, TOGETHER } from './moving-activities.ts';
import { MAKING, SHIP } from './quiet-activities.ts';

type Bookables = NonNullable<PackSource['bookables']>;

export const activityCategories: NonNullable<Bookables['categories']> = [
  {
    id: 'activity-category-make',
    module: 'activity',
    title: say('Make something', 'Selbst machen', 'Faire soi-même'),
    overviewDescription: say(
      'Hands in flour, paint and light.',
      'Hände in Mehl, Farbe und Licht.',
      'Les mains dans la farine, la couleur et la lumière.',
    ),
    pictures: ['event-food'],
  },
  {
    id: 'activity-category-move',
    module: 'activity',
    title: say('On the move', 'In Bewegung', 'En mouvement'),
    overviewDescription: say(
      'From sunrise to the court.',
      'Vom Sonnenaufgang bis zum Sportplatz.',
      'Du lever du soleil au terrain de sport.',
    ),
    pictures: ['event-sport'],
  },
  {
    id: 'activity-category-ship',
    module: 'activity',
    title: say('Behind the scenes', 'Hinter den Kulissen', 'Dans les coulisses'),
    overviewDescription: say('Bridge, galley, stars.', 'Brücke, Kombüse, Sterne.', 'Passerelle, cuisines, étoiles.'),
    pictures: ['venue-bridge'],
  },
  {
    id: 'activity-category-together',
    module: 'activity',
    title: say('For families', 'Für Familien', 'En famille'),
    overviewDescription: say(
      'Small captains welcome.',
      'Kleine Kapitäne willkommen.',
      'Bienvenue aux petits capitaines.',
    ),
    pictures: ['event-family'],
  },
];

const toItem = (category: string, one: BookableActivity<Venue>) => activityItem(category, one, VENUE[one.venue]);

export const activities: NonNullable<Bookables['items']> = [
  ...MAKING.map((one) => toItem('activity-category-make', one)),
  ...MOVING.map((one) => toItem('activity-category-move', one)),
  ...SHIP.map((one) => toItem('activity-category-ship', one)),
  ...TOGETHER.map((one) => toItem('activity-category-together', one)),
];
