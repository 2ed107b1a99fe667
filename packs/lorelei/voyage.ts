import type { PackSource } from '#packs/pack.schema.ts';
import { type PackText, prose, same, say } from '#packs/schema/text.ts';
import { placed } from './ship.ts';

type Voyage = PackSource['voyage'];
type Day = Voyage['days'][number];

const EURO = same('Euro (€)');
const GERMANY = {
  countryName: say('Germany', 'Deutschland', 'Allemagne'),
  countryCode: 'DE',
  currency: EURO,
  language: say('German', 'Deutsch', 'Allemand'),
};

const ports: Voyage['ports'] = [
  {
    id: 'cologne',
    name: say('Cologne', 'Köln', 'Cologne'),
    ...GERMANY,
    openWeatherCityName: 'Cologne',
    latitude: 50.9385,
    longitude: 6.965,
  },
  {
    id: 'koblenz',
    name: say('Koblenz', 'Koblenz', 'Coblence'),
    ...GERMANY,
    openWeatherCityName: 'Koblenz',
    latitude: 50.361,
    longitude: 7.603,
  },
  {
    id: 'ruedesheim',
    name: say('Rüdesheim', 'Rüdesheim', 'Rüdesheim'),
    ...GERMANY,
    openWeatherCityName: 'Rüdesheim am Rhein',
    latitude: 49.977,
    longitude: 7.921,
  },
  {
    id: 'speyer',
    name: say('Speyer', 'Speyer', 'Spire'),
    ...GERMANY,
    openWeatherCityName: 'Speyer',
    latitude: 49.318,
    longitude: 8.449,
  },
  {
    id: 'strasbourg',
    name: say('Strasbourg', 'Straßburg', 'Strasbourg'),
    countryName: say('France', 'Frankreich', 'France'),
    countryCode: 'FR',
    currency: EURO,
    language: say('French', 'Französisch', 'Français'),
    openWeatherCityName: 'Strasbourg',
    latitude: 48.571,
    longitude: 7.794,
  },
  {
    id: 'breisach',
    name: say('Breisach', 'Breisach', 'Brisach'),
    ...GERMANY,
    openWeatherCityName: 'Breisach',
    latitude: 48.03,
    longitude: 7.577,
  },
  {
    id: 'basel',
    name: say('Basel', 'Basel', 'Bâle'),
    countryName: say('Switzerland', 'Schweiz', 'Suisse'),
    countryCode: 'CH',
    currency: say('Swiss franc (CHF)', 'Schweizer Franken (CHF)', 'Franc suisse (CHF)'),
    language: say('German', 'Deutsch', 'Allemand'),
    openWeatherCityName: 'Basel',
    latitude: 47.573,
    longitude: 7.588,
  },
];

const GANGWAY = placed('gangway').whereAndWhen.locationInformation;

interface Call {
  port: string;
  title: PackText;
  about: PackText;
  hours: [arrives: string | undefined, allOnBoard?: string, departs?: string];
  pier: string;
  pictures: string[];
  /** The bends of the river up to the next town. */
  bends: [latitude: number, longitude: number][];
}

function day(
  { port, title, about, hours: [arrives, allOnBoard, departs], pier, pictures, bends }: Call,
  index: number,
): Day {
  return {
    id: `day-${index + 1}`,
    title,
    description: about,
    port,
    arrives,
    allOnBoard,
    departs,
    nameOfPier: same(pier),
    localAgentName: 'Rheinagentur Brückner GmbH',
    gangway: GANGWAY,
    pictures,
    waypoints: bends,
    pdfs: [
      {
        id: `port-sheet-${port}`,
        name: 'Lorelei Tagesblatt.pdf',
        description: say('A day ashore', 'Ein Tag an Land', 'Une journée à terre'),
        document: 'port',
      },
    ],
  };
}

const CALLS: Call[] = [
  {
    port: 'cologne',
    title: say('Cologne, embarkation', 'Köln, Einschiffung', 'Cologne, embarquement'),
    about: prose(
      'Your cabin is ready from three. The cathedral stands five minutes from the gangway; climb it before dinner or look at it from the sun deck with a glass of Kölsch.',
      'Ihre Kabine ist ab 15 Uhr bezugsfertig. Der Dom steht fünf Minuten von der Gangway: Steigen Sie vor dem Abendessen hinauf, oder schauen Sie ihn sich bei einem Kölsch vom Sonnendeck aus an.',
      'Votre cabine est prête dès 15 heures. La cathédrale est à cinq minutes de la passerelle : montez-y avant le dîner, ou admirez-la du pont soleil, une bière à la main.',
    ),
    hours: [undefined, '21:30', '22:00'],
    pier: 'Frankenwerft, Anleger 10',
    pictures: ['river-cologne'],
    bends: [
      [50.73, 7.11],
      [50.57, 7.24],
      [50.44, 7.46],
    ],
  },
  {
    port: 'koblenz',
    title: say('Koblenz', 'Koblenz', 'Coblence'),
    about: prose(
      'Two rivers meet under the fortress. The cable car takes you up in four minutes; the old town begins where the ship lies.',
      'Unter der Festung treffen sich zwei Flüsse. Die Seilbahn bringt Sie in vier Minuten hinauf; die Altstadt beginnt gleich am Anleger.',
      'Le Rhin et la Moselle se rejoignent au pied de la forteresse. Le téléphérique y monte en quatre minutes ; la vieille ville commence au ponton.',
    ),
    hours: ['08:00', '17:30', '18:00'],
    pier: 'Konrad-Adenauer-Ufer 6',
    pictures: ['river-koblenz'],
    bends: [
      [50.31, 7.59],
      [50.23, 7.6],
      [50.14, 7.73],
      [50.07, 7.77],
      [49.98, 7.85],
    ],
  },
  {
    port: 'ruedesheim',
    title: same('Rüdesheim'),
    about: prose(
      'Be on deck by ten: forty castles in three hours, and the rock where the river bends. In the afternoon Rüdesheim, its lanes and its Riesling.',
      'Seien Sie um zehn an Deck: vierzig Burgen in drei Stunden und der Felsen, an dem der Rhein abbiegt. Am Nachmittag Rüdesheim mit seinen Gassen und seinem Riesling.',
      'Soyez sur le pont à dix heures : quarante châteaux en trois heures, et le rocher où le fleuve tourne. L’après-midi, Rüdesheim, ses ruelles et son riesling.',
    ),
    hours: ['13:00', '22:30', '23:00'],
    pier: 'Rheinstraße, Anleger 3',
    pictures: ['river-loreley', 'river-ruedesheim'],
    bends: [
      [50.0, 8.1],
      [49.99, 8.28],
      [49.75, 8.45],
      [49.49, 8.45],
    ],
  },
  {
    port: 'speyer',
    title: say('Speyer', 'Speyer', 'Spire'),
    about: prose(
      'A thousand years of red sandstone, and a market street that still leads straight to it. Heidelberg is half an hour away.',
      'Tausend Jahre roter Sandstein und eine Marktstraße, die noch immer schnurgerade darauf zuführt. Nach Heidelberg ist es eine halbe Stunde.',
      'Mille ans de grès rouge, et une rue du marché qui y mène toujours tout droit. Heidelberg est à une demi-heure.',
    ),
    hours: ['08:00', '18:00', '18:30'],
    pier: 'Leinpfad, Anleger Süd',
    pictures: ['river-speyer'],
    bends: [
      [49.05, 8.3],
      [48.83, 8.1],
      [48.66, 7.95],
    ],
  },
  {
    port: 'strasbourg',
    title: say('Strasbourg', 'Straßburg', 'Strasbourg'),
    about: prose(
      'Half-timbered houses over still canals and one pink spire above them. The tram from the pier takes twelve minutes.',
      'Fachwerk über stillen Kanälen und darüber der eine rosafarbene Turm. Mit der Tram sind es zwölf Minuten vom Anleger.',
      'Des colombages au-dessus des canaux et une seule flèche rose. Le tram met douze minutes depuis le quai.',
    ),
    hours: ['08:00', '18:30', '19:00'],
    pier: 'Quai des Belges',
    pictures: ['river-strasbourg'],
    bends: [
      [48.45, 7.78],
      [48.25, 7.68],
    ],
  },
  {
    port: 'breisach',
    title: say('Breisach', 'Breisach', 'Brisach'),
    about: prose(
      'The minster looks over two countries. On this side the Black Forest, on the other the wine villages of Alsace.',
      'Das Münster blickt über zwei Länder. Auf dieser Seite der Schwarzwald, auf der anderen die Weindörfer des Elsass.',
      'La collégiale domine deux pays : d’un côté la Forêt-Noire, de l’autre les villages viticoles d’Alsace.',
    ),
    hours: ['07:00', '19:30', '20:00'],
    pier: 'Josef-Bueb-Straße',
    pictures: ['river-breisach', 'river-forest-lake'],
    bends: [
      [47.82, 7.55],
      [47.65, 7.57],
    ],
  },
  {
    port: 'basel',
    title: say('Basel, disembarkation', 'Basel, Ausschiffung', 'Bâle, débarquement'),
    about: prose(
      'Breakfast is served until nine, cabins are free by nine thirty. The station is ten minutes by tram.',
      'Frühstück gibt es bis neun, die Kabinen räumen Sie bitte bis halb zehn. Zum Bahnhof sind es zehn Minuten mit der Tram.',
      'Petit-déjeuner jusqu’à neuf heures, cabines libérées à neuf heures trente. La gare est à dix minutes en tram.',
    ),
    hours: ['06:00'],
    pier: 'Elsässerrheinweg, Steiger St. Johann',
    pictures: ['river-basel'],
    bends: [],
  },
];

export const voyage: Voyage = {
  id: 'rhine-to-the-alps',
  name: say('The Rhine from Cologne to Basel', 'Der Rhein von Köln bis Basel', 'Le Rhin de Cologne à Bâle'),
  ship: { id: 'lorelei', name: 'Lorelei', code: 'LO' },
  todayIsDay: 4,
  startsByItself: true,
  ports,
  days: CALLS.map(day),
};
