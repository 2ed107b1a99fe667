import type { PackSource } from '#packs/pack.schema.ts';
import { say } from '#packs/schema/text.ts';

export const content: PackSource['content'] = {
  categories: [
    {
      id: 'category-dining',
      title: say('Eat and drink', 'Essen und Trinken', 'Tables et bars'),
      searchable: true,
      pictures: ['category-dining'],
    },
  ],
  articles: [
    {
      id: 'article-compass-room',
      category: 'category-dining',
      title: say('The Compass Room', 'Compass Room', 'The Compass Room'),
      overviewDescription: say(
        'The main restaurant: four courses, no hurry.',
        'Das Hauptrestaurant: vier Gänge, keine Eile.',
        'Le grand restaurant : quatre services, sans hâte.',
      ),
      layoutType: 'Extended',
      pictures: ['venue-compass-room'],
    },
  ],
  schedules: [
    {
      id: 'schedule-7',
      day: 7,
      title: say('Naples', 'Neapel', 'Naples'),
      overviewDescription: say('Ashore from nine.', 'Ab neun Uhr an Land.', 'À terre dès neuf heures.'),
      description: say('<p>Ashore from nine.</p>', '<p>Ab neun Uhr an Land.</p>', '<p>À terre dès neuf heures.</p>'),
      events: [
        {
          id: 'event-7-morning-stretch',
          title: say('Morning stretch', 'Morgengymnastik', 'Étirements du matin'),
          startTime: '07:30',
          endTime: '08:00',
          location: say('Sun deck', 'Sonnendeck', 'Pont soleil'),
        },
      ],
      pictures: ['port-naples'],
    },
  ],
};
