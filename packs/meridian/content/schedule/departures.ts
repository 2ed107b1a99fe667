import { say } from '#packs/schema/text.ts';
import type { Activity } from './activities.ts';

/** The repertoire of the last morning. */
export const ON_LEAVING = {
  earlyCoffee: {
    title: say('Coffee for early birds', 'Kaffee für Frühaufsteher', 'Café des lève-tôt'),
    venue: 'cafeZenith',
    category: 'food',
  },
  accounts: {
    title: say('Questions about your account', 'Fragen zu Ihrem Konto', 'Questions sur votre compte'),
    venue: 'atrium',
    category: 'ship',
    overview: say(
      'Reception has extra desks open; bring your cruise card.',
      'An der Rezeption sind zusätzliche Schalter geöffnet; bringen Sie Ihre Bordkarte mit.',
      'La réception ouvre des guichets supplémentaires ; munissez-vous de votre carte de bord.',
    ),
  },
  cabins: {
    title: say('Please leave your cabin', 'Bitte verlassen Sie Ihre Kabine', 'Merci de libérer votre cabine'),
    venue: 'atrium',
    category: 'ship',
    special: true,
  },
  luggage: {
    title: say('Luggage by colour', 'Gepäck nach Farben', 'Bagages par couleur'),
    venue: 'gangway',
    category: 'ship',
    overview: say(
      'The colour on your luggage tag says when you go ashore.',
      'Die Farbe auf Ihrem Gepäckanhänger sagt, wann Sie an Land gehen.',
      'La couleur de votre étiquette indique votre heure de débarquement.',
    ),
  },
  photoPickup: {
    title: say('Collect your prints', 'Abzüge abholen', 'Retrait de vos tirages'),
    venue: 'photo',
    category: 'ship',
  },
  goodbyeKids: {
    title: say('Goodbye from the Lanterns', 'Abschied von den Laternen', 'Au revoir des Lanternes'),
    venue: 'kidsClub',
    category: 'family',
  },
  goodbyeCrew: {
    title: say('The crew waves goodbye', 'Die Crew winkt zum Abschied', 'L’équipage vous salue'),
    venue: 'promenade',
    category: 'music',
    special: true,
    overview: say(
      'The band plays until the last guest has gone ashore.',
      'Die Band spielt, bis der letzte Gast an Land ist.',
      'L’orchestre joue jusqu’au dernier passager.',
    ),
  },
} satisfies Record<string, Activity>;
