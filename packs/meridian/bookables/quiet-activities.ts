import type { Venue } from '#packs/meridian/content/venues.ts';
import { prose, say } from '#packs/schema/text.ts';
import type { BookableActivity } from '#packs/shared/bookable.ts';

type Activity = BookableActivity<Venue>;

export const MAKING: Activity[] = [
  {
    id: 'pasta',
    title: say('Fresh pasta', 'Frische Pasta', 'Pâtes fraîches'),
    short: say('Roll it, cut it, eat it.', 'Ausrollen, schneiden, essen.', 'Étaler, couper, manger.'),
    about: prose(
      'Flour, eggs and a long table. You make three shapes and two sauces, and lunch is what you made.',
      'Mehl, Eier und ein langer Tisch. Sie machen drei Sorten und zwei Saucen, und zu Mittag gibt es, was Sie gemacht haben.',
      'De la farine, des œufs et une longue table. Vous faites trois formes et deux sauces, et vous déjeunez de votre ouvrage.',
    ),
    justToKnow: prose(
      'Aprons are provided. The price is charged at the studio.',
      'Schürzen stellen wir. Bezahlt wird im Studio.',
      'Tabliers fournis. Le prix se règle à l’atelier.',
    ),
    venue: 'cookery',
    minutes: 120,
    price: 3500,
    openings: [{ days: [2, 4, 7, 8, 9, 12], times: ['10:30', '15:00'], capacity: 12 }],
    taken: [{ day: 9, time: '10:30', persons: 12 }],
    pictures: ['plate-pasta', 'event-food'],
  },
  {
    id: 'watercolour',
    title: say('Watercolour of the day', 'Aquarell des Tages', 'Aquarelle du jour'),
    short: say('Today’s port on paper.', 'Der Hafen von heute auf Papier.', 'L’escale du jour sur papier.'),
    about: prose(
      'Three colours, one brush, forty minutes of looking. Nobody needs to be able to draw.',
      'Drei Farben, ein Pinsel, vierzig Minuten genaues Hinsehen. Niemand muss zeichnen können.',
      'Trois couleurs, un pinceau, quarante minutes à bien regarder. Nul besoin de savoir dessiner.',
    ),
    venue: 'library',
    minutes: 75,
    openings: [{ times: ['16:00'], capacity: 10 }],
    taken: [{ day: 7, time: '16:00', persons: 10 }],
    pictures: ['venue-library', 'thing-chart'],
  },
  {
    id: 'photo-walk',
    title: say('Photo walk on deck', 'Fotorundgang an Deck', 'Promenade photo sur le pont'),
    short: say('The hour of long shadows.', 'Die Stunde der langen Schatten.', 'L’heure des longues ombres.'),
    about: prose(
      'With the ship’s photographer, your own camera or telephone, and the light before sunset.',
      'Mit dem Bordfotografen, Ihrer Kamera oder Ihrem Telefon und dem Licht vor Sonnenuntergang.',
      'Avec le photographe du bord, votre appareil ou votre téléphone, et la lumière d’avant le couchant.',
    ),
    venue: 'promenade',
    minutes: 60,
    openings: [{ times: ['18:30'], capacity: 14 }],
    pictures: ['thing-camera', 'deck-promenade'],
  },
  {
    id: 'cocktails',
    title: say('Behind the bar', 'Hinter der Bar', 'Derrière le bar'),
    short: say(
      'Three classics, shaken by you.',
      'Drei Klassiker, selbst geschüttelt.',
      'Trois classiques, à vous le shaker.',
    ),
    about: prose(
      'Ice, measure, patience. You learn three drinks, with or without rum, and their stories.',
      'Eis, Maß, Geduld. Sie lernen drei Drinks, mit oder ohne Rum, und ihre Geschichten.',
      'Glace, mesure, patience. Vous apprenez trois cocktails, avec ou sans rhum, et leurs histoires.',
    ),
    venue: 'brassAndRum',
    minutes: 60,
    price: 2400,
    openings: [{ times: ['17:00'], capacity: 8 }],
    taken: [{ day: 8, time: '17:00', persons: 6 }],
    pictures: ['plate-cocktail', 'venue-brass-and-rum'],
  },
];

export const SHIP: Activity[] = [
  {
    id: 'bridge',
    title: say('Visit to the bridge', 'Besuch auf der Brücke', 'Visite de la passerelle'),
    short: say('Charts, radar, coffee.', 'Karten, Radar, Kaffee.', 'Cartes, radar, café.'),
    about: prose(
      'An officer shows how a ship of this size is held on course, and why the old compass is still there.',
      'Eine Offizierin zeigt, wie ein Schiff dieser Größe auf Kurs bleibt und warum der alte Kompass noch da ist.',
      'Une officière montre comment un tel navire tient son cap et pourquoi le vieux compas est toujours là.',
    ),
    justToKnow: prose(
      'Only at sea. Please bring your cabin card and leave bags in your cabin.',
      'Nur auf See. Bitte bringen Sie Ihre Bordkarte mit und lassen Sie Taschen in der Kabine.',
      'Uniquement en mer. Prenez votre carte de bord et laissez vos sacs en cabine.',
    ),
    venue: 'atrium',
    minutes: 45,
    openings: [{ days: [2, 9, 12], times: ['10:00', '11:00', '15:00'], capacity: 10 }],
    taken: ['10:00', '11:00', '15:00'].map((time) => ({ day: 9, time, persons: 10 })),
    pictures: ['venue-bridge', 'thing-chart'],
  },
  {
    id: 'galley',
    title: say('Galley tour', 'Rundgang durch die Kombüse', 'Visite des cuisines'),
    short: say('Nine thousand plates a day.', 'Neuntausend Teller am Tag.', 'Neuf mille assiettes par jour.'),
    about: prose(
      'From the bakery at four in the morning to the last dessert: the way of a plate, walked backwards.',
      'Von der Backstube um vier Uhr früh bis zum letzten Dessert: der Weg eines Tellers, rückwärts gegangen.',
      'De la boulangerie à quatre heures du matin au dernier dessert : le chemin d’une assiette, à rebours.',
    ),
    venue: 'cookery',
    minutes: 40,
    openings: [{ days: [2, 6, 9, 10, 12], times: ['11:00', '14:30'], capacity: 16 }],
    pictures: ['plate-tray', 'plate-fish'],
  },
  {
    id: 'stars',
    title: say('Stars above the ship', 'Sterne über dem Schiff', 'Étoiles au-dessus du navire'),
    short: say('Lights out on the sun deck.', 'Licht aus auf dem Sonnendeck.', 'Lumières éteintes sur le pont soleil.'),
    about: prose(
      'The astronomer of the observatory points, you lie on your back. Blankets and cocoa are there.',
      'Die Astronomin des Observatoriums zeigt, Sie liegen auf dem Rücken. Decken und Kakao stehen bereit.',
      'L’astronome de l’observatoire montre, vous êtes allongé. Couvertures et chocolat chaud vous attendent.',
    ),
    venue: 'sunDeck',
    minutes: 75,
    openings: [{ times: ['22:45'], capacity: 30 }],
    pictures: ['venue-observatory', 'venue-deck-cinema'],
  },
  {
    id: 'wine',
    title: say('A voyage in six glasses', 'Eine Reise in sechs Gläsern', 'Un voyage en six verres'),
    short: say('From the Douro to the Collio.', 'Vom Douro bis zum Collio.', 'Du Douro au Collio.'),
    about: prose(
      'Six wines of the coasts we pass, with bread and the sommelier’s notes to keep.',
      'Sechs Weine der Küsten, an denen wir vorbeikommen, mit Brot und den Notizen der Sommelière zum Mitnehmen.',
      'Six vins des côtes que nous longeons, du pain et les notes de la sommelière à emporter.',
    ),
    venue: 'cellar',
    minutes: 90,
    price: 4500,
    persons: [2, 6],
    openings: [{ days: [3, 5, 7, 8, 10, 11, 13], times: ['17:30'], capacity: 12 }],
    taken: [{ day: 8, time: '17:30', persons: 9 }],
    pictures: ['venue-cellar', 'plate-wine'],
  },
];
