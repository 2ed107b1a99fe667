import type { PackSource } from '#packs/pack.schema.ts';
import { type PackText, prose, same, say } from '#packs/schema/text.ts';

type Voyage = PackSource['voyage'];

const COVE = {
  id: 'cala-serena',
  name: same('Cala Serena'),
  countryName: say('Spain', 'Spanien', 'Espagne'),
  countryCode: 'ES',
  currency: same('Euro (€)'),
  language: say('Spanish and Catalan', 'Spanisch und Katalanisch', 'Espagnol et catalan'),
  openWeatherCityName: 'Palma',
  latitude: 39.37,
  longitude: 3.22,
};

/** The week has a rhythm; every day has one idea. */
const DAYS: [title: PackText, about: PackText, ...pictures: string[]][] = [
  [
    say('Arrival', 'Ankunft', 'Arrivée'),
    prose(
      'Your room is ready from three. Until then your luggage stays with us, and you have the pool.',
      'Ihr Zimmer ist ab 15 Uhr bezugsfertig. Bis dahin passen wir auf Ihr Gepäck auf, und der Pool gehört Ihnen.',
      'Votre chambre est prête dès 15 heures. D’ici là, nous gardons vos bagages et la piscine est à vous.',
    ),
    'house-front',
  ],
  [
    say('A day by the sea', 'Ein Tag am Meer', 'Une journée à la mer'),
    prose(
      'The water is clearest before ten. Masks and fins are at the Chiringuito.',
      'Vor zehn ist das Wasser am klarsten. Masken und Flossen gibt es im Chiringuito.',
      'Avant dix heures, l’eau est la plus claire. Masques et palmes sont au Chiringuito.',
    ),
    'cove',
  ],
  [
    say('Market in Santanyí', 'Markttag in Santanyí', 'Marché de Santanyí'),
    prose(
      'On market days the shuttle leaves at nine. Almonds, olives, straw bags, and the baker who fries doughnuts in the open air.',
      'An Markttagen fährt unser Bus um neun. Mandeln, Oliven, Strohtaschen und der Bäcker, der seine Krapfen unter freiem Himmel ausbackt.',
      'Les jours de marché, la navette part à neuf heures. Amandes, olives, paniers, et le boulanger qui frit ses beignets en plein air.',
    ),
    'market',
  ],
  [
    say('Evening by the fire', 'Abend am Feuer', 'Soirée au coin de la braise'),
    prose(
      'In the evening La Brasa grills what the boats of Cala Figuera have landed. Please book, there are eleven tables.',
      'Am Abend grillt La Brasa, was die Boote aus Cala Figuera gebracht haben. Bitte reservieren Sie, es gibt elf Tische.',
      'Le soir, La Brasa grille ce que les barques de Cala Figuera ont rapporté. Pensez à réserver : il y a onze tables.',
    ),
    'venue-brasa',
  ],
  [
    say('Into the mountains', 'In die Berge', 'À la montagne'),
    prose(
      'The Tramuntana is two hours and a hundred bends away. Those who stay have the cove to themselves.',
      'Bis in die Tramuntana sind es zwei Stunden und hundert Kurven. Wer hierbleibt, hat die Bucht für sich.',
      'La Tramuntana est à deux heures et cent virages. Ceux qui restent ont la crique pour eux.',
    ),
    'village',
  ],
  [
    say('Under sail', 'Unter Segeln', 'À la voile'),
    prose(
      'The wind comes in at noon. Our old llaut takes ten guests round the cape.',
      'Mittags kommt der Wind auf. Unser alter Llaut nimmt zehn Gäste mit ums Kap.',
      'Le vent se lève à midi. Notre vieux llaüt emmène dix personnes au-delà du cap.',
    ),
    'sails',
  ],
  [
    say('Departure', 'Abreise', 'Départ'),
    prose(
      'Rooms are free by eleven; showers in the garden until you have to go.',
      'Die Zimmer räumen Sie bitte bis elf; im Garten können Sie bis zur Abfahrt duschen.',
      'Chambres libérées à onze heures ; des douches au jardin jusqu’à votre départ.',
    ),
    'palma-town',
  ],
];

export const stay: Voyage = {
  id: 'a-week-by-the-sea',
  name: say('A week in Cala Serena', 'Eine Woche in Cala Serena', 'Une semaine à Cala Serena'),
  ship: { id: 'cala-serena-house', name: 'Cala Serena', code: 'CS' },
  todayIsDay: 4,
  startsByItself: true,
  ports: [COVE],
  days: DAYS.map(([title, description, ...pictures], index) => ({
    id: `day-${index + 1}`,
    title,
    description,
    port: COVE.id,
    pictures,
  })),
};
