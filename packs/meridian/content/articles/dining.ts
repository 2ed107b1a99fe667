import { VENUES } from '#packs/meridian/ship/venues.ts';
import type { PackSource } from '#packs/pack.schema.ts';
import { prose, say } from '#packs/schema/text.ts';
import { placed, VENUE } from '../venues.ts';

type Article = PackSource['content']['articles'][number];

export const dining: Article[] = [
  {
    id: 'article-compass-room',
    category: 'category-dining',
    title: say('The Compass Room', 'Compass Room', 'The Compass Room'),
    overviewDescription: say(
      'The main restaurant: four courses, no hurry.',
      'Das Hauptrestaurant: vier Gänge, keine Eile.',
      'Le grand restaurant : quatre services, sans hâte.',
    ),
    description: prose(
      'Two storeys of windows and a menu that changes with the coast. Come when you like between half past six and half past nine, sit where you like, stay as long as you like.\nThe bread is baked on board every afternoon at four. If you are on deck 4 then, you will know.',
      'Fenster über zwei Stockwerke und eine Karte, die mit der Küste wechselt. Kommen Sie zwischen halb sieben und halb zehn, sitzen Sie, wo Sie möchten, bleiben Sie, so lange Sie mögen.\nDas Brot wird jeden Nachmittag um vier an Bord gebacken. Wer dann auf Deck 4 ist, merkt es.',
      'Deux étages de baies vitrées et une carte qui suit la côte. Venez entre dix-huit heures trente et vingt et une heures trente, choisissez votre table, restez à votre aise.\nLe pain est cuit à bord chaque après-midi à seize heures. Passez au pont 4, vous le saurez.',
    ),
    layoutType: 'Extended',
    ...placed('compassRoom'),
    additionalArticlesCategory: 'category-bars',
    events: VENUES.compassRoom.hours.map(({ what, from, to, ...more }) => ({
      id: `event-compass-${what.en.toLowerCase()}`,
      title: what,
      startTime: from,
      endTime: to,
      ...('days' in more && { days: [...more.days] }),
      ...VENUE.compassRoom,
    })),
    pictures: ['venue-compass-room', 'plate-fish', 'plate-dessert'],
    pdfs: [
      {
        id: 'menu-compass-room',
        name: 'Compass Room menu.pdf',
        description: say('This evening’s menu', 'Die Karte von heute Abend', 'La carte de ce soir'),
        document: 'menu',
      },
    ],
  },
  {
    id: 'article-pergola',
    category: 'category-dining',
    title: say('La Pergola', 'La Pergola', 'La Pergola'),
    overviewDescription: say(
      'Trattoria under vines, open to the sea.',
      'Trattoria unter Weinlaub, offen zum Meer.',
      'Trattoria sous la treille, ouverte sur la mer.',
    ),
    description: prose(
      'Twelve tables, one wood oven. The pasta is rolled when you order it and the wine comes in tumblers.',
      'Zwölf Tische, ein Holzofen. Die Pasta wird ausgerollt, wenn Sie bestellen, und der Wein kommt im Becher.',
      'Douze tables, un four à bois. Les pâtes sont étalées à la commande et le vin se boit au gobelet.',
    ),
    layoutType: 'Extended',
    showBookNow: true,
    bookingPath: '/dining/detail/dining-pergola',
    ...placed('pergola'),
    pictures: ['venue-pergola', 'plate-pasta'],
  },
  {
    id: 'article-chart-house',
    category: 'category-dining',
    title: say('Chart House grill', 'Chart House Grill', 'Grill Chart House'),
    overviewDescription: say(
      'Fire, oak and old sea charts.',
      'Feuer, Eiche und alte Seekarten.',
      'Le feu, le chêne et de vieilles cartes marines.',
    ),
    description: prose(
      'Dry-aged beef, whole fish, vegetables straight from the embers. The charts on the walls are real, and so is the bill: this restaurant is chargeable.',
      'Trocken gereiftes Rind, ganze Fische, Gemüse direkt aus der Glut. Die Karten an den Wänden sind echt, die Rechnung auch: Dieses Restaurant ist kostenpflichtig.',
      'Bœuf maturé, poissons entiers, légumes à même la braise. Les cartes aux murs sont authentiques, l’addition aussi : ce restaurant est payant.',
    ),
    layoutType: 'Extended',
    showBookNow: true,
    bookingPath: '/dining/detail/dining-chart-house',
    ...placed('chartHouse'),
    pictures: ['venue-chart-house', 'plate-steak'],
    pdfs: [
      {
        id: 'menu-chart-house',
        name: 'Chart House menu.pdf',
        description: say('Menu', 'Speisekarte', 'Carte'),
        document: 'menu',
      },
    ],
  },
  {
    id: 'article-saffron',
    category: 'category-dining',
    title: say('Saffron', 'Saffron', 'Saffron'),
    overviewDescription: say(
      'From Istanbul to Madras, at one table.',
      'Von Istanbul bis Madras, an einem Tisch.',
      'D’Istanbul à Madras, à une même table.',
    ),
    description: prose(
      'Small dishes for sharing, warm bread to scoop them up. Tell the kitchen how hot; they will believe you.',
      'Kleine Gerichte zum Teilen, warmes Brot zum Auftunken. Sagen Sie der Küche, wie scharf; sie glaubt es Ihnen.',
      'De petits plats à partager, du pain chaud pour saucer. Dites à la cuisine votre degré de piment ; elle vous croira.',
    ),
    layoutType: 'Extended',
    showBookNow: true,
    bookingPath: '/dining/detail/dining-saffron',
    ...placed('saffron'),
    pictures: ['venue-saffron', 'plate-curry'],
  },
  {
    id: 'article-lido-kitchen',
    category: 'category-dining',
    title: say('Lido Kitchen', 'Lido-Küche', 'Cuisine du Lido'),
    overviewDescription: say(
      'All day, indoors or by the pool.',
      'Den ganzen Tag, drinnen oder am Pool.',
      'Toute la journée, dedans ou au bord de la piscine.',
    ),
    description: prose(
      'Breakfast from half past six, salads at noon, cake at three, soup at midnight. Everything is marked for allergies; ask, if you would like to be sure.',
      'Frühstück ab halb sieben, Salate am Mittag, Kuchen um drei, Suppe um Mitternacht. Alle Allergene sind gekennzeichnet; fragen Sie, wenn Sie sichergehen möchten.',
      'Petit-déjeuner dès six heures trente, salades à midi, gâteaux à quinze heures, soupe à minuit. Les allergènes sont indiqués ; demandez en cas de doute.',
    ),
    layoutType: 'Classic',
    ...placed('lidoKitchen'),
    pictures: ['venue-lido-kitchen', 'plate-breakfast', 'plate-salad'],
  },
  {
    id: 'article-room-service',
    category: 'category-dining',
    title: say('Breakfast in your cabin', 'Frühstück in der Kabine', 'Petit-déjeuner en cabine'),
    overviewDescription: say(
      'Hang the card out before two in the morning.',
      'Hängen Sie die Karte bis zwei Uhr nachts hinaus.',
      'Accrochez la carte avant deux heures du matin.',
    ),
    description: prose(
      'We knock at the minute you ticked. Coffee, eggs and pastries are included; champagne is not.',
      'Wir klopfen zur angekreuzten Minute. Kaffee, Eier und Gebäck sind inbegriffen, Champagner nicht.',
      'Nous frappons à la minute cochée. Café, œufs et viennoiseries sont compris ; le champagne, non.',
    ),
    layoutType: 'Classic',
    pictures: ['plate-tray'],
    pdfs: [
      {
        id: 'menu-room-service',
        name: 'Cabin breakfast.pdf',
        description: say('Order card', 'Bestellkarte', 'Carte de commande'),
        document: 'menu',
      },
    ],
  },
];

export const bars: Article[] = [
  {
    id: 'article-observatory',
    category: 'category-bars',
    title: say('The Observatory', 'Das Observatorium', 'L’Observatoire'),
    overviewDescription: say('The highest bar on board.', 'Die höchste Bar an Bord.', 'Le bar le plus haut du bord.'),
    description: prose(
      'Above the bridge, glass on three sides. Tea at half past three, cocktails from six, telescopes after dark.',
      'Über der Brücke, Glas an drei Seiten. Tee um halb vier, Cocktails ab sechs, Teleskope nach Einbruch der Dunkelheit.',
      'Au-dessus de la passerelle, du verre sur trois côtés. Thé à quinze heures trente, cocktails dès dix-huit heures, télescopes à la nuit.',
    ),
    layoutType: 'Extended',
    ...placed('observatory'),
    pictures: ['venue-observatory', 'plate-cocktail'],
  },
  {
    id: 'article-brass-and-rum',
    category: 'category-bars',
    title: say('Brass & Rum', 'Brass & Rum', 'Brass & Rum'),
    overviewDescription: say(
      'Dark wood, ninety bottles.',
      'Dunkles Holz, neunzig Flaschen.',
      'Bois sombre, quatre-vingt-dix bouteilles.',
    ),
    description: prose(
      'The barman remembers what you drank yesterday. That can be an advantage.',
      'Der Barmann weiß noch, was Sie gestern getrunken haben. Das kann ein Vorteil sein.',
      'Le barman se souvient de ce que vous avez bu hier. Ce peut être un avantage.',
    ),
    layoutType: 'Classic',
    ...placed('brassAndRum'),
    pictures: ['venue-brass-and-rum'],
  },
  {
    id: 'article-cellar',
    category: 'category-bars',
    title: say('Cellar 47', 'Cellar 47', 'Cellar 47'),
    overviewDescription: say(
      'Four hundred wines, one long table.',
      'Vierhundert Weine, ein langer Tisch.',
      'Quatre cents vins, une grande table.',
    ),
    description: prose(
      'Every evening five bottles from the coast we are passing are open by the glass.',
      'Jeden Abend sind fünf Flaschen von der Küste, an der wir vorbeifahren, glasweise geöffnet.',
      'Chaque soir, cinq bouteilles de la côte que nous longeons sont servies au verre.',
    ),
    layoutType: 'Classic',
    ...placed('cellar'),
    pictures: ['venue-cellar', 'plate-wine'],
  },
  {
    id: 'article-pool-bar',
    category: 'category-bars',
    title: say('Pool Bar', 'Poolbar', 'Bar de la piscine'),
    overviewDescription: say(
      'Cold, with ice, in the sun.',
      'Kalt, mit Eis, in der Sonne.',
      'Frais, avec des glaçons, au soleil.',
    ),
    description: prose(
      'Fresh juices, small beers, large towels. Children drink from the colourful side of the menu.',
      'Frische Säfte, kleine Biere, große Handtücher. Kinder trinken von der bunten Seite der Karte.',
      'Jus frais, petites bières, grandes serviettes. Les enfants choisissent du côté coloré de la carte.',
    ),
    layoutType: 'Classic',
    ...placed('poolBar'),
    pictures: ['venue-pool-bar'],
  },
  {
    id: 'article-cafe-zenith',
    category: 'category-bars',
    title: say('Café Zénith', 'Café Zénith', 'Café Zénith'),
    overviewDescription: say('Coffee as on land.', 'Kaffee wie an Land.', 'Le café comme à terre.'),
    description: prose(
      'Two roasts, one pastry chef, newspapers from yesterday and board games from always.',
      'Zwei Röstungen, eine Konditorin, Zeitungen von gestern und Brettspiele von eh und je.',
      'Deux torréfactions, une pâtissière, les journaux d’hier et les jeux de société de toujours.',
    ),
    layoutType: 'Classic',
    ...placed('cafeZenith'),
    pictures: ['venue-cafe-zenith', 'plate-coffee'],
  },
];
