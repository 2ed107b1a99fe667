import type { PackSource } from '#packs/pack.schema.ts';
import { prose, say } from '#packs/schema/text.ts';
import { EXCLUDED, INCLUDED, INFO } from '#packs/shared/offer-notes.ts';
import { activity } from './activity.ts';

/** Today's port has the most. */
export const naples: PackSource['marketplace']['activities'] = [
  activity(11, 'naples', {
    category: 'guided-tours',
    title: say('Underground Naples', 'Das unterirdische Neapel', 'Naples souterraine'),
    duration: 'PT1H30M',
    price: 2200,
    languages: ['en', 'it', 'fr'],
    features: ['instant-confirmation', 'mobile-voucher'],
    about: prose(
      'Forty metres below the laundry lines: a Greek quarry, a Roman aqueduct, a wartime shelter with drawings on the wall. <strong>One passage is half a metre wide</strong>; there is a way round it.',
      'Vierzig Meter unter den Wäscheleinen: ein griechischer Steinbruch, ein römischer Aquädukt, ein Luftschutzkeller mit Zeichnungen an der Wand. <strong>Ein Gang ist einen halben Meter breit</strong>; es gibt einen Weg darum herum.',
      'Quarante mètres sous les cordes à linge : une carrière grecque, un aqueduc romain, un abri de guerre aux murs dessinés. <strong>Un passage fait un demi-mètre de large</strong> ; on peut le contourner.',
    ),
    where: prose('Below Piazza San Gaetano.', 'Unter der Piazza San Gaetano.', 'Sous la Piazza San Gaetano.'),
    meetingPoint: prose('Piazza San Gaetano 68.', 'Piazza San Gaetano 68.', 'Piazza San Gaetano 68.'),
    info: prose(
      'Fifteen degrees all year: bring a jacket.\n136 steps down and up again, without a lift.',
      'Das ganze Jahr fünfzehn Grad: Nehmen Sie eine Jacke mit.\n136 Stufen hinab und wieder hinauf, ohne Aufzug.',
      'Quinze degrés toute l’année : prenez une veste.\n136 marches à descendre et à remonter, sans ascenseur.',
    ),
    highlights: [
      say(
        'A Roman theatre under a living room',
        'Ein römisches Theater unter einem Wohnzimmer',
        'Un théâtre romain sous un salon',
      ),
      say('By candlelight for the last stretch', 'Das letzte Stück bei Kerzenlicht', 'Le dernier tronçon à la bougie'),
    ],
    included: [INCLUDED.guide, INCLUDED.entrance],
    excluded: [EXCLUDED.transport, EXCLUDED.tips],
    pictures: ['excursion-underground', 'ashore-naples', 'excursion-spaccanapoli'],
  }),
  activity(12, 'naples', {
    category: 'food-and-wine',
    title: say('Pizza class with a pizzaiolo', 'Pizzakurs beim Pizzaiolo', 'Cours de pizza'),
    duration: 'PT2H',
    price: 4900,
    languages: ['en', 'it', 'de'],
    features: ['free-cancellation', 'small-group'],
    about: prose(
      'Dough, tomato, mozzarella, ninety seconds. You stretch it, he slides it into the oven, and both of you know whose fault it is.',
      'Teig, Tomate, Mozzarella, neunzig Sekunden. Sie ziehen ihn aus, er schiebt ihn in den Ofen, und beide wissen, wer schuld ist.',
      'Pâte, tomate, mozzarella, quatre-vingt-dix secondes. Vous l’étirez, il l’enfourne, et chacun sait à qui la faute.',
    ),
    meetingPoint: prose('Via dei Tribunali 120.', 'Via dei Tribunali 120.', 'Via dei Tribunali 120.'),
    info: INFO.food,
    highlights: [
      say('Your own pizza, your own apron', 'Ihre Pizza, Ihre Schürze', 'Votre pizza, votre tablier'),
      say('A wood oven from 1936', 'Ein Holzofen von 1936', 'Un four à bois de 1936'),
    ],
    included: [INCLUDED.equipment, INCLUDED.lunch, INCLUDED.drinks],
    excluded: [EXCLUDED.tips],
    pictures: ['excursion-pizza', 'excursion-spaccanapoli', 'port-naples'],
  }),
  activity(13, 'naples', {
    category: 'on-the-water',
    title: say('Round Capri in a wooden gozzo', 'Im Gozzo rund um Capri', 'Le tour de Capri en gozzo'),
    durationRange: { min: 'PT6H', max: 'PT7H' },
    price: 11900,
    languages: ['en', 'it'],
    features: ['small-group'],
    about: prose(
      'The boat is older than its skipper. You go between the Faraglioni, swim where the water is green, and have two hours on the island.',
      'Das Boot ist älter als sein Skipper. Es geht zwischen den Faraglioni hindurch, gebadet wird, wo das Wasser grün ist, und zwei Stunden gehören der Insel.',
      'Le bateau est plus vieux que son skipper. On passe entre les Faraglioni, on se baigne là où l’eau est verte, et deux heures restent pour l’île.',
    ),
    where: prose(
      'The island of Capri, all the way round.',
      'Die Insel Capri, einmal ganz herum.',
      'L’île de Capri, tout autour.',
    ),
    meetingPoint: prose('Molo Beverello, berth 3.', 'Molo Beverello, Liegeplatz 3.', 'Molo Beverello, poste 3.'),
    info: INFO.sea,
    highlights: [
      say('Through the arch of the Faraglioni', 'Durch den Bogen der Faraglioni', 'Sous l’arche des Faraglioni'),
      say('Swim stop in the Green Grotto', 'Badestopp in der Grünen Grotte', 'Baignade dans la Grotte verte'),
    ],
    included: [INCLUDED.boat, INCLUDED.drinks, INCLUDED.insurance],
    excluded: [
      EXCLUDED.meals,
      say('Entrance to the Blue Grotto', 'Eintritt zur Blauen Grotte', 'Entrée de la Grotte bleue'),
    ],
    pictures: ['excursion-capri', 'excursion-catamaran', 'port-naples-evening'],
  }),
  activity(14, 'naples', {
    category: 'museums',
    title: say('Archaeological Museum', 'Archäologisches Museum', 'Musée archéologique'),
    duration: say('half a day', 'ein halber Tag', 'une demi-journée'),
    price: 2600,
    languages: ['en', 'de', 'fr', 'it', 'es'],
    features: ['skip-the-line', 'mobile-voucher', 'instant-confirmation', 'free-cancellation'],
    about: prose(
      'What was taken out of Pompeii is here: the Alexander mosaic, a baker’s loaves, a room that children walk past quickly.',
      'Was aus Pompeji geborgen wurde, ist hier: das Alexandermosaik, die Brote eines Bäckers, ein Raum, an dem Kinder rasch vorbeigehen.',
      'Ce qu’on a tiré de Pompéi est ici : la mosaïque d’Alexandre, les pains d’un boulanger, une salle que les enfants traversent vite.',
    ),
    meetingPoint: prose(
      'Piazza Museo 19, desk “online tickets”.',
      'Piazza Museo 19, Schalter „Online-Tickets“.',
      'Piazza Museo 19, guichet « billets en ligne ».',
    ),
    info: INFO.ticket,
    highlights: [
      say(
        'The Farnese Hercules, three metres of him',
        'Der Herkules Farnese, drei Meter hoch',
        'L’Hercule Farnèse, trois mètres de haut',
      ),
    ],
    included: [INCLUDED.entrance, INCLUDED.audio],
    pictures: ['excursion-pompeii', 'ashore-naples'],
  }),
];
