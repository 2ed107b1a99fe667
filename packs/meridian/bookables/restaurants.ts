import { timesOf, VENUE } from '#packs/meridian/content/venues.ts';
import type { PackSource } from '#packs/pack.schema.ts';
import { prose, same, say } from '#packs/schema/text.ts';
import { hoursWords } from '#packs/ship-words.ts';

type Items = NonNullable<NonNullable<PackSource['bookables']>['items']>;

export const restaurants: Items = [
  {
    id: 'dining-pergola',
    module: 'dining',
    title: same('La Pergola'),
    overviewDescription: say(
      'Trattoria under vines, open to the sea.',
      'Trattoria unter Weinlaub, offen zum Meer.',
      'Trattoria sous la treille, ouverte sur la mer.',
    ),
    description: prose(
      'Twelve tables, one wood oven. The pasta is rolled when you order it, the fish comes from the last port, and the wine is poured into tumblers.',
      'Zwölf Tische, ein Holzofen. Die Pasta wird ausgerollt, wenn Sie bestellen, der Fisch kommt aus dem letzten Hafen, und der Wein kommt im Becher.',
      'Douze tables, un four à bois. Les pâtes sont étalées à la commande, le poisson vient de la dernière escale et le vin se boit au gobelet.',
    ),
    justToKnow: prose(
      'The roof is open in fine weather: bring something for the shoulders.',
      'Bei schönem Wetter ist das Dach offen: Nehmen Sie etwas für die Schultern mit.',
      'Le toit s’ouvre par beau temps : prenez de quoi couvrir vos épaules.',
    ),
    externalId: 'DIN-PERGOLA',
    ...VENUE.pergola,
    times: timesOf('pergola'),
    openings: [
      { times: ['12:00', '13:30'], minutes: 90, capacity: 24 },
      { times: ['19:00', '20:45'], minutes: 105, capacity: 24 },
    ],
    taken: [
      { day: 7, time: '20:45', persons: 24 },
      { day: 8, time: '19:00', persons: 22 },
    ],
    pictures: ['venue-pergola', 'plate-pasta', 'plate-wine'],
  },
  {
    id: 'dining-chart-house',
    module: 'dining',
    title: say('Chart House grill', 'Chart House Grill', 'Grill Chart House'),
    overviewDescription: say(
      'Fire, oak and old sea charts.',
      'Feuer, Eiche und alte Seekarten.',
      'Le feu, le chêne et de vieilles cartes marines.',
    ),
    description: prose(
      'Dry-aged beef, whole fish, vegetables straight from the embers. The charts on the walls have crossed oceans; ask for the table below the one of the Tagus.',
      'Trocken gereiftes Rind, ganze Fische, Gemüse direkt aus der Glut. Die Karten an den Wänden haben Ozeane gesehen; fragen Sie nach dem Tisch unter der Karte des Tejo.',
      'Bœuf maturé, poissons entiers, légumes à même la braise. Les cartes aux murs ont traversé des océans ; demandez la table sous celle du Tage.',
    ),
    justToKnow: prose(
      'The price is per person for three courses and is charged at the table. Long trousers in the evening, please.',
      'Der Preis gilt pro Person für drei Gänge und wird am Tisch berechnet. Abends bitte mit langer Hose.',
      'Le prix s’entend par personne pour trois plats et se règle à table. Pantalon long le soir, s’il vous plaît.',
    ),
    externalId: 'DIN-CHART-HOUSE',
    price: 3900,
    ...VENUE.chartHouse,
    times: timesOf('chartHouse'),
    maximumPersons: 8,
    minimumPersons: 1,
    openings: [{ times: ['18:30', '19:00', '20:30', '21:00'], minutes: 120, capacity: 16 }],
    taken: ['18:30', '19:00', '20:30', '21:00'].map((time) => ({ day: 8, time, persons: 16 })),
    pictures: ['venue-chart-house', 'plate-steak', 'plate-fish'],
  },
  {
    id: 'dining-saffron',
    module: 'dining',
    title: same('Saffron'),
    overviewDescription: say(
      'Spice routes, from Malabar to Marrakesh.',
      'Gewürzrouten von Malabar bis Marrakesch.',
      'Les routes des épices, de Malabar à Marrakech.',
    ),
    description: prose(
      'Slow curries, flat breads from the clay oven and a tasting of seven small bowls that travels west with the sun.',
      'Langsam geschmorte Currys, Fladenbrote aus dem Lehmofen und eine Folge von sieben Schalen, die mit der Sonne nach Westen reist.',
      'Currys mijotés, pains plats au four d’argile et une suite de sept petits bols qui voyage vers l’ouest avec le soleil.',
    ),
    justToKnow: prose(
      'Every dish can be made without meat; tell us how hot you like it.',
      'Jedes Gericht gibt es auch ohne Fleisch; sagen Sie uns, wie scharf Sie es mögen.',
      'Chaque plat existe sans viande ; dites-nous si vous l’aimez relevé.',
    ),
    externalId: 'DIN-SAFFRON',
    ...VENUE.saffron,
    times: timesOf('saffron'),
    minimumPersons: 1,
    maximumPersons: 6,
    openings: [{ times: ['18:00', '19:30', '21:00'], minutes: 90, capacity: 20 }],
    taken: [
      { day: 7, time: '19:30', persons: 20 },
      { day: 9, time: '19:30', persons: 18 },
    ],
    pictures: ['venue-saffron', 'plate-curry'],
  },
  {
    id: 'dining-chefs-table',
    module: 'dining',
    title: say('The chef’s table', 'Chef’s Table', 'La table du chef'),
    overviewDescription: say(
      'One long table in the galley, eight courses.',
      'Ein langer Tisch in der Kombüse, acht Gänge.',
      'Une longue table en cuisine, huit services.',
    ),
    description: prose(
      'You sit where the plates are finished. The chef cooks what the market gave this morning, explains it, and lets you season the last course.',
      'Sie sitzen dort, wo die Teller fertig werden. Die Küchenchefin kocht, was der Markt am Morgen hergab, erklärt es und lässt Sie den letzten Gang selbst würzen.',
      'Vous êtes assis là où l’on dresse les assiettes. La cheffe cuisine ce que le marché offrait ce matin, l’explique et vous laisse assaisonner le dernier plat.',
    ),
    justToKnow: prose(
      'For parties of six to twelve. Wine is included in the price per person.',
      'Für Gruppen von sechs bis zwölf. Der Wein ist im Preis pro Person enthalten.',
      'Pour des groupes de six à douze. Le vin est compris dans le prix par personne.',
    ),
    externalId: 'DIN-CHEFS-TABLE',
    price: 9500,
    ...VENUE.cookery,
    times: say('On some evenings at 19:30', 'An einigen Abenden um 19:30 Uhr', 'Certains soirs à 19 h 30'),
    minimumPersons: 6,
    maximumPersons: 12,
    openings: [{ days: [3, 5, 8, 10, 12], times: ['19:30'], minutes: 180, capacity: 12 }],
    taken: [{ day: 8, time: '19:30', persons: 12 }],
    pictures: ['plate-fish', 'plate-dessert'],
  },
  {
    id: 'dining-afternoon-tea',
    module: 'dining',
    title: say('Afternoon tea at Zénith', 'Nachmittagstee im Zénith', 'Le thé au Zénith'),
    overviewDescription: say(
      'Three tiers, a string trio and the horizon.',
      'Drei Etagen, ein Streichtrio und der Horizont.',
      'Trois étages, un trio à cordes et l’horizon.',
    ),
    description: prose(
      'Scones from the oven, small sandwiches, and forty teas in a drawer that you may open yourself.',
      'Scones aus dem Ofen, kleine Sandwiches und vierzig Teesorten in einer Schublade, die Sie selbst öffnen dürfen.',
      'Des scones tout chauds, de petits sandwichs et quarante thés dans un tiroir que vous ouvrez vous-même.',
    ),
    externalId: 'DIN-TEA',
    ...VENUE.cafeZenith,
    times: hoursWords([{ from: '15:00', to: '17:30' }]),
    minimumPersons: 1,
    maximumPersons: 2,
    openings: [{ times: ['15:00', '16:15'], minutes: 75, capacity: 18 }],
    taken: [{ day: 9, time: '15:00', persons: 18 }],
    pictures: ['venue-cafe-zenith', 'plate-coffee', 'plate-dessert'],
  },
  {
    id: 'dining-compass-room',
    module: 'dining',
    title: same('Compass Room'),
    overviewDescription: say(
      'The great dining room. Come when you like.',
      'Der große Speisesaal. Kommen Sie, wann Sie möchten.',
      'La grande salle à manger. Venez quand vous voulez.',
    ),
    description: prose(
      'Breakfast, lunch and dinner with white linen and the sea on three sides. No reservation: a table is free for you within minutes.',
      'Frühstück, Mittag- und Abendessen mit weißem Leinen und Meer auf drei Seiten. Ohne Reservierung: In wenigen Minuten ist ein Tisch für Sie frei.',
      'Petit-déjeuner, déjeuner et dîner sur nappe blanche, la mer sur trois côtés. Sans réservation : une table se libère en quelques minutes.',
    ),
    ...VENUE.compassRoom,
    times: timesOf('compassRoom'),
    pictures: ['venue-compass-room', 'plate-breakfast', 'plate-salad'],
  },
  {
    id: 'dining-lido-kitchen',
    module: 'dining',
    title: say('Lido Kitchen', 'Lido-Küche', 'Cuisine du Lido'),
    overviewDescription: say(
      'By the pool, barefoot, all day.',
      'Am Pool, barfuß, den ganzen Tag.',
      'Au bord de la piscine, pieds nus, toute la journée.',
    ),
    description: prose(
      'Salads, grilled fish and pizza by the slice. Take a tray and a deck chair.',
      'Salate, gegrillter Fisch und Pizza vom Blech. Nehmen Sie ein Tablett und einen Liegestuhl.',
      'Salades, poisson grillé et pizza à la part. Prenez un plateau et un transat.',
    ),
    ...VENUE.lidoKitchen,
    times: timesOf('lidoKitchen'),
    pictures: ['venue-lido-kitchen', 'plate-salad'],
  },
];
