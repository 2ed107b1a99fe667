import type { PackSource } from '#packs/pack.schema.ts';
import { prose, say } from '#packs/schema/text.ts';
import { placed } from '../venues.ts';

type Article = PackSource['content']['articles'][number];

export const wellbeing: Article[] = [
  {
    id: 'article-spa-aurelia',
    category: 'category-wellbeing',
    title: say('Spa Aurelia', 'Spa Aurelia', 'Spa Aurelia'),
    overviewDescription: say(
      'Eleven treatment rooms above the sea.',
      'Elf Behandlungsräume über dem Meer.',
      'Onze cabines de soin au-dessus de la mer.',
    ),
    description: prose(
      'Oils from Provence, salt from Trapani, hands from everywhere. Come twenty minutes early and leave your watch in the locker.',
      'Öle aus der Provence, Salz aus Trapani, Hände aus aller Welt. Kommen Sie zwanzig Minuten früher und lassen Sie die Uhr im Schrank.',
      'Huiles de Provence, sel de Trapani, mains du monde entier. Arrivez vingt minutes avant et laissez votre montre au vestiaire.',
    ),
    layoutType: 'Extended',
    showBookNow: true,
    bookingPath: '/spa/overview',
    ...placed('spa'),
    pictures: ['venue-spa', 'treatment-stones', 'treatment-oils'],
    pdfs: [
      {
        id: 'spa-menu',
        name: 'Spa Aurelia.pdf',
        description: say('Treatments and prices', 'Anwendungen und Preise', 'Soins et tarifs'),
        document: 'spa',
      },
    ],
  },
  {
    id: 'article-thermal',
    category: 'category-wellbeing',
    title: say('Thermal suite', 'Thermenbereich', 'Espace thermal'),
    overviewDescription: say(
      'Warm, hot, cold, and again.',
      'Warm, heiß, kalt, und von vorn.',
      'Tiède, chaud, froid, et encore.',
    ),
    description: prose(
      'Finnish sauna, steam bath, an ice fountain and heated loungers facing the horizon. Day passes at the spa reception.',
      'Finnische Sauna, Dampfbad, Eisbrunnen und beheizte Liegen mit Blick zum Horizont. Tageskarten an der Spa-Rezeption.',
      'Sauna finlandais, hammam, fontaine de glace et lits chauffants face à l’horizon. Forfaits jour à l’accueil du spa.',
    ),
    layoutType: 'Classic',
    ...placed('thermal'),
    pictures: ['venue-thermal'],
  },
  {
    id: 'article-gym',
    category: 'category-wellbeing',
    title: say('Gym', 'Fitnessraum', 'Salle de sport'),
    overviewDescription: say('Open round the clock.', 'Rund um die Uhr geöffnet.', 'Ouverte jour et nuit.'),
    description: prose(
      'Rowing machines that face the real thing. A trainer is there from seven to noon.',
      'Rudergeräte mit Blick auf das echte Wasser. Von sieben bis zwölf ist eine Trainerin da.',
      'Des rameurs face à la vraie mer. Une coach est présente de sept heures à midi.',
    ),
    layoutType: 'Classic',
    ...placed('gym'),
    pictures: ['venue-gym'],
  },
  {
    id: 'article-yoga',
    category: 'category-wellbeing',
    title: say('Yoga on the sun deck', 'Yoga auf dem Sonnendeck', 'Yoga sur le pont soleil'),
    overviewDescription: say(
      'Mats are provided; the balance is yours.',
      'Matten stellen wir, das Gleichgewicht bringen Sie mit.',
      'Les tapis sont fournis ; l’équilibre vient de vous.',
    ),
    description: prose(
      'Every morning at a quarter to eight on days in port, at half past seven at sea. Beginners stand in the second row.',
      'An Hafentagen um Viertel vor acht, auf See um halb acht. Wer neu ist, steht in der zweiten Reihe.',
      'À sept heures quarante-cinq en escale, à sept heures trente en mer. Les débutants se placent au deuxième rang.',
    ),
    layoutType: 'Classic',
    pictures: ['deck-yoga'],
  },
];
