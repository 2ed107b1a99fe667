import type { PackSource } from '#packs/pack.schema.ts';
import { type PackText, prose, say } from '#packs/schema/text.ts';
import { atAGlance } from '#packs/shared/excursion-glance.ts';
import { BRING, HINT, WALKING, waiver } from '#packs/shared/excursion-notes.ts';
import { excursionTags } from '#packs/shared/excursion-tags.ts';
import { meetingPlace } from './house.ts';

type Excursion = PackSource['excursions']['excursions'][number];

const DOOR = meetingPlace('entrance');
const BEACH = meetingPlace('beach');

/** All start from the house; where they lead is a place of the island. */
function trip(
  id: string,
  code: string,
  day: number,
  at: string,
  duration: number,
  name: PackText,
  about: PackText,
  more: Omit<Excursion, 'id' | 'name' | 'day' | 'timeOfDay' | 'duration' | 'descriptions'> & {
    notes?: Omit<Excursion['descriptions'], 'Description'>;
  },
): Excursion {
  const { notes, ...rest } = more;
  return {
    id: `excursion-${id}`,
    bookingCode: code,
    day,
    port: 'cala-serena',
    timeOfDay: at,
    duration,
    name,
    descriptions: { Description: about, ...notes },
    ...rest,
  };
}

export const excursions: PackSource['excursions'] = {
  tags: excursionTags(['culture', 'nature', 'active', 'taste', 'water', 'family', 'beach', 'small-group', 'free']),
  destinations: [
    {
      id: 'resort-valldemossa',
      name: say('Valldemossa', 'Valldemossa', 'Valldemossa'),
      countryName: say('Spain', 'Spanien', 'Espagne'),
    },
    { id: 'resort-palma', name: say('Palma', 'Palma', 'Palma'), countryName: say('Spain', 'Spanien', 'Espagne') },
  ],
  excursions: [
    trip(
      'snorkel',
      'CAL01',
      4,
      '09:30',
      120,
      say('With mask and fins', 'Mit Maske und Flossen', 'Masque et palmes'),
      prose(
        'Along the rocks with Toni, who knows every octopus by its hole.',
        'Mit Toni an den Felsen entlang: Er kennt jeden Oktopus an seiner Höhle.',
        'Le long des rochers avec Toni, qui connaît chaque poulpe à son trou.',
      ),
      {
        price: { adult: 2900, child: 1900 },
        minimumAge: 8,
        capacity: 10,
        taken: 4,
        tags: ['tag-water', 'tag-small-group'],
        notes: { Notes: BRING.swim },
        waiver: waiver('snorkel'),
        meetingPoint: BEACH,
        pictures: ['excursion-snorkel'],
      },
    ),
    trip(
      'caves',
      'CAL02',
      4,
      '14:30',
      210,
      say('Caves of Drach', 'Die Drachenhöhlen', 'Les grottes du Drach'),
      prose(
        'A lake under the earth, and a string quartet that comes across it by boat.',
        'Ein See unter der Erde, und ein Streichquartett, das im Boot darüberkommt.',
        'Un lac sous la terre, et un quatuor qui le traverse en barque.',
      ),
      {
        price: { adult: 4500, child: 2500, infant: 0 },
        capacity: 20,
        taken: 20,
        waitlist: true,
        tags: ['tag-nature', 'tag-family'],
        notes: { WalkingInfo: WALKING.moderate },
        meetingPoint: DOOR,
        pictures: ['excursion-caves'],
      },
    ),
    trip(
      'valldemossa',
      'VAL01',
      5,
      '08:30',
      540,
      say('Valldemossa and the mountains', 'Valldemossa und die Berge', 'Valldemossa et la montagne'),
      prose(
        'Over the pass to the village where Chopin caught a cold, and down to the sea for lunch.',
        'Über den Pass in das Dorf, in dem Chopin sich erkältete, und zum Mittagessen hinunter ans Meer.',
        'Par le col jusqu’au village où Chopin prit froid, puis déjeuner au bord de l’eau.',
      ),
      {
        destination: 'resort-valldemossa',
        price: { adult: 7900, child: 4900, infant: 0 },
        capacity: 18,
        taken: 9,
        tags: ['tag-culture', 'tag-nature'],
        notes: { WalkingInfo: WALKING.moderate, Hint: HINT.lunch },
        meetingPoint: DOOR,
        pictures: ['village', 'excursion-gorge'],
      },
    ),
    trip(
      'cathedral',
      'PAL01',
      5,
      '10:00',
      360,
      say('Palma and its cathedral', 'Palma und die Kathedrale', 'Palma et sa cathédrale'),
      prose(
        'The rose window at eleven, courtyards at noon, an ensaïmada before the way back.',
        'Um elf die Rosette, mittags die Innenhöfe und vor der Rückfahrt eine Ensaïmada.',
        'La rosace à onze heures, les patios à midi, une ensaïmada avant le retour.',
      ),
      {
        destination: 'resort-palma',
        price: { adult: 4900, child: 2900, infant: 0 },
        capacity: 25,
        taken: 6,
        tags: ['tag-culture'],
        notes: { WalkingInfo: WALKING.moderate, Notes: BRING.church },
        meetingPoint: DOOR,
        pictures: ['palma-town', 'courtyard'],
      },
    ),
    trip(
      'llaut',
      'CAL03',
      6,
      '12:00',
      240,
      say('Round the cape under sail', 'Unter Segeln ums Kap', 'À la voile autour du cap'),
      prose(
        'Ten guests, one old boat, two anchorages to swim. Lunch comes out of a basket.',
        'Zehn Gäste, ein altes Boot, zwei Ankerplätze zum Baden. Das Mittagessen kommt aus dem Korb.',
        'Dix personnes, un vieux bateau, deux mouillages pour nager. Le déjeuner sort d’un panier.',
      ),
      {
        price: { adult: 6900, child: 3900, infant: 0 },
        capacity: 10,
        taken: 8,
        tags: ['tag-water', 'tag-family', 'tag-small-group'],
        notes: { Notes: BRING.swim, Hint: HINT.weather },
        meetingPoint: BEACH,
        pictures: ['sails'],
      },
    ),
    trip(
      'market',
      'CAL04',
      3,
      '09:00',
      180,
      say('Market in Santanyí', 'Markt in Santanyí', 'Marché de Santanyí'),
      prose(
        'Our shuttle, your basket. Back before the heat.',
        'Unser Bus, Ihr Korb. Zurück vor der Mittagshitze.',
        'Notre navette, votre panier. Retour avant la chaleur.',
      ),
      {
        price: { adult: 0, child: 0, infant: 0 },
        capacity: 16,
        taken: 16,
        tags: ['tag-taste', 'tag-free'],
        meetingPoint: DOOR,
        pictures: ['market'],
      },
    ),
    trip(
      'bikes',
      'CAL05',
      6,
      '09:00',
      180,
      say('By bicycle to the lighthouse', 'Mit dem Rad zum Leuchtturm', 'À vélo jusqu’au phare'),
      prose(
        'Twenty-two flat kilometres to the southern tip, and an ice cream that you have earned.',
        'Zweiundzwanzig flache Kilometer bis zur Südspitze und ein Eis, das Sie sich verdient haben.',
        'Vingt-deux kilomètres plats jusqu’à la pointe sud, et une glace bien méritée.',
      ),
      {
        price: { adult: 3500, child: 2500 },
        minimumAge: 12,
        capacity: 12,
        taken: 3,
        tags: ['tag-active', 'tag-beach'],
        notes: { Notes: BRING.shoes },
        meetingPoint: DOOR,
        pictures: ['excursion-bikes'],
      },
    ),
  ].map(atAGlance(['fr', 'es'])),
  conditions: [
    {
      module: 'Excursion',
      conditionText: say(
        'I accept the conditions for excursions: free cancellation until 24 hours before the start, the full price after that. The price is charged to my room.',
        'Ich akzeptiere die Bedingungen für Ausflüge: kostenlose Stornierung bis 24 Stunden vor Beginn, danach der volle Preis. Der Betrag geht auf mein Zimmer.',
        'J’accepte les conditions des excursions : annulation gratuite jusqu’à 24 heures avant le départ, prix plein ensuite. Le montant est porté sur ma chambre.',
      ),
    },
  ],
};
