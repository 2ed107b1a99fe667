import { type PackText, say } from '#packs/schema/text.ts';
import type { Activity as ActivityOf } from '#packs/shared/programme.ts';
import type { Venue } from '../venues.ts';

export type Activity = ActivityOf<Venue, keyof typeof CATEGORY>;

export const CATEGORY = {
  sport: say('Sport and wellbeing', 'Sport und Wohlbefinden', 'Sport et bien-être'),
  talk: say('Talks and workshops', 'Vorträge und Workshops', 'Conférences et ateliers'),
  music: say('Music', 'Musik', 'Musique'),
  show: say('Shows', 'Shows', 'Spectacles'),
  food: say('Food and drink', 'Essen und Trinken', 'Saveurs'),
  family: say('Children and teens', 'Kinder und Jugendliche', 'Enfants et ados'),
  ship: say('Ship’s business', 'Rund ums Schiff', 'Vie du bord'),
} satisfies Record<string, PackText>;

/** The repertoire of the voyage, by day. */
export const BY_DAY = {
  stretch: {
    title: say('Sunrise stretch', 'Dehnen bei Sonnenaufgang', 'Étirements au lever du soleil'),
    venue: 'sunDeck',
    category: 'sport',
  },
  yoga: {
    title: say('Yoga facing the sea', 'Yoga mit Blick aufs Meer', 'Yoga face à la mer'),
    venue: 'sunDeck',
    category: 'sport',
  },
  mile: {
    title: say('The morning mile', 'Die Morgenmeile', 'Le mille du matin'),
    venue: 'promenade',
    category: 'sport',
    overview: say(
      'Four rounds of the promenade deck, coffee afterwards.',
      'Vier Runden auf dem Promenadendeck, danach Kaffee.',
      'Quatre tours du pont promenade, café ensuite.',
    ),
  },
  tennis: {
    title: say('Table tennis, open round', 'Tischtennis, offene Runde', 'Tennis de table, partie libre'),
    venue: 'sport',
    category: 'sport',
  },
  aqua: { title: say('Aqua fitness', 'Wassergymnastik', 'Aquagym'), venue: 'pool', category: 'sport' },
  portTalk: {
    title: say('Tomorrow’s port: the talk', 'Der Hafen von morgen: Vortrag', 'L’escale de demain : la conférence'),
    venue: 'theatre',
    category: 'talk',
    overview: say(
      'What to see, where to eat, how to get back in time.',
      'Was man sehen sollte, wo man isst, wie man rechtzeitig zurückkommt.',
      'Que voir, où manger, comment revenir à temps.',
    ),
  },
  historian: {
    title: say('The historian’s hour', 'Die Stunde der Historikerin', 'L’heure de l’historienne'),
    venue: 'theatre',
    category: 'talk',
    overview: say(
      'Two thousand years of trade winds, in fifty minutes.',
      'Zweitausend Jahre Passatwinde in fünfzig Minuten.',
      'Deux mille ans d’alizés en cinquante minutes.',
    ),
  },
  watercolour: {
    title: say('Watercolours for beginners', 'Aquarell für Anfänger', 'Aquarelle pour débutants'),
    venue: 'library',
    category: 'talk',
  },
  language: {
    title: say('Ten words of Italian', 'Zehn Wörter Italienisch', 'Dix mots d’italien'),
    venue: 'library',
    category: 'talk',
  },
  knots: { title: say('Sailor’s knots', 'Seemannsknoten', 'Nœuds marins'), venue: 'promenade', category: 'talk' },
  galley: {
    title: say('Behind the galley doors', 'Hinter den Türen der Kombüse', 'Dans les coulisses des cuisines'),
    venue: 'cookery',
    category: 'food',
    overview: say(
      'The executive chef shows where 4,000 plates a day come from.',
      'Die Küchenchefin zeigt, woher 4.000 Teller am Tag kommen.',
      'La cheffe montre d’où sortent 4 000 assiettes par jour.',
    ),
  },
  cookery: {
    title: say('Cookery class: fresh pasta', 'Kochkurs: frische Pasta', 'Cours de cuisine : pâtes fraîches'),
    venue: 'cookery',
    category: 'food',
    chargeable: true,
    overview: say(
      'Eight places, one apron each. Chargeable.',
      'Acht Plätze, je eine Schürze. Kostenpflichtig.',
      'Huit places, un tablier chacun. Payant.',
    ),
  },
  tea: { title: say('Afternoon tea', 'Nachmittagstee', 'Thé de l’après-midi'), venue: 'cafeZenith', category: 'food' },
  wine: {
    title: say('Five wines from where we are', 'Fünf Weine von hier', 'Cinq vins d’ici'),
    venue: 'cellar',
    category: 'food',
    chargeable: true,
    overview: say(
      'The sommelier opens bottles from the coast we are passing. Chargeable.',
      'Der Sommelier öffnet Flaschen von der Küste, an der wir vorbeifahren. Kostenpflichtig.',
      'Le sommelier ouvre des bouteilles de la côte que nous longeons. Payant.',
    ),
  },
  brunch: { title: say('Long brunch', 'Langer Brunch', 'Grand brunch'), venue: 'lidoKitchen', category: 'food' },
  treasure: {
    title: say('Treasure hunt', 'Schatzsuche', 'Chasse au trésor'),
    venue: 'kidsClub',
    category: 'family',
    overview: say(
      'Ages 4 to 8. The map is in four languages.',
      'Von 4 bis 8 Jahren. Die Karte ist in vier Sprachen.',
      'De 4 à 8 ans. La carte est en quatre langues.',
    ),
  },
  craft: { title: say('Paper boats', 'Papierschiffe', 'Bateaux en papier'), venue: 'kidsClub', category: 'family' },
  pizzaKids: {
    title: say('Pizza for pirates', 'Pizza für Piraten', 'Pizza des pirates'),
    venue: 'kidsClub',
    category: 'family',
  },
  tableFootball: {
    title: say('Table football cup', 'Kickerturnier', 'Tournoi de baby-foot'),
    venue: 'teens',
    category: 'family',
  },
  teenCinema: {
    title: say('Film night, own choice', 'Filmabend nach Wunsch', 'Soirée ciné au choix'),
    venue: 'teens',
    category: 'family',
  },
  bridgeTalk: {
    title: say('Ask the captain', 'Fragen an die Kapitänin', 'Questions à la commandante'),
    venue: 'theatre',
    category: 'ship',
    special: true,
    overview: say(
      'Captain Ingrid Solheim answers what you always wanted to know.',
      'Kapitänin Ingrid Solheim beantwortet, was Sie schon immer wissen wollten.',
      'La commandante Ingrid Solheim répond à toutes vos questions.',
    ),
  },
  muster: {
    title: say('Safety drill for all guests', 'Sicherheitsübung für alle Gäste', 'Exercice de sécurité pour tous'),
    venue: 'atrium',
    category: 'ship',
    special: true,
    overview: say(
      'Please go to the station on your cruise card. The drill takes twenty minutes.',
      'Bitte gehen Sie zu der Station auf Ihrer Bordkarte. Die Übung dauert zwanzig Minuten.',
      'Rendez-vous au point indiqué sur votre carte de bord. L’exercice dure vingt minutes.',
    ),
  },
  shoreDesk: {
    title: say('Excursion desk open', 'Ausflugsschalter geöffnet', 'Bureau des excursions ouvert'),
    venue: 'atrium',
    category: 'ship',
  },
  ashore: { title: say('Time ashore', 'Landgang', 'Temps à terre'), venue: 'gangway', category: 'ship' },
  allAboard: {
    title: say('All on board', 'Alle an Bord', 'Tous à bord'),
    venue: 'gangway',
    category: 'ship',
    special: true,
  },
  sailAway: {
    title: say('Sail-away on deck', 'Auslaufen an Deck', 'Appareillage sur le pont'),
    venue: 'sunDeck',
    category: 'music',
    special: true,
    overview: say(
      'A glass, a song and the harbour getting smaller.',
      'Ein Glas, ein Lied, und der Hafen wird kleiner.',
      'Un verre, une chanson, et le port qui s’éloigne.',
    ),
  },
  sailIn: {
    title: say('Sailing in', 'Einlaufen', 'Entrée au port'),
    venue: 'sunDeck',
    category: 'ship',
    overview: say(
      'Commentary from the bridge, coffee from the pool bar.',
      'Kommentar von der Brücke, Kaffee von der Poolbar.',
      'Commentaires de la passerelle, café du bar de la piscine.',
    ),
  },
  bridgeClub: {
    title: say('Bridge for four', 'Bridge zu viert', 'Bridge à quatre'),
    venue: 'cardRoom',
    category: 'talk',
  },
  quiz: { title: say('The noon quiz', 'Das Mittagsquiz', 'Le quiz de midi'), venue: 'cafeZenith', category: 'talk' },
  sale: { title: say('Duty-free hour', 'Duty-free-Stunde', 'L’heure hors taxe'), venue: 'shops', category: 'ship' },
  portraits: {
    title: say('Portraits at golden hour', 'Porträts zur goldenen Stunde', 'Portraits à l’heure dorée'),
    venue: 'photo',
    category: 'ship',
  },
} satisfies Record<string, Activity>;
