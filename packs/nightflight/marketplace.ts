import type { PackSource } from '#packs/pack.schema.ts';
import { prose, say } from '#packs/schema/text.ts';
import { EXCLUDED, INCLUDED, INFO } from '#packs/shared/offer-notes.ts';
import { categories, features, languages, offer, RATES } from '#packs/shared/offers.ts';

type Marketplace = PackSource['marketplace'];

export const marketplace: Marketplace = {
  countries: [
    { id: '67', isoCode: 'GR', name: say('Greece', 'Griechenland', 'Grèce'), picture: 'port-athens' },
    { id: '82', isoCode: 'IT', name: say('Italy', 'Italien', 'Italie'), picture: 'port-venice' },
  ],
  cities: [
    {
      id: '4101',
      uuid: '5b7e2c10-4d1a-4c3e-9a63-000000004101',
      country: '67',
      port: 'athens',
      name: say('Athens', 'Athen', 'Athènes'),
      timeZone: 'Europe/Athens',
      picture: 'port-athens',
    },
    {
      id: '4102',
      uuid: '5b7e2c10-4d1a-4c3e-9a63-000000004102',
      country: '82',
      port: 'venice',
      name: say('Venice', 'Venedig', 'Venise'),
      timeZone: 'Europe/Rome',
      picture: 'port-venice',
    },
  ],
  categories,
  languages,
  features,
  rates: RATES,
  activities: [
    offer('8f03', 1, '4101', {
      category: 'museums',
      title: say('Acropolis Museum', 'Akropolis-Museum', 'Musée de l’Acropole'),
      duration: 'PT2H',
      price: 2000,
      languages: ['en', 'de', 'fr'],
      features: ['skip-the-line', 'mobile-voucher'],
      about: prose(
        'The caryatids, face to face, and a glass floor over the dig.',
        'Die Karyatiden auf Augenhöhe und ein Glasboden über der Grabung.',
        'Les caryatides face à face, et un sol de verre au-dessus des fouilles.',
      ),
      info: INFO.ticket,
      included: [INCLUDED.entrance],
      excluded: [EXCLUDED.transport],
      pictures: ['ashore-museum'],
    }),
    offer('8f03', 2, '4102', {
      category: 'food-and-wine',
      title: say('Cicchetti crawl', 'Cicchetti-Tour', 'Tournée de cicchetti'),
      duration: 'PT2H30M',
      price: 5900,
      languages: ['en', 'it'],
      features: ['small-group', 'free-cancellation'],
      about: prose(
        'Five bars, ten bites, one bridge too many.',
        'Fünf Bars, zehn Häppchen, eine Brücke zu viel.',
        'Cinq bars, dix bouchées, un pont de trop.',
      ),
      info: INFO.food,
      included: [INCLUDED.tasting, INCLUDED.guide],
      excluded: [EXCLUDED.tips],
      pictures: ['plate-cicchetti'],
    }),
  ],
};
