import type { PackSource } from '#packs/pack.schema.ts';
import { type PackText, prose, say } from '#packs/schema/text.ts';
import { atAGlance } from '#packs/shared/excursion-glance.ts';
import { BRING, HINT, WALKING } from '#packs/shared/excursion-notes.ts';
import { excursionTags } from '#packs/shared/excursion-tags.ts';
import { meetingPlace } from './aircraft.ts';

type Excursion = PackSource['excursions']['excursions'][number];

function tour(
  id: string,
  day: number,
  port: string,
  at: string,
  duration: number,
  name: PackText,
  about: PackText,
  more: Pick<
    Excursion,
    'bookingCode' | 'price' | 'capacity' | 'taken' | 'waitlist' | 'tags' | 'pictures' | 'minimumAge'
  > & { notes?: Omit<Excursion['descriptions'], 'Description'> },
): Excursion {
  const { notes, ...rest } = more;
  return {
    id: `excursion-${id}`,
    day,
    port,
    timeOfDay: at,
    duration,
    name,
    descriptions: { Description: about, ...notes },
    meetingPoint: meetingPlace('door'),
    ...rest,
  };
}

export const excursions: PackSource['excursions'] = {
  tags: excursionTags(['culture', 'taste', 'water', 'family', 'photo', 'small-group', 'free']),
  excursions: [
    tour(
      'tram',
      2,
      'lisbon',
      '10:30',
      240,
      say('Lisbon by old tram', 'Lissabon mit der alten Tram', 'Lisbonne en vieux tram'),
      prose(
        'A tram of our own through the Alfama, with a stop wherever you ring.',
        'Eine eigene Tram durch die Alfama, mit Halt, wo immer Sie klingeln.',
        'Un tram rien que pour nous à travers l’Alfama, arrêt à la demande.',
      ),
      {
        bookingCode: 'LIS01',
        price: { adult: 5900, child: 3500, infant: 0 },
        capacity: 24,
        taken: 24,
        tags: ['tag-culture', 'tag-family'],
        pictures: ['ashore-tram', 'port-lisbon'],
      },
    ),
    tour(
      'acropolis',
      3,
      'athens',
      '09:30',
      210,
      say('Acropolis before the heat', 'Akropolis vor der Hitze', 'L’Acropole avant la chaleur'),
      prose(
        'Through the side gate at opening time, with an archaeologist.',
        'Zur Öffnungszeit durch das Seitentor, mit einer Archäologin.',
        'Par la porte latérale à l’ouverture, avec une archéologue.',
      ),
      {
        bookingCode: 'ATH01',
        price: { adult: 7900, child: 4500, infant: 0 },
        capacity: 20,
        taken: 11,
        tags: ['tag-culture', 'tag-photo'],
        notes: { WalkingInfo: WALKING.moderate, Notes: BRING.shoes, Hint: HINT.early },
        pictures: ['ashore-temple'],
      },
    ),
    tour(
      'meze',
      3,
      'athens',
      '13:00',
      180,
      say('Market and meze', 'Markt und Mezze', 'Marché et mezzés'),
      prose(
        'Olives, cheese and small talk at the central market, then a table under a vine.',
        'Oliven, Käse und ein Schwatz in der Markthalle, danach ein Tisch unter der Weinlaube.',
        'Olives, fromages et bavardages au marché central, puis une table sous la vigne.',
      ),
      {
        bookingCode: 'ATH02',
        price: { adult: 6900, child: 3900, infant: 0 },
        capacity: 12,
        taken: 9,
        tags: ['tag-taste', 'tag-small-group'],
        notes: { Hint: HINT.lunch },
        pictures: ['plate-meze'],
      },
    ),
    tour(
      'sounion',
      3,
      'athens',
      '16:00',
      270,
      say('Sunset at Cape Sounion', 'Sonnenuntergang am Kap Sounion', 'Soleil couchant au cap Sounion'),
      prose(
        'The marble turns gold, the sea turns dark, and we are back in time.',
        'Der Marmor wird golden, das Meer dunkel, und wir sind rechtzeitig zurück.',
        'Le marbre devient d’or, la mer s’assombrit, et nous rentrons à l’heure.',
      ),
      {
        bookingCode: 'ATH03',
        price: { adult: 5500, child: 3500, infant: 0 },
        capacity: 30,
        taken: 30,
        waitlist: true,
        tags: ['tag-photo'],
        pictures: ['ashore-sounion'],
      },
    ),
    tour(
      'canal',
      4,
      'venice',
      '10:00',
      180,
      say('Grand Canal by water taxi', 'Canal Grande im Wassertaxi', 'Le Grand Canal en vedette'),
      prose(
        'From the airport’s landing straight into the postcard.',
        'Vom Anleger des Flughafens mitten in die Postkarte.',
        'Du ponton de l’aéroport droit dans la carte postale.',
      ),
      {
        bookingCode: 'VCE01',
        price: { adult: 8900, child: 5900, infant: 0 },
        capacity: 16,
        taken: 5,
        tags: ['tag-water', 'tag-small-group'],
        pictures: ['ashore-canal'],
      },
    ),
    tour(
      'murano',
      4,
      'venice',
      '14:00',
      210,
      say('Glass on Murano', 'Glas auf Murano', 'Le verre de Murano'),
      prose(
        'One furnace, one master, and a horse made in ninety seconds.',
        'Ein Ofen, ein Meister und ein Pferd in neunzig Sekunden.',
        'Un four, un maître, et un cheval en quatre-vingt-dix secondes.',
      ),
      {
        bookingCode: 'VCE02',
        price: { adult: 4900, child: 2500, infant: 0 },
        capacity: 20,
        taken: 7,
        tags: ['tag-culture', 'tag-family'],
        pictures: ['ashore-glass'],
      },
    ),
    tour(
      'walk',
      4,
      'venice',
      '11:00',
      120,
      say('A walk with the crew', 'Spaziergang mit der Crew', 'Promenade avec l’équipage'),
      prose(
        'Where pilots drink their espresso. Free of charge.',
        'Dorthin, wo Piloten ihren Espresso trinken. Kostenlos.',
        'Là où les pilotes prennent leur café. Gratuit.',
      ),
      {
        price: { adult: 0, child: 0, infant: 0 },
        capacity: 15,
        taken: 2,
        tags: ['tag-free'],
        notes: { WalkingInfo: WALKING.gentle },
        pictures: ['port-venice'],
      },
    ),
  ].map(atAGlance(['en'])),
  conditions: [
    {
      module: 'Excursion',
      conditionText: say(
        'I accept the conditions for city tours: free cancellation until 24 hours before the start, the full price after that. The price is charged to my booking.',
        'Ich akzeptiere die Bedingungen für Stadttouren: kostenlose Stornierung bis 24 Stunden vor Beginn, danach der volle Preis. Der Betrag wird meiner Buchung belastet.',
        'J’accepte les conditions des visites : annulation gratuite jusqu’à 24 heures avant le départ, prix plein ensuite. Le montant est porté sur ma réservation.',
      ),
    },
  ],
};
