import { say } from '#packs/schema/text.ts';
import type { Activity } from './activities.ts';

/** The repertoire of the voyage, by night. */
export const BY_NIGHT = {
  welcome: {
    title: say('Welcome on board', 'Willkommen an Bord', 'Bienvenue à bord'),
    venue: 'theatre',
    category: 'show',
    special: true,
    overview: say(
      'The cast, the band and the captain introduce themselves.',
      'Ensemble, Band und Kapitänin stellen sich vor.',
      'La troupe, l’orchestre et la commandante se présentent.',
    ),
  },
  gala: {
    title: say('Captain’s gala', 'Kapitänsgala', 'Gala de la commandante'),
    venue: 'compassRoom',
    category: 'food',
    special: true,
    overview: say(
      'Six courses. Dark suit or long dress, if you like.',
      'Sechs Gänge. Dunkler Anzug oder langes Kleid, wenn Sie mögen.',
      'Six services. Costume sombre ou robe longue, si vous le souhaitez.',
    ),
  },
  dinner: {
    title: say('Dinner in the Compass Room', 'Abendessen im Compass Room', 'Dîner au Compass Room'),
    venue: 'compassRoom',
    category: 'food',
  },
  grill: {
    title: say('The Chart House grill', 'Chart House Grill', 'Le grill du Chart House'),
    venue: 'chartHouse',
    category: 'food',
    chargeable: true,
    overview: say('By reservation. Chargeable.', 'Mit Reservierung. Kostenpflichtig.', 'Sur réservation. Payant.'),
  },
  revue: {
    title: say('Meridian: the revue', 'Meridian: die Revue', 'Meridian : la revue'),
    venue: 'theatre',
    category: 'show',
    special: true,
    overview: say(
      'Fourteen dancers, one orchestra, all longitudes.',
      'Vierzehn Tänzer, ein Orchester, alle Längengrade.',
      'Quatorze danseurs, un orchestre, toutes les longitudes.',
    ),
  },
  opera: {
    title: say('An aria after dinner', 'Eine Arie nach dem Essen', 'Un air d’opéra après dîner'),
    venue: 'theatre',
    category: 'show',
    overview: say(
      'Soprano Chiara Venturi sings Verdi, Puccini and one Neapolitan song.',
      'Sopranistin Chiara Venturi singt Verdi, Puccini und ein neapolitanisches Lied.',
      'La soprano Chiara Venturi chante Verdi, Puccini et une mélodie napolitaine.',
    ),
  },
  magician: {
    title: say('The quiet magician', 'Der stille Zauberer', 'Le magicien silencieux'),
    venue: 'theatre',
    category: 'show',
    overview: say(
      'No words, no doves, no explanation.',
      'Keine Worte, keine Tauben, keine Erklärung.',
      'Pas de mots, pas de colombes, pas d’explication.',
    ),
  },
  fado: {
    title: say('Fado by candlelight', 'Fado bei Kerzenlicht', 'Fado aux chandelles'),
    venue: 'blueNote',
    category: 'music',
  },
  flamenco: {
    title: say('Flamenco from Málaga', 'Flamenco aus Málaga', 'Flamenco de Malaga'),
    venue: 'theatre',
    category: 'show',
    overview: say(
      'Two guitars, three dancers, who leave us at midnight.',
      'Zwei Gitarren, drei Tänzerinnen, die uns um Mitternacht verlassen.',
      'Deux guitares, trois danseuses, qui nous quittent à minuit.',
    ),
  },
  jazz: {
    title: say('The Blue Hour Trio', 'Blue Hour Trio', 'Le trio de l’Heure bleue'),
    venue: 'blueNote',
    category: 'music',
  },
  piano: {
    title: say('Piano in the Observatory', 'Piano im Observatorium', 'Piano à l’Observatoire'),
    venue: 'observatory',
    category: 'music',
  },
  dance: {
    title: say('Dancing under the stars', 'Tanz unter den Sternen', 'Danse sous les étoiles'),
    venue: 'pool',
    category: 'music',
  },
  silent: { title: say('Silent disco', 'Silent Disco', 'Disco silencieuse'), venue: 'pool', category: 'music' },
  cinema: {
    title: say('Cinema on deck', 'Kino an Deck', 'Cinéma sur le pont'),
    venue: 'pool',
    category: 'show',
    overview: say(
      'Blankets and popcorn are provided.',
      'Decken und Popcorn liegen bereit.',
      'Plaids et pop-corn fournis.',
    ),
  },
  stars: {
    title: say('Reading the night sky', 'Sternbilder am Nachthimmel', 'Lire le ciel de nuit'),
    venue: 'sunDeck',
    category: 'talk',
    overview: say(
      'The lights go out on deck 12; the astronomer takes over.',
      'Auf Deck 12 gehen die Lichter aus, die Astronomin übernimmt.',
      'Les lumières s’éteignent au pont 12 ; l’astronome prend le relais.',
    ),
  },
  rum: {
    title: say('Seven rums, one story each', 'Sieben Rums und ihre Geschichten', 'Sept rhums, une histoire chacun'),
    venue: 'brassAndRum',
    category: 'food',
    chargeable: true,
  },
  nightSnack: { title: say('Late kitchen', 'Späte Küche', 'Cuisine de nuit'), venue: 'lidoKitchen', category: 'food' },
  farewell: {
    title: say('Farewell concert', 'Abschiedskonzert', 'Concert d’adieu'),
    venue: 'theatre',
    category: 'show',
    special: true,
  },
  crew: {
    title: say('The crew show', 'Die Crew-Show', 'Le spectacle de l’équipage'),
    venue: 'theatre',
    category: 'show',
    special: true,
    overview: say(
      'Engineers sing, waiters dance, the purser plays the drums.',
      'Ingenieure singen, Kellner tanzen, der Zahlmeister trommelt.',
      'Les mécaniciens chantent, les serveurs dansent, le commissaire est à la batterie.',
    ),
  },
} satisfies Record<string, Activity>;
