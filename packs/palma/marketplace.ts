import type { PackSource } from '#packs/pack.schema.ts';
import { prose, say } from '#packs/schema/text.ts';
import { EXCLUDED, INCLUDED, INFO } from '#packs/shared/offer-notes.ts';
import { categories, features, languages, offer, RATES } from '#packs/shared/offers.ts';

const MALLORCA = '3101';

export const marketplace: PackSource['marketplace'] = {
  countries: [{ id: '162', isoCode: 'ES', name: say('Spain', 'Spanien', 'Espagne'), picture: 'palma-town' }],
  cities: [
    {
      id: MALLORCA,
      uuid: `5b7e2c10-4d1a-4c3e-9a62-00000000${MALLORCA}`,
      country: '162',
      port: 'cala-serena',
      name: say('Southern Mallorca', 'Süden von Mallorca', 'Sud de Majorque'),
      timeZone: 'Europe/Madrid',
      picture: 'cove-path',
    },
  ],
  categories,
  languages,
  features,
  rates: RATES,
  activities: [
    offer('8f02', 1, MALLORCA, {
      category: 'on-the-water',
      title: say('Kayak into the sea caves', 'Mit dem Kajak in die Höhlen', 'En kayak dans les grottes'),
      duration: 'PT3H',
      price: 4200,
      languages: ['en', 'es', 'fr'],
      features: ['small-group', 'free-cancellation'],
      about: prose(
        'Two to a boat, along a coast that has no road.',
        'Zu zweit im Boot an einer Küste ohne Straße entlang.',
        'À deux par bateau, le long d’une côte sans route.',
      ),
      info: INFO.sea,
      included: [INCLUDED.equipment, INCLUDED.guide],
      excluded: [EXCLUDED.transport],
      pictures: ['sea-caves'],
    }),
    offer('8f02', 2, MALLORCA, {
      category: 'food-and-wine',
      title: say('Wine from red earth', 'Wein von roter Erde', 'Vins de terre rouge'),
      duration: 'PT2H30M',
      price: 3800,
      languages: ['de', 'en', 'es'],
      features: ['instant-confirmation'],
      about: prose(
        'Four wines of grapes that grow nowhere else, and bread with oil.',
        'Vier Weine aus Reben, die es nur hier gibt, dazu Brot mit Öl.',
        'Quatre vins de cépages introuvables ailleurs, et du pain à l’huile.',
      ),
      info: INFO.food,
      included: [INCLUDED.tasting],
      excluded: [EXCLUDED.tips],
      pictures: ['vineyard'],
    }),
  ],
};
