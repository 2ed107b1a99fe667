import type { PackSource } from '#packs/pack.schema.ts';
import { prose, say } from '#packs/schema/text.ts';
import { VENUE } from '../venues.ts';

type Article = PackSource['content']['articles'][number];

export const root: Article[] = [
  {
    id: 'article-welcome',
    title: say('A word from the captain', 'Ein Wort der Kapitänin', 'Le mot de la commandante'),
    overviewDescription: say(
      'Ingrid Solheim, Captain of the Meridian Star',
      'Ingrid Solheim, Kapitänin der Meridian Star',
      'Ingrid Solheim, commandante du Meridian Star',
    ),
    description: prose(
      'Good morning. The weather is what I would have ordered, the sea is kind and the ship is yours. If you meet me on deck, say hello: I am the one with the coffee.',
      'Guten Morgen. Das Wetter ist so, wie ich es bestellt hätte, die See ist freundlich, und das Schiff gehört Ihnen. Wenn Sie mich an Deck treffen, sagen Sie Hallo: Ich bin die mit dem Kaffee.',
      'Bonjour. Le temps est celui que j’aurais commandé, la mer est clémente et le navire est à vous. Si vous me croisez sur le pont, saluez-moi : je suis celle qui tient un café.',
    ),
    layoutType: 'FullScreen',
    textColour: '#ffffff',
    backgroundColour: '#14305a',
    hashtags: ['welcome'],
    pictures: ['sea-welcome'],
    audios: [{ id: 'audio-welcome', name: 'Buongiorno', tune: 'reveille' }],
    videos: [
      {
        id: 'video-welcome',
        name: 'Meridian Star',
        description: say('The ship in two minutes', 'Das Schiff in zwei Minuten', 'Le navire en deux minutes'),
        pictures: ['sea-welcome', 'ship-profile', 'venue-compass-room', 'deck-promenade', 'port-naples'],
      },
    ],
  },
  {
    id: 'article-today',
    title: say('Today', 'Heute', 'Aujourd’hui'),
    overviewDescription: say(
      'Everything that is on, hour by hour.',
      'Alles, was los ist, Stunde für Stunde.',
      'Tout le programme, heure par heure.',
    ),
    layoutType: 'DailySchedule',
    pictures: ['thing-day'],
  },
  {
    id: 'article-excursion-times',
    title: say('When the excursions leave', 'Wann die Ausflüge starten', 'Départs des excursions'),
    overviewDescription: say(
      'Meeting times at a glance.',
      'Treffzeiten auf einen Blick.',
      'Les heures de rendez-vous.',
    ),
    layoutType: 'ExcursionTimetable',
    events: [
      {
        id: 'event-leave-pompeii',
        title: say('Pompeii, street by street', 'Pompeji, Straße für Straße', 'Pompéi, rue par rue'),
        startTime: '09:30',
        days: [7],
        ...VENUE.theatre,
      },
      {
        id: 'event-leave-underground',
        title: say('Naples underground', 'Neapel unter der Erde', 'Naples souterraine'),
        startTime: '14:00',
        days: [7],
        location: say('Pier', 'Pier', 'Quai'),
      },
      {
        id: 'event-leave-catamaran',
        title: say('The bay under sail', 'Die Bucht unter Segeln', 'La baie à la voile'),
        startTime: '15:45',
        days: [7],
        location: say('Pier', 'Pier', 'Quai'),
      },
      {
        id: 'event-leave-valletta',
        title: say('Valletta on foot', 'Valletta zu Fuß', 'La Valette à pied'),
        startTime: '10:30',
        days: [8],
        location: say('Pier', 'Pier', 'Quai'),
      },
      {
        id: 'event-leave-mdina',
        title: say('Mdina, the silent city', 'Mdina, die stille Stadt', 'Mdina, la cité du silence'),
        startTime: '13:00',
        days: [8],
        location: say('Pier', 'Pier', 'Quai'),
      },
      {
        id: 'event-leave-volcano',
        title: say('Volcano and hot springs', 'Vulkan und heiße Quellen', 'Le volcan et ses sources'),
        startTime: '09:00',
        days: [10],
        ...VENUE.tender,
      },
    ],
    pictures: ['thing-signpost'],
  },
  {
    id: 'article-route',
    title: say('From the Tagus to the Lagoon', 'Vom Tejo zur Lagune', 'Du Tage à la Lagune'),
    overviewDescription: say(
      'Arrivals and departures of the whole voyage.',
      'An- und Abfahrten der ganzen Reise.',
      'Arrivées et départs de tout le voyage.',
    ),
    layoutType: 'ItineraryTimetable',
    events: [
      {
        id: 'event-route-naples',
        title: say('Naples', 'Neapel', 'Naples'),
        startTime: '09:00',
        endTime: '19:00',
        days: [7],
        location: say('Molo Angioino', 'Molo Angioino', 'Molo Angioino'),
      },
      {
        id: 'event-route-valletta',
        title: say('Valletta', 'Valletta', 'La Valette'),
        startTime: '10:00',
        endTime: '18:00',
        days: [8],
        location: say('Pinto Wharf', 'Pinto Wharf', 'Pinto Wharf'),
      },
      {
        id: 'event-route-santorini',
        title: say('Santorini', 'Santorin', 'Santorin'),
        startTime: '08:00',
        endTime: '20:00',
        days: [10],
        location: say('At anchor', 'Auf Reede', 'Au mouillage'),
      },
      {
        id: 'event-route-athens',
        title: say('Athens', 'Athen', 'Athènes'),
        startTime: '07:00',
        endTime: '18:00',
        days: [11],
        location: say('Piraeus', 'Piräus', 'Le Pirée'),
      },
      {
        id: 'event-route-dubrovnik',
        title: say('Dubrovnik', 'Dubrovnik', 'Dubrovnik'),
        startTime: '08:00',
        endTime: '17:00',
        days: [13],
        location: say('Gruž', 'Gruž', 'Gruž'),
      },
      {
        id: 'event-route-venice',
        title: say('Venice', 'Venedig', 'Venise'),
        startTime: '08:00',
        endTimeDescription: say('end of the voyage', 'Ende der Reise', 'fin du voyage'),
        days: [14],
        location: say('Marittima', 'Marittima', 'Marittima'),
      },
    ],
    pictures: ['thing-chart'],
  },
  {
    id: 'article-survey',
    title: say('A page of our partner', 'Eine Seite unseres Partners', 'Une page de notre partenaire'),
    description: say(
      '<form><p>Partner page</p></form>',
      '<form><p>Seite des Partners</p></form>',
      '<form><p>Page du partenaire</p></form>',
    ),
    layoutType: 'UnfilteredHtml',
    pictures: ['thing-letter'],
  },
  {
    id: 'article-club',
    title: say('The Meridian Club', 'Der Meridian Club', 'Le Club Meridian'),
    overviewDescription: say('For guests who come back.', 'Für Gäste, die wiederkommen.', 'Pour ceux qui reviennent.'),
    layoutType: 'Classic',
    externalRedirectURL: '/content/detail/article-voyage-club',
    pictures: ['thing-club'],
  },
  {
    id: 'article-farewell',
    title: say('Farewell, in preparation', 'Abschied, in Vorbereitung', 'Les adieux, en préparation'),
    description: prose(
      'Luggage, flights and one last song.',
      'Gepäck, Flüge und ein letztes Lied.',
      'Bagages, vols et une dernière chanson.',
    ),
    layoutType: 'Classic',
    published: false,
    pictures: ['thing-luggage'],
  },
];
