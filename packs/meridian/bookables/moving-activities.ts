import type { Venue } from '#packs/meridian/content/venues.ts';
import { prose, say } from '#packs/schema/text.ts';
import type { BookableActivity } from '#packs/shared/bookable.ts';

type Activity = BookableActivity<Venue>;

export const MOVING: Activity[] = [
  {
    id: 'sunrise-yoga',
    title: say('Yoga at sunrise', 'Yoga bei Sonnenaufgang', 'Yoga au lever du soleil'),
    short: say('Slow, facing east.', 'Langsam, Blick nach Osten.', 'Lentement, face à l’est.'),
    about: prose(
      'An hour on the open deck while the coast comes up. Mats and tea are there, experience is not needed.',
      'Eine Stunde auf dem offenen Deck, während die Küste auftaucht. Matten und Tee stehen bereit, Vorkenntnisse braucht es nicht.',
      'Une heure sur le pont pendant que la côte apparaît. Tapis et thé vous attendent, sans expérience requise.',
    ),
    venue: 'sunDeck',
    minutes: 60,
    openings: [{ times: ['06:45'], capacity: 18 }],
    taken: [{ day: 8, time: '06:45', persons: 15 }],
    pictures: ['deck-yoga', 'venue-gym'],
  },
  {
    id: 'padel',
    title: say('Padel court', 'Padelplatz', 'Terrain de padel'),
    short: say('Bring three friends.', 'Bringen Sie drei Freunde mit.', 'Venez avec trois amis.'),
    about: prose(
      'The court above the funnel, with nets against the wind. Rackets and balls are waiting.',
      'Der Platz über dem Schornstein, mit Netzen gegen den Wind. Schläger und Bälle liegen bereit.',
      'Le terrain au-dessus de la cheminée, filets contre le vent. Raquettes et balles vous attendent.',
    ),
    justToKnow: prose(
      'Shoes with light soles, please. In strong wind the court is closed.',
      'Bitte Schuhe mit heller Sohle. Bei starkem Wind ist der Platz geschlossen.',
      'Chaussures à semelles claires. Par vent fort, le terrain est fermé.',
    ),
    venue: 'sport',
    minutes: 60,
    persons: [2, 4],
    openings: [{ times: ['09:00', '10:00', '11:00', '16:00', '17:00', '18:00'], capacity: 4 }],
    taken: ['09:00', '10:00', '11:00', '16:00', '17:00', '18:00'].map((time) => ({ day: 9, time, persons: 4 })),
    pictures: ['event-sport', 'deck-promenade'],
  },
  {
    id: 'tango',
    title: say('First steps in tango', 'Erste Schritte im Tango', 'Premiers pas de tango'),
    short: say('Two beats before dinner.', 'Zwei Takte vor dem Abendessen.', 'Deux temps avant le dîner.'),
    about: prose(
      'For couples and for those who become one for an hour. The band plays from the second half on.',
      'Für Paare und für alle, die für eine Stunde eines werden. Ab der zweiten Hälfte spielt die Band.',
      'Pour les couples et ceux qui le deviennent pour une heure. L’orchestre joue dès la seconde moitié.',
    ),
    venue: 'blueNote',
    minutes: 60,
    persons: [1, 2],
    openings: [{ days: [2, 4, 6, 8, 10, 12], times: ['17:30'], capacity: 20 }],
    pictures: ['venue-dance', 'venue-blue-hour'],
  },
  {
    id: 'open-gym',
    title: say('Gym with a view', 'Fitness mit Aussicht', 'Salle de sport avec vue'),
    short: say('Open day and night.', 'Tag und Nacht geöffnet.', 'Ouverte jour et nuit.'),
    about: prose(
      'Treadmills facing the bow, weights facing the wake. Just come.',
      'Laufbänder mit Blick zum Bug, Gewichte mit Blick aufs Kielwasser. Kommen Sie einfach.',
      'Tapis de course face à la proue, haltères face au sillage. Venez simplement.',
    ),
    venue: 'gym',
    minutes: 60,
    pictures: ['venue-gym'],
  },
];

export const TOGETHER: Activity[] = [
  {
    id: 'treasure-hunt',
    title: say('Treasure hunt', 'Schatzsuche', 'Chasse au trésor'),
    short: say('Seven decks, one key.', 'Sieben Decks, ein Schlüssel.', 'Sept ponts, une clé.'),
    about: prose(
      'Families follow a chart from the lifeboat to the library. Somewhere a bell has to be rung.',
      'Familien folgen einer Karte vom Rettungsboot bis zur Bibliothek. Irgendwo muss eine Glocke geläutet werden.',
      'En famille, on suit une carte du canot à la bibliothèque. Quelque part, il faut sonner une cloche.',
    ),
    venue: 'kidsClub',
    minutes: 90,
    persons: [2, 8],
    openings: [{ days: [2, 5, 7, 8, 9, 12], times: ['10:00', '14:30'], capacity: 24 }],
    pictures: ['thing-paper-boat', 'thing-chart'],
  },
  {
    id: 'pizza-lab',
    title: say('Pizza for small cooks', 'Pizza für kleine Köche', 'Pizza des petits chefs'),
    short: say('From six years.', 'Ab sechs Jahren.', 'Dès six ans.'),
    about: prose(
      'Dough, tomatoes and as much cheese as fits. One grown-up may watch.',
      'Teig, Tomaten und so viel Käse, wie draufpasst. Ein Erwachsener darf zuschauen.',
      'De la pâte, des tomates et autant de fromage qu’il en tiendra. Un adulte peut regarder.',
    ),
    venue: 'cookery',
    minutes: 60,
    openings: [{ days: [3, 6, 8, 10, 13], times: ['16:30'], capacity: 10 }],
    taken: [{ day: 8, time: '16:30', persons: 8 }],
    pictures: ['venue-kids-club', 'plate-salad'],
  },
  {
    id: 'film-night',
    title: say('Film under the stars', 'Film unter Sternen', 'Cinéma sous les étoiles'),
    short: say('Blankets are there.', 'Decken liegen bereit.', 'Couvertures sur place.'),
    about: prose(
      'A family film on the big screen by the pool. Deck chairs are plenty: no booking needed.',
      'Ein Familienfilm auf der großen Leinwand am Pool. Liegestühle gibt es genug: keine Buchung nötig.',
      'Un film familial sur grand écran au bord de la piscine. Assez de transats pour tous : sans réservation.',
    ),
    venue: 'pool',
    minutes: 110,
    pictures: ['venue-deck-cinema', 'deck-family-pool'],
  },
];
