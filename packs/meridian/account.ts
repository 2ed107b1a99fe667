import type { PackSource } from '#packs/pack.schema.ts';
import { say } from '#packs/schema/text.ts';

const FAMILY = 'guest-10001';
const COUPLE = 'guest-10011';

/** What the demo guests have signed for on board so far. */
export const account: PackSource['account'] = {
  charges: [
    {
      guest: FAMILY,
      day: 1,
      time: '18:40',
      department: 'Bars',
      description: say(
        'Welcome drinks, Pool Bar',
        'Willkommensdrinks, Poolbar',
        'Verres de bienvenue, bar de la piscine',
      ),
      amount: 24.5,
      discounts: [{ description: say('First evening', 'Erster Abend', 'Premier soir'), amount: 4.5 }],
    },
    {
      guest: FAMILY,
      day: 2,
      time: '13:15',
      department: 'Restaurants',
      description: say('Ice cream by the pool', 'Eis am Pool', 'Glaces à la piscine'),
      amount: 11.8,
    },
    {
      guest: FAMILY,
      day: 3,
      time: '10:05',
      department: 'Spa',
      description: say(
        'Hot stone massage, 50 minutes',
        'Massage mit heißen Steinen, 50 Minuten',
        'Massage aux pierres chaudes, 50 minutes',
      ),
      amount: 89,
      discounts: [{ description: say('Port day offer', 'Angebot am Hafentag', 'Offre jour d’escale'), amount: 13.35 }],
    },
    {
      guest: FAMILY,
      day: 5,
      time: '21:30',
      department: 'Shops',
      description: say('Children’s sailing cap', 'Segelmütze für Kinder', 'Casquette de voile pour enfant'),
      amount: 18,
    },
    {
      guest: FAMILY,
      day: 6,
      time: '09:20',
      department: 'Internet',
      description: say(
        'Internet for the voyage, two devices',
        'Internet für die Reise, zwei Geräte',
        'Internet pour le voyage, deux appareils',
      ),
      amount: 96,
    },
    {
      guest: COUPLE,
      day: 4,
      time: '20:50',
      department: 'Restaurants',
      description: say(
        'A bottle of Alentejo red',
        'Eine Flasche Rotwein aus dem Alentejo',
        'Une bouteille de rouge de l’Alentejo',
      ),
      amount: 38,
    },
  ],
};
