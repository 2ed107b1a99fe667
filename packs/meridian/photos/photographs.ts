import type { PackSource } from '#packs/pack.schema.ts';
import type { PackPhotograph } from '#packs/schema/photos.ts';

type Photographs = NonNullable<NonNullable<PackSource['photos']>['photographs']>;
type Shot = [id: string, folder: string, scene: string, motif: string, hour: PackPhotograph['hour'], at: string];

const FAMILY: PackPhotograph['people'] = ['father', 'mother', 'daughter', 'toddler'];
const HARTMANN = { cabin: '7214' };
const ASHDOWN = { cabin: '8102' };
/** A traveller alone, who was given a card with a code instead of a look at her face. */
const TICKET = { ticket: 'MS7K2Q' };

/** `at` is the day of the voyage and the time on board: `1 16:05`. */
function shot([id, folder, scene, motif, hour, at]: Shot, people: PackPhotograph['people'], whose: object) {
  const [day = '1', time = '12:00'] = at.split(' ');
  return { id, folder, scene, motif, hour, people, day: Number(day), time, ...whose };
}

const hartmann = (people: PackPhotograph['people'], ...what: Shot) => shot(what, people, HARTMANN);
const ashdown = (people: PackPhotograph['people'], ...what: Shot) => shot(what, people, ASHDOWN);
const alone = (...what: Shot) => shot(what, ['traveller'], TICKET);

export const photographs: Photographs = [
  hartmann(FAMILY, 'hartmann-gangway', 'embarkation', 'port', 'lisbon', 'day', '1 14:10'),
  hartmann(['mother', 'father'], 'hartmann-lifering', 'embarkation', 'deck', 'lifeboat', 'day', '1 14:12'),
  hartmann(['daughter', 'toddler'], 'hartmann-children', 'embarkation', 'deck', 'bow', 'day', '1 16:40'),
  hartmann(['mother', 'father'], 'hartmann-staircase', 'gala-night', 'venue', 'compassRoom', 'dusk', '2 19:05'),
  hartmann(FAMILY, 'hartmann-captain', 'gala-night', 'venue', 'theatre', 'night', '2 19:20'),
  hartmann(['mother', 'daughter'], 'hartmann-dressed', 'gala-night', 'venue', 'observatory', 'dusk', '2 19:24'),
  hartmann(['father', 'mother'], 'hartmann-dance', 'gala-night', 'venue', 'dance', 'night', '2 22:48'),
  hartmann(['mother', 'father', 'daughter'], 'hartmann-malaga', 'ashore', 'port', 'malaga', 'day', '3 11:30'),
  hartmann(FAMILY, 'hartmann-palma', 'ashore', 'port', 'palma', 'dawn', '4 09:45'),
  hartmann(['father', 'daughter'], 'hartmann-cove', 'ashore', 'ashore', 'cove', 'day', '4 13:15'),
  hartmann(['mother', 'toddler'], 'hartmann-market', 'ashore', 'ashore', 'market', 'day', '5 10:20'),
  hartmann(['mother', 'father'], 'hartmann-marseille', 'ashore', 'port', 'marseille', 'dusk', '5 18:05'),
  hartmann(['daughter', 'father'], 'hartmann-pool', 'on-deck', 'deck', 'familyPool', 'day', '6 11:10'),
  hartmann(['daughter'], 'hartmann-mia', 'on-deck', 'deck', 'sport', 'day', '6 11:52'),
  hartmann(FAMILY, 'hartmann-promenade', 'on-deck', 'deck', 'promenade', 'dusk', '6 20:15'),
  ashdown(['grandmother', 'grandfather'], 'ashdown-gangway', 'embarkation', 'port', 'lisbon', 'dawn', '1 12:25'),
  ashdown(['grandfather', 'grandmother'], 'ashdown-gala', 'gala-night', 'venue', 'chartHouse', 'dusk', '2 18:58'),
  ashdown(['grandmother'], 'ashdown-portrait', 'gala-night', 'venue', 'photoStudio', 'dusk', '2 19:10'),
  ashdown(['grandmother', 'grandfather'], 'ashdown-dance', 'gala-night', 'venue', 'blueHour', 'night', '2 22:10'),
  ashdown(['grandfather', 'grandmother'], 'ashdown-genoa', 'ashore', 'port', 'genoa', 'day', '6 10:40'),
  ashdown(['grandfather'], 'ashdown-bow', 'on-deck', 'deck', 'bow', 'dawn', '5 07:30'),
  alone('alone-gala', 'gala-night', 'venue', 'cellar', 'dusk', '2 19:40'),
  alone('alone-palma', 'ashore', 'port', 'palma', 'dusk', '4 18:20'),
  alone('alone-yoga', 'on-deck', 'deck', 'yoga', 'dawn', '5 07:05'),
];
