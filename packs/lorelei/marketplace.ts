import type { PackSource } from '#packs/pack.schema.ts';
import { prose, say } from '#packs/schema/text.ts';
import { EXCLUDED, INCLUDED, INFO } from '#packs/shared/offer-notes.ts';
import { categories, features, languages, offer, RATES } from '#packs/shared/offers.ts';

type Marketplace = PackSource['marketplace'];
type City = Marketplace['cities'][number];

function city(id: string, port: string, country: string, name: City['name'], timeZone: string, picture: string): City {
  return { id, uuid: `5b7e2c10-4d1a-4c3e-9a61-00000000${id}`, country, port, name, timeZone, picture };
}

export const marketplace: Marketplace = {
  countries: [
    { id: '4', isoCode: 'DE', name: say('Germany', 'Deutschland', 'Allemagne'), picture: 'river-cologne' },
    { id: '60', isoCode: 'FR', name: say('France', 'Frankreich', 'France'), picture: 'river-strasbourg' },
  ],
  cities: [
    city('2101', 'speyer', '4', say('Speyer', 'Speyer', 'Spire'), 'Europe/Berlin', 'river-speyer'),
    city('2102', 'strasbourg', '60', say('Strasbourg', 'Straßburg', 'Strasbourg'), 'Europe/Paris', 'river-strasbourg'),
  ],
  categories,
  languages,
  features,
  rates: RATES,
  activities: [
    offer('8f01', 1, '2101', {
      category: 'museums',
      title: say('Museum of Technology', 'Technik-Museum', 'Musée des techniques'),
      duration: 'PT3H',
      price: 2300,
      languages: ['de', 'en', 'fr'],
      features: ['mobile-voucher', 'skip-the-line'],
      about: prose(
        'A jumbo jet on stilts that you may walk into, a submarine, and a space shuttle.',
        'Ein Jumbojet auf Stelzen, in den man hineindarf, ein U-Boot und eine Raumfähre.',
        'Un jumbo-jet sur pilotis où l’on entre, un sous-marin et une navette spatiale.',
      ),
      info: INFO.ticket,
      included: [INCLUDED.entrance],
      excluded: [EXCLUDED.transport],
      pictures: ['museum-hall'],
    }),
    offer('8f01', 2, '2101', {
      category: 'food-and-wine',
      title: say('Palatinate tasting', 'Pfälzer Weinprobe', 'Vins du Palatinat'),
      duration: 'PT2H',
      price: 3400,
      languages: ['de', 'en'],
      features: ['free-cancellation', 'small-group'],
      about: prose(
        'Six wines and a cold platter in a courtyard behind the cathedral.',
        'Sechs Weine und eine Brotzeit im Hof hinter dem Dom.',
        'Six vins et une planche dans une cour derrière la cathédrale.',
      ),
      info: INFO.food,
      included: [INCLUDED.tasting],
      excluded: [EXCLUDED.tips],
      pictures: ['plate-platter'],
    }),
    offer('8f01', 3, '2102', {
      category: 'guided-tours',
      title: say('Petite France on foot', 'Petite France zu Fuß', 'La Petite France à pied'),
      durationRange: { min: 'PT1H30M', max: 'PT2H' },
      price: 1900,
      languages: ['fr', 'de', 'en'],
      features: ['instant-confirmation'],
      about: prose(
        'Tanners, millers and a covered bridge: the quarter that stands in the water.',
        'Gerber, Müller und eine gedeckte Brücke: das Viertel, das im Wasser steht.',
        'Tanneurs, meuniers et un pont couvert : le quartier qui a les pieds dans l’eau.',
      ),
      info: INFO.shoes,
      included: [INCLUDED.guide],
      excluded: [EXCLUDED.meals, EXCLUDED.tips],
      pictures: ['petite-france'],
    }),
  ],
};
