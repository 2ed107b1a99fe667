import type { PackSource } from '#packs/pack.schema.ts';
import { say } from '#packs/schema/text.ts';

export const excursions: PackSource['excursions'] = {
  tags: [{ id: 'tag-culture', name: say('Culture', 'Kultur', 'Culture'), icon: 'icon-culture' }],
  destinations: [],
  excursions: [
    {
      id: 'excursion-pompeii',
      name: say('Pompeii, street by street', 'Pompeji, Straße für Straße', 'Pompéi, rue par rue'),
      bookingCode: 'NAP01',
      day: 7,
      port: 'naples',
      timeOfDay: '09:30',
      duration: 270,
      price: { adult: 7900, child: 5500, infant: 0 },
      capacity: 40,
      tags: ['tag-culture'],
      descriptions: {
        Description: say(
          '<p>Walk the streets of a Roman city as they were on one August morning.</p>',
          '<p>Gehen Sie durch die Straßen einer römischen Stadt, wie sie an einem Augustmorgen waren.</p>',
          '<p>Parcourez les rues d’une ville romaine telles qu’elles étaient un matin d’août.</p>',
        ),
      },
      pictures: ['excursion-pompeii'],
    },
  ],
  conditions: [],
};
