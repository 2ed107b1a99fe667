import type { PackSource } from '#packs/pack.schema.ts';
import { prose, say } from '#packs/schema/text.ts';
import { HOUSE_CATEGORIES } from '#packs/shared/house-categories.ts';
import {
  type Article,
  answer,
  HOUSE_ARTICLES,
  PHOTO_ARTICLES,
  privacyArticle,
  tagged,
} from '#packs/shared/tagged-article.ts';
import { board, towns } from './articles.ts';
import { schedules } from './programme.ts';
import { VENUE } from './ship.ts';

const categories: PackSource['content']['categories'] = [
  {
    id: 'category-dining',
    title: say('Eat and drink', 'Essen und Trinken', 'Boire et manger'),
    searchable: true,
    showBookNow: true,
    bookingPath: '/dining/overview',
    pictures: ['category-dining'],
  },
  {
    id: 'category-ship',
    title: say('On board', 'An Bord', 'À bord'),
    contentType: 'LayoutDoubleColumn',
    searchable: true,
    pictures: ['category-ship'],
  },
  {
    id: 'category-towns',
    title: say('Along the Rhine', 'Am Rhein entlang', 'Au fil du Rhin'),
    contentType: 'LayoutSingleColumn',
    pictures: ['category-towns'],
  },
  ...HOUSE_CATEGORIES,
];

const know: Article[] = [
  answer(
    'money',
    say('Your account on board', 'Ihr Bordkonto', 'Votre compte à bord'),
    say(
      'You sign, we settle on the last morning.',
      'Sie unterschreiben, abgerechnet wird am letzten Morgen.',
      'Vous signez, on règle le dernier matin.',
    ),
    prose(
      'All prices are in euros. In Basel you pay in francs ashore; the baker takes both.',
      'Alle Preise sind in Euro. In Basel zahlen Sie an Land in Franken; der Bäcker nimmt beides.',
      'Tous les prix sont en euros. À Bâle, on paie en francs à terre ; le boulanger accepte les deux.',
    ),
  ),
  answer(
    'internet',
    say('Wi-Fi', 'WLAN', 'Wi-Fi'),
    say('Free on the whole ship.', 'Auf dem ganzen Schiff kostenlos.', 'Gratuit sur tout le bateau.'),
    prose(
      'The network is called “Lorelei”. In the gorge between Koblenz and Bingen it pauses for breath.',
      'Das Netz heißt „Lorelei“. Im engen Tal zwischen Koblenz und Bingen macht es gelegentlich Pause.',
      'Le réseau s’appelle « Lorelei ». Dans la vallée étroite entre Coblence et Bingen, il reprend son souffle.',
    ),
  ),
  privacyArticle('category-know'),
];

const drillTimes: Article = {
  ...tagged(
    'musterSchedule',
    'venue-lounge',
    say('Assembly points', 'Sammelstationen', 'Points de rassemblement'),
    prose(
      'Your point is on your cabin door.',
      'Ihre Sammelstation steht an der Kabinentür.',
      'Votre point est indiqué sur la porte de la cabine.',
    ),
  ),
  events: [
    {
      id: 'event-muster-a',
      title: say('Point A', 'Station A', 'Point A'),
      startTime: '17:30',
      endTime: '17:50',
      ...VENUE.lounge,
    },
    {
      id: 'event-muster-b',
      title: say('Point B', 'Station B', 'Point B'),
      startTime: '17:30',
      endTime: '17:50',
      ...VENUE.restaurant,
    },
  ],
};

const safetyFilm: Article = {
  ...tagged(
    'safetyvideo',
    'thing-lifering',
    say('Safety on board', 'Sicherheit an Bord', 'Sécurité à bord'),
    prose(
      'I have watched the film to the end and know my assembly point and where my life jacket is.',
      'Ich habe den Film bis zum Ende gesehen und kenne meine Sammelstation und den Platz meiner Rettungsweste.',
      'J’ai regardé le film jusqu’au bout ; je connais mon point de rassemblement et la place de mon gilet.',
    ),
  ),
  videos: [
    {
      id: 'video-safety',
      name: 'Sicherheitsfilm',
      description: say('Safety on board', 'Sicherheit an Bord', 'Sécurité à bord'),
      pictures: ['thing-lifering', 'venue-lounge', 'ship-profile'],
      captions: [
        say(
          'Your life jacket is in the wardrobe. One long blast means: put it on.',
          'Ihre Rettungsweste liegt im Schrank. Ein langer Ton heißt: anlegen.',
          'Votre gilet est dans l’armoire. Un long coup signifie : enfilez-le.',
        ),
        say(
          'Go calmly to your assembly point. The crew shows the way.',
          'Gehen Sie ruhig zu Ihrer Sammelstation. Die Crew zeigt den Weg.',
          'Rejoignez calmement votre point. L’équipage vous guide.',
        ),
        say(
          'The bank is never far. Stay together until we say otherwise.',
          'Das Ufer ist nie weit. Bleiben Sie zusammen, bis wir etwas anderes sagen.',
          'La rive n’est jamais loin. Restez ensemble jusqu’à nouvel ordre.',
        ),
      ],
    },
  ],
};

export const content: PackSource['content'] = {
  categories,
  articles: [
    ...board,
    ...towns,
    ...know,
    tagged(
      'loginFormExtra',
      'thing-card',
      say('Where do I find my numbers?', 'Wo finde ich meine Nummern?', 'Où trouver mes numéros ?'),
      prose(
        'Account and cabin number are on your boarding card.',
        'Konto- und Kabinennummer stehen auf Ihrer Bordkarte.',
        'Les numéros de compte et de cabine figurent sur votre carte de bord.',
      ),
    ),
    tagged(
      'loginFormKiosk',
      'thing-card',
      say('Card left in the cabin?', 'Karte in der Kabine vergessen?', 'Carte oubliée en cabine ?'),
      prose(
        'Reception on deck 2 makes you a new one, day and night.',
        'Die Rezeption auf Deck 2 stellt Ihnen Tag und Nacht eine neue aus.',
        'La réception, pont 2, vous en remet une nouvelle, jour et nuit.',
      ),
    ),
    tagged(
      'photoconsent',
      'thing-portrait',
      say('Finding my photos', 'Meine Fotos finden', 'Retrouver mes photos'),
      prose(
        'With your consent we compare your picture with the photos of the voyage. You may withdraw it here at any time.',
        'Mit Ihrer Einwilligung vergleichen wir Ihr Bild mit den Fotos der Reise. Sie können sie hier jederzeit widerrufen.',
        'Avec votre accord, nous comparons votre portrait aux photos du voyage. Vous pouvez le retirer ici à tout moment.',
      ),
    ),
    safetyFilm,
    drillTimes,
    ...PHOTO_ARTICLES,
    ...HOUSE_ARTICLES,
  ],
  schedules,
};
