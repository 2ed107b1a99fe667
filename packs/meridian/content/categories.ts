import type { PackSource } from '#packs/pack.schema.ts';
import { say } from '#packs/schema/text.ts';

export const categories: PackSource['content']['categories'] = [
  {
    id: 'category-dining',
    title: say('Eat and drink', 'Essen und Trinken', 'Tables et bars'),
    description: say(
      '<p>Six kitchens, four bars, no fixed tables.</p>',
      '<p>Sechs Küchen, vier Bars, keine festen Tische.</p>',
      '<p>Six cuisines, quatre bars, aucune table imposée.</p>',
    ),
    searchable: true,
    showBookNow: true,
    bookingPath: '/dining/overview',
    pictures: ['category-dining'],
  },
  {
    id: 'category-bars',
    parent: 'category-dining',
    title: say('Bars', 'Bars', 'Bars'),
    description: say(
      '<p>From the first coffee to the last rum.</p>',
      '<p>Vom ersten Kaffee bis zum letzten Rum.</p>',
      '<p>Du premier café au dernier rhum.</p>',
    ),
    contentType: 'LayoutDoubleColumn',
    pictures: ['category-bars'],
  },
  {
    id: 'category-wellbeing',
    title: say('Spa and fitness', 'Spa und Fitness', 'Spa et forme'),
    description: say(
      '<p>Deck 9 is for slowing down, and for speeding up.</p>',
      '<p>Auf Deck 9 kommen Sie zur Ruhe oder in Schwung.</p>',
      '<p>Le pont 9 est fait pour ralentir, ou pour accélérer.</p>',
    ),
    contentType: 'LayoutSingleColumn',
    pictures: ['category-wellbeing'],
  },
  {
    id: 'category-stage',
    title: say('Stage and music', 'Bühne und Musik', 'Scène et musique'),
    searchable: true,
    pictures: ['category-stage'],
  },
  {
    id: 'category-family',
    title: say('Children and teens', 'Kinder und Jugendliche', 'Enfants et ados'),
    pictures: ['category-family'],
  },
  {
    id: 'category-ship',
    title: say('Around the ship', 'Rund ums Schiff', 'Le navire'),
    searchable: true,
    pictures: ['category-ship'],
  },
  {
    id: 'category-ports',
    title: say('Ports of call', 'Unsere Häfen', 'Nos escales'),
    description: say(
      '<p>Eleven cities in fourteen days, each with one good idea for your own time.</p>',
      '<p>Elf Städte in vierzehn Tagen, jede mit einer guten Idee für die freie Zeit.</p>',
      '<p>Onze villes en quatorze jours, chacune avec une bonne idée pour votre temps libre.</p>',
    ),
    searchable: true,
    textColour: '#14305a',
    backgroundColour: '#e4efe9',
    pictures: ['category-ports'],
  },
  {
    id: 'category-know',
    title: say('Good to know', 'Gut zu wissen', 'Bon à savoir'),
    description: say(
      '<p>Money, internet, laundry, health: short answers.</p>',
      '<p>Geld, Internet, Wäsche, Gesundheit: kurze Antworten.</p>',
      '<p>Argent, internet, linge, santé : des réponses brèves.</p>',
    ),
    contentType: 'LayoutSimple',
    pictures: ['category-know'],
  },
  {
    id: 'category-photos',
    title: say('About our photos', 'Über unsere Fotos', 'À propos de nos photos'),
    hashtags: ['photocontent'],
    pictures: ['category-photos'],
  },
  {
    id: 'category-feedback',
    title: say('Tell us how it was', 'Sagen Sie uns, wie es war', 'Dites-nous tout'),
    hashtags: ['allInOneFeedback'],
    useExternalUrl: true,
    externalUrl: '/ratings/allinone',
    pictures: ['category-feedback'],
  },
  {
    id: 'category-voyages',
    title: say('More voyages', 'Weitere Reisen', 'Autres voyages'),
    contentType: 'LayoutSingleColumn',
    pictures: ['category-voyages'],
  },
  {
    id: 'category-winter',
    title: say('Winter season, in preparation', 'Wintersaison, in Vorbereitung', 'Saison d’hiver, en préparation'),
    published: false,
    pictures: ['category-winter'],
  },
];
