import type { PackSource } from '#packs/pack.schema.ts';
import { prose, say } from '#packs/schema/text.ts';
import { HOUSE_CATEGORIES } from '#packs/shared/house-categories.ts';
import { type Article, answer, HOUSE_ARTICLES, privacyArticle, tagged } from '#packs/shared/tagged-article.ts';
import { placed } from './aircraft.ts';
import { schedules } from './programme.ts';

const articles: Article[] = [
  {
    id: 'article-welcome',
    title: say('From the flight deck', 'Aus dem Cockpit', 'Le mot du cockpit'),
    overviewDescription: say('Captain Naomi Okafor', 'Kapitänin Naomi Okafor', 'Commandante Naomi Okafor'),
    description: prose(
      'Good evening. We fly when it is quiet, high and smooth. Sleep well; I promise to stay awake.',
      'Guten Abend. Wir fliegen, wenn es ruhig ist: hoch und sanft. Schlafen Sie gut; ich verspreche, wach zu bleiben.',
      'Bonsoir. Nous volons quand tout est calme, haut et en douceur. Dormez bien ; je promets de rester éveillée.',
    ),
    layoutType: 'FullScreen',
    textColour: '#ffffff',
    backgroundColour: '#101a29',
    hashtags: ['welcome'],
    pictures: ['air-aircraft'],
    audios: [{ id: 'audio-welcome', name: 'Nocturne', tune: 'nocturne' }],
    videos: [
      {
        id: 'video-welcome',
        name: 'Nightflight',
        description: say('One night in one minute', 'Eine Nacht in einer Minute', 'Une nuit en une minute'),
        pictures: ['air-gate', 'air-aircraft', 'air-window'],
      },
    ],
  },
  {
    id: 'article-today',
    title: say('Today', 'Heute', 'Aujourd’hui'),
    overviewDescription: say(
      'Day and night, hour by hour.',
      'Tag und Nacht, Stunde für Stunde.',
      'Le jour et la nuit, heure par heure.',
    ),
    layoutType: 'DailySchedule',
    pictures: ['thing-day'],
  },
  {
    id: 'article-bar',
    category: 'category-board',
    title: say('Sky bar', 'Sky Bar', 'Bar du ciel'),
    overviewDescription: say('Eight stools, one horizon.', 'Acht Hocker, ein Horizont.', 'Huit tabourets, un horizon.'),
    description: prose(
      'Open as long as the seat-belt sign is off. Ask for the drink without a name.',
      'Geöffnet, solange das Anschnallzeichen aus ist. Fragen Sie nach dem Drink ohne Namen.',
      'Ouvert tant que le signal des ceintures est éteint. Demandez le cocktail sans nom.',
    ),
    layoutType: 'Extended',
    ...placed('bar'),
    pictures: ['venue-bar', 'plate-wine'],
  },
  {
    id: 'article-table',
    category: 'category-board',
    title: say('Long table', 'Lange Tafel', 'Grande table'),
    overviewDescription: say('Supper for twelve.', 'Abendessen für zwölf.', 'Un souper à douze.'),
    description: prose(
      'Two sittings, one menu, tomorrow’s city on the plate.',
      'Zwei Tischzeiten, ein Menü, und auf dem Teller die Stadt von morgen.',
      'Deux services, un menu, et la ville de demain dans l’assiette.',
    ),
    layoutType: 'Extended',
    showBookNow: true,
    bookingPath: '/dining/detail/dining-table',
    ...placed('table'),
    pictures: ['venue-table', 'plate-fish'],
    pdfs: [
      {
        id: 'menu-table',
        name: 'Supper.pdf',
        description: say('Tonight’s menu', 'Die Karte von heute Abend', 'Le menu de ce soir'),
        document: 'menu',
      },
      {
        id: 'cabin-plan',
        name: 'Cabin plan.pdf',
        description: say('Cabin plan', 'Kabinenplan', 'Plan de cabine'),
        document: 'deck-plan',
      },
    ],
  },
  {
    id: 'article-washroom',
    category: 'category-board',
    title: say('Showers', 'Duschen', 'Douches'),
    overviewDescription: say('Ten minutes of warm rain.', 'Zehn Minuten warmer Regen.', 'Dix minutes de pluie tiède.'),
    description: prose(
      'Book a time here or ask the crew; towels and a robe hang ready.',
      'Buchen Sie hier eine Zeit oder fragen Sie die Crew; Handtuch und Bademantel hängen bereit.',
      'Réservez un créneau ici ou auprès de l’équipage ; serviettes et peignoir sont prêts.',
    ),
    layoutType: 'Extended',
    showBookNow: true,
    bookingPath: '/activity/detail/activity-shower',
    ...placed('washroom'),
    pictures: ['treatment-towels'],
  },
  {
    id: 'article-salon',
    category: 'category-board',
    title: say('Reading salon', 'Lesesalon', 'Salon de lecture'),
    overviewDescription: say(
      'Paper, lamps, whispers.',
      'Papier, Lampen, Flüstern.',
      'Du papier, des lampes, des murmures.',
    ),
    description: prose(
      'Three hundred books, all of them short enough for one night.',
      'Dreihundert Bücher, jedes kurz genug für eine Nacht.',
      'Trois cents livres, tous assez courts pour une nuit.',
    ),
    layoutType: 'Extended',
    ...placed('salon'),
    pictures: ['venue-salon'],
  },
  {
    id: 'article-athens',
    category: 'category-cities',
    title: say('Athens in six hours', 'Athen in sechs Stunden', 'Athènes en six heures'),
    overviewDescription: say('Hill, market, taverna.', 'Hügel, Markt, Taverne.', 'La colline, le marché, la taverne.'),
    description: prose(
      'The metro takes forty minutes to Monastiraki. Go up to the Acropolis first, then let the city happen.',
      'Die Metro braucht vierzig Minuten bis Monastiraki. Erst hinauf zur Akropolis, dann lassen Sie sich treiben.',
      'Le métro met quarante minutes jusqu’à Monastiraki. Montez d’abord à l’Acropole, puis laissez-vous porter.',
    ),
    layoutType: 'Classic',
    pictures: ['port-athens'],
  },
  {
    id: 'article-lisbon',
    category: 'category-cities',
    title: say('Lisbon in six hours', 'Lissabon in sechs Stunden', 'Lisbonne en six heures'),
    overviewDescription: say('Tram, tiles, custard tart.', 'Tram, Kacheln, Törtchen.', 'Tram, azulejos, pastel.'),
    description: prose(
      'Ride the yellow tram up to the castle and walk down; your knees will thank you. The tarts are best where nobody speaks English.',
      'Fahren Sie mit der gelben Tram zur Burg hinauf und gehen Sie zu Fuß hinunter; Ihre Knie danken es Ihnen. Die besten Törtchen gibt es dort, wo niemand Englisch spricht.',
      'Montez au château par le tram jaune et redescendez à pied ; vos genoux vous remercieront. Les meilleurs pastéis se trouvent là où personne ne parle anglais.',
    ),
    layoutType: 'Classic',
    pictures: ['port-lisbon'],
  },
  {
    id: 'article-venice',
    category: 'category-cities',
    title: say('Venice in six hours', 'Venedig in sechs Stunden', 'Venise en six heures'),
    overviewDescription: say(
      'Get lost once, on purpose.',
      'Einmal verlaufen, mit Absicht.',
      'Se perdre une fois, exprès.',
    ),
    description: prose(
      'Leave the boat one stop early and follow the laundry. When you see the lagoon again, turn left.',
      'Steigen Sie eine Station früher aus dem Boot und folgen Sie der Wäsche. Wenn Sie die Lagune wiedersehen, gehen Sie nach links.',
      'Descendez du bateau un arrêt plus tôt et suivez le linge. Quand vous revoyez la lagune, prenez à gauche.',
    ),
    layoutType: 'Classic',
    pictures: ['port-venice'],
  },
];

const know: Article[] = [
  answer(
    'money',
    say('Paying on board', 'Bezahlen an Bord', 'Payer à bord'),
    say('In US dollars, by card.', 'In US-Dollar, mit Karte.', 'En dollars, par carte.'),
    prose(
      'What you sign for is charged to your booking when you land in New York.',
      'Was Sie unterschreiben, wird bei der Landung in New York Ihrer Buchung belastet.',
      'Ce que vous signez est débité à l’arrivée à New York.',
    ),
  ),
  answer(
    'internet',
    say('Wi-Fi in the air', 'WLAN in der Luft', 'Wi-Fi en vol'),
    say('Free, gate to gate.', 'Kostenlos, von Gate zu Gate.', 'Gratuit, de porte à porte.'),
    prose(
      'The network is called “Night Owl”. Calls wait until morning, please.',
      'Das Netz heißt „Night Owl“. Telefonate bitte erst am Morgen.',
      'Le réseau s’appelle « Night Owl ». Les appels attendront le matin.',
    ),
  ),
  privacyArticle('category-know'),
];

export const content: PackSource['content'] = {
  categories: [
    {
      id: 'category-board',
      title: say('On board', 'An Bord', 'À bord'),
      contentType: 'LayoutDoubleColumn',
      searchable: true,
      pictures: ['category-board'],
    },
    {
      id: 'category-cities',
      title: say('Our cities', 'Unsere Städte', 'Nos villes'),
      contentType: 'LayoutSingleColumn',
      pictures: ['category-cities'],
    },
    ...HOUSE_CATEGORIES,
  ],
  articles: [
    ...articles,
    ...know,
    tagged(
      'loginFormExtra',
      'thing-card',
      say('Where is my reference?', 'Wo steht meine Buchungsnummer?', 'Où est ma référence ?'),
      prose(
        'Seven characters, on your boarding pass and in the first mail we sent you.',
        'Sieben Zeichen, auf Ihrer Bordkarte und in unserer ersten Mail.',
        'Sept caractères, sur votre carte d’embarquement et dans notre premier courriel.',
      ),
    ),
    ...HOUSE_ARTICLES,
  ],
  schedules,
};
