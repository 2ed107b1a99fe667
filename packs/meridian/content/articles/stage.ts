import type { PackSource } from '#packs/pack.schema.ts';
import { prose, say } from '#packs/schema/text.ts';
import { VENUE } from '../venues.ts';

type Article = PackSource['content']['articles'][number];

export const stage: Article[] = [
  {
    id: 'article-theatre',
    category: 'category-stage',
    title: say('Polaris Theatre', 'Polaris-Theater', 'Théâtre Polaris'),
    overviewDescription: say(
      'Six hundred seats, none behind a pillar.',
      'Sechshundert Plätze, keiner hinter einer Säule.',
      'Six cents places, aucune derrière un pilier.',
    ),
    description: prose(
      'Every evening at a quarter to nine or nine. No reservation; the doors open half an hour before.',
      'Jeden Abend um viertel vor neun oder um neun. Ohne Reservierung; Einlass eine halbe Stunde vorher.',
      'Chaque soir à vingt heures quarante-cinq ou vingt et une heures. Sans réservation ; ouverture des portes une demi-heure avant.',
    ),
    layoutType: 'Timetable',
    wayfinderProfile: 'poi-theatre',
    events: [
      {
        id: 'event-theatre-revue',
        title: say('Meridian: the revue', 'Meridian: die Revue', 'Meridian : la revue'),
        startTime: '20:45',
        endTime: '21:45',
        days: [2, 8],
        ...VENUE.theatre,
        stylingRequired: true,
      },
      {
        id: 'event-theatre-opera',
        title: say('An aria after dinner', 'Eine Arie nach dem Essen', 'Un air après dîner'),
        startTime: '20:45',
        endTime: '21:35',
        days: [5, 7, 11],
        ...VENUE.theatre,
      },
      {
        id: 'event-theatre-magic',
        title: say('The quiet magician', 'Der stille Zauberer', 'Le magicien silencieux'),
        startTime: '20:45',
        endTime: '21:35',
        days: [4, 6, 9],
        ...VENUE.theatre,
      },
      {
        id: 'event-theatre-crew',
        title: say('The crew show', 'Die Crew-Show', 'Le spectacle de l’équipage'),
        startTime: '21:00',
        endTime: '22:00',
        days: [12],
        ...VENUE.theatre,
      },
    ],
    pictures: ['venue-theatre'],
  },
  {
    id: 'article-blue-hour',
    category: 'category-stage',
    title: say('Blue Hour Club', 'Blue Hour Club', 'Club Heure bleue'),
    overviewDescription: say(
      'A trio, a small stage, dim lamps.',
      'Ein Trio, eine kleine Bühne, gedämpftes Licht.',
      'Un trio, une petite scène, des lampes basses.',
    ),
    description: prose(
      'They take requests, but not that one.',
      'Wünsche werden erfüllt, außer diesem einen.',
      'Ils jouent à la demande, sauf ce morceau-là.',
    ),
    layoutType: 'FullScreen',
    events: [
      {
        id: 'event-blue-hour',
        title: say('The Blue Hour Trio', 'Blue Hour Trio', 'Le trio de l’Heure bleue'),
        startTime: '21:30',
        endTime: 'Late',
        endTimeDescription: say('until late', 'bis spät', 'jusque tard'),
        ...VENUE.blueNote,
      },
    ],
    pictures: ['venue-blue-hour'],
    audios: [
      { id: 'audio-blue-hour', name: 'Blue Hour', tune: 'nocturne' },
      { id: 'audio-quiet-water', name: 'Quiet Water', tune: 'barcarolle' },
    ],
  },
  {
    id: 'article-deck-cinema',
    category: 'category-stage',
    title: say('Cinema on deck', 'Kino an Deck', 'Cinéma sur le pont'),
    overviewDescription: say('Films under a real sky.', 'Filme unter echtem Himmel.', 'Des films sous un vrai ciel.'),
    description: prose(
      'When the wind allows. Blankets lie on every lounger and the popcorn is free until the opening titles.',
      'Wenn der Wind es zulässt. Auf jeder Liege liegt eine Decke, und das Popcorn ist bis zum Vorspann frei.',
      'Quand le vent le permet. Un plaid sur chaque transat, et le pop-corn est offert jusqu’au générique.',
    ),
    layoutType: 'Classic',
    pictures: ['venue-deck-cinema'],
  },
  {
    id: 'article-week',
    category: 'category-stage',
    title: say('The voyage on stage', 'Die Reise auf der Bühne', 'Le voyage sur scène'),
    overviewDescription: say(
      'All evenings at a glance.',
      'Alle Abende auf einen Blick.',
      'Toutes les soirées en un coup d’œil.',
    ),
    layoutType: 'AgendaTimetable',
    events: [
      {
        id: 'event-week-opera',
        title: say('An aria after dinner', 'Eine Arie nach dem Essen', 'Un air après dîner'),
        startTime: '20:45',
        endTime: '21:35',
        days: [7],
        ...VENUE.theatre,
      },
      {
        id: 'event-week-stars',
        title: say('Reading the night sky', 'Den Nachthimmel lesen', 'Lire le ciel de nuit'),
        startTime: '22:15',
        endTime: '23:15',
        days: [7, 9],
        ...VENUE.sunDeck,
      },
      {
        id: 'event-week-revue',
        title: say('Meridian: the revue', 'Meridian: die Revue', 'Meridian : la revue'),
        startTime: '20:45',
        endTime: '21:45',
        days: [8],
        ...VENUE.theatre,
        stylingRequired: true,
      },
      {
        id: 'event-week-gala',
        title: say('Captain’s gala', 'Kapitänsgala', 'Gala de la commandante'),
        startTime: '19:30',
        endTime: '22:00',
        days: [9],
        ...VENUE.compassRoom,
        stylingRequired: true,
      },
      {
        id: 'event-week-dance',
        title: say('Dancing under the stars', 'Tanz unter den Sternen', 'Danse sous les étoiles'),
        startTime: '22:00',
        endTime: 'Late',
        days: [10, 13],
        ...VENUE.pool,
      },
      {
        id: 'event-week-crew',
        title: say('The crew show', 'Die Crew-Show', 'Le spectacle de l’équipage'),
        startTime: '21:00',
        endTime: '22:00',
        days: [12],
        ...VENUE.theatre,
      },
      {
        id: 'event-week-farewell',
        title: say('Farewell concert', 'Abschiedskonzert', 'Concert d’adieu'),
        startTime: '21:00',
        endTime: '22:00',
        days: [13],
        ...VENUE.theatre,
        stylingRequired: true,
      },
    ],
    pictures: ['venue-dance'],
  },
];

export const family: Article[] = [
  {
    id: 'article-kids-club',
    category: 'category-family',
    title: say('Little Lanterns', 'Kleine Laternen', 'Les Petites Lanternes'),
    overviewDescription: say(
      'Ages 3 to 11, from nine to nine.',
      '3 bis 11 Jahre, von neun bis neun.',
      'De 3 à 11 ans, de neuf heures à vingt et une heures.',
    ),
    description: prose(
      'A lighthouse to climb, a theatre with a real curtain and six people who know a hundred games. Please sign your child in and out with the cruise card.',
      'Ein Leuchtturm zum Klettern, ein Theater mit echtem Vorhang und sechs Menschen, die hundert Spiele kennen. Bitte melden Sie Ihr Kind mit der Bordkarte an und ab.',
      'Un phare à escalader, un théâtre avec un vrai rideau et six animateurs qui connaissent cent jeux. Merci d’enregistrer l’arrivée et le départ de votre enfant avec la carte de bord.',
    ),
    layoutType: 'Extended',
    whereAndWhen: {
      locationInformation: say('Deck 8, aft', 'Deck 8, achtern', 'Pont 8, arrière'),
      timeInformation: say('09:00 to 21:00', '9 bis 21 Uhr', '9 h à 21 h'),
    },
    pictures: ['venue-kids-club', 'thing-paper-boat'],
  },
  {
    id: 'article-teens',
    category: 'category-family',
    title: say('The Crow’s Nest', 'Krähennest', 'Le Nid-de-pie'),
    overviewDescription: say(
      'Ages 12 to 17. Adults knock.',
      '12 bis 17 Jahre. Erwachsene klopfen an.',
      'De 12 à 17 ans. Les adultes frappent.',
    ),
    description: prose(
      'Consoles, a record player, table football and the best view on board. Open until midnight.',
      'Konsolen, ein Plattenspieler, Tischfußball und die beste Aussicht an Bord. Geöffnet bis Mitternacht.',
      'Consoles, platine vinyle, baby-foot et la plus belle vue du bord. Ouvert jusqu’à minuit.',
    ),
    layoutType: 'Classic',
    pictures: ['venue-teens'],
  },
  {
    id: 'article-family-pool',
    category: 'category-family',
    title: say('The family pool', 'Der Familienpool', 'La piscine des familles'),
    overviewDescription: say(
      'Shallow end, warm water, one slide.',
      'Flaches Becken, warmes Wasser, eine Rutsche.',
      'Petit bain, eau chaude, un toboggan.',
    ),
    description: prose(
      'Sixty centimetres at the steps, one metre ten at the far end. A lifeguard is on duty from nine to six.',
      'Sechzig Zentimeter an der Treppe, ein Meter zehn am anderen Ende. Von neun bis achtzehn Uhr mit Badeaufsicht.',
      'Soixante centimètres aux marches, un mètre dix à l’autre bout. Surveillée de neuf à dix-huit heures.',
    ),
    layoutType: 'Classic',
    pictures: ['deck-family-pool'],
  },
];
