import { prose, say } from '#packs/schema/text.ts';
import { type Article, HOUSE_ARTICLES, PHOTO_ARTICLES, privacyArticle, tagged } from '#packs/shared/tagged-article.ts';
import { VENUE } from '../venues.ts';
import { SAFETY_FILM } from './safety-film.ts';

export const taggedArticles: Article[] = [
  tagged(
    'loginFormExtra',
    'sea-welcome',
    say('Where do I find my numbers?', 'Wo finde ich meine Nummern?', 'Où trouver mes numéros ?'),
    prose(
      'Account and cabin number are on your cruise card. Your first PIN is in the welcome letter on your bed; reception sets a new one at any time.',
      'Konto- und Kabinennummer stehen auf Ihrer Bordkarte. Ihre erste PIN finden Sie im Willkommensbrief auf dem Bett; die Rezeption vergibt jederzeit eine neue.',
      'Les numéros de compte et de cabine figurent sur votre carte de bord. Votre premier code PIN se trouve dans la lettre de bienvenue posée sur le lit ; la réception en attribue un nouveau à tout moment.',
    ),
  ),
  tagged(
    'loginFormKiosk',
    'thing-card',
    say('Hold your card to the reader', 'Halten Sie Ihre Karte an das Lesegerät', 'Présentez votre carte au lecteur'),
    prose('The barcode faces the light.', 'Der Strichcode zeigt zum Licht.', 'Code-barres face à la lumière.'),
  ),
  ...PHOTO_ARTICLES,
  tagged(
    'photoconsent',
    'thing-portrait',
    say('Finding my photos', 'Meine Fotos finden', 'Retrouver mes photos'),
    prose(
      'With your consent we compare your cabin picture with the photos of the voyage. You may withdraw it here at any time; everything is then deleted at once.',
      'Mit Ihrer Einwilligung vergleichen wir Ihr Kabinenbild mit den Fotos der Reise. Sie können sie hier jederzeit widerrufen; dann wird alles sofort gelöscht.',
      'Avec votre accord, nous comparons votre photo de cabine à celles du voyage. Vous pouvez le retirer ici à tout moment ; tout est alors effacé aussitôt.',
    ),
  ),
  {
    ...tagged(
      'safetyvideo',
      'thing-lifering',
      say('Safety on board', 'Sicherheit an Bord', 'Sécurité à bord'),
      prose(
        'I have watched the safety film to the end. I know the general alarm, seven short blasts and one long, my muster station and where my life jacket is.',
        'Ich habe den Sicherheitsfilm bis zum Ende gesehen. Ich kenne den Generalalarm, sieben kurze Töne und einen langen, meine Sammelstation und den Platz meiner Rettungsweste.',
        'J’ai regardé le film de sécurité jusqu’au bout. Je connais l’alarme générale, sept coups brefs et un long, mon point de rassemblement et l’emplacement de mon gilet.',
      ),
    ),
    videos: [
      {
        id: 'video-safety',
        name: 'Safety film',
        description: say('Safety on board', 'Sicherheit an Bord', 'Sécurité à bord'),
        pictures: SAFETY_FILM.map(({ picture }) => picture),
        captions: SAFETY_FILM.map(({ words }) => words),
      },
    ],
  },
  {
    ...tagged(
      'musterSchedule',
      'deck-lifeboat',
      say('Muster stations', 'Sammelstationen', 'Points de rassemblement'),
      prose(
        'Your station is on your cruise card.',
        'Ihre Station steht auf Ihrer Bordkarte.',
        'Votre point est indiqué sur votre carte de bord.',
      ),
    ),
    events: [
      {
        id: 'event-muster-a',
        title: say('Station A', 'Station A', 'Point A'),
        startTime: '10:00',
        endTime: '10:20',
        days: [7, 8],
        ...VENUE.theatre,
      },
      {
        id: 'event-muster-b',
        title: say('Station B', 'Station B', 'Point B'),
        startTime: '10:00',
        endTime: '10:20',
        days: [7, 8],
        ...VENUE.compassRoom,
      },
      {
        id: 'event-muster-c',
        title: say('Station C, second call', 'Station C, zweiter Aufruf', 'Point C, second appel'),
        startTime: '18:45',
        endTime: '19:05',
        days: [7, 8, 9, 10],
        ...VENUE.promenade,
        stylingRequired: true,
      },
    ],
  },
  ...HOUSE_ARTICLES,
];

/** Found in their category, which the photo pages look up. */
export const photoArticles: Article[] = [
  {
    id: 'article-photo-studio',
    category: 'category-photos',
    title: say('Photo Studio', 'Fotostudio', 'Studio photo'),
    overviewDescription: say(
      'Portraits without hurry, deck 6.',
      'Porträts ohne Eile, Deck 6.',
      'Des portraits sans hâte, pont 6.',
    ),
    description: prose(
      'Twenty minutes, three backgrounds, no obligation to buy.',
      'Zwanzig Minuten, drei Hintergründe, keine Pflicht zum Kauf.',
      'Vingt minutes, trois fonds, sans obligation d’achat.',
    ),
    layoutType: 'Classic',
    pictures: ['venue-photo-studio'],
  },
  privacyArticle('category-know'),
];
