import { prose, same, say } from '#packs/schema/text.ts';
import type { Article } from '#packs/shared/tagged-article.ts';
import { placed } from './ship.ts';

export const board: Article[] = [
  {
    id: 'article-welcome',
    title: say('A word from the captain', 'Ein Wort vom Kapitän', 'Le mot du capitaine'),
    overviewDescription: say(
      'Jan Terhorst, captain of the Lorelei',
      'Jan Terhorst, Kapitän der Lorelei',
      'Jan Terhorst, capitaine du Lorelei',
    ),
    description: prose(
      'My grandfather took coal up this river, my father gravel. I take you, and you complain least of all. Come up to the wheelhouse; the door stands open when we are under way by day.',
      'Mein Großvater hat Kohle den Rhein hinaufgefahren, mein Vater Kies. Ich fahre Sie, und Sie beschweren sich am wenigsten. Kommen Sie ins Steuerhaus: Tagsüber steht die Tür offen, wenn wir fahren.',
      'Mon grand-père remontait du charbon sur ce fleuve, mon père du gravier. Moi, c’est vous, et vous vous plaignez le moins. Venez à la timonerie : de jour, la porte est ouverte.',
    ),
    layoutType: 'FullScreen',
    textColour: '#ffffff',
    backgroundColour: '#2c5234',
    hashtags: ['welcome'],
    pictures: ['river-loreley'],
    audios: [{ id: 'audio-welcome', name: 'Barkarole', tune: 'barcarolle' }],
    videos: [
      {
        id: 'video-welcome',
        name: 'Lorelei',
        description: say('The Rhine in one minute', 'Der Rhein in einer Minute', 'Le Rhin en une minute'),
        pictures: ['river-loreley', 'river-ruedesheim', 'ship-profile'],
      },
    ],
  },
  {
    id: 'article-today',
    title: say('Today', 'Heute', 'Aujourd’hui'),
    overviewDescription: say('The day, hour by hour.', 'Der Tag, Stunde für Stunde.', 'La journée, heure par heure.'),
    layoutType: 'DailySchedule',
    pictures: ['thing-day'],
  },
  {
    id: 'article-rebstock',
    category: 'category-dining',
    title: same('Rebstock'),
    overviewDescription: say(
      'The restaurant: one sitting, window tables for all.',
      'Das Restaurant: eine Tischzeit, alle am Fenster.',
      'Le restaurant : un seul service, tous à la fenêtre.',
    ),
    description: prose(
      'The menu follows the river: sauerbraten in Cologne, pike-perch at Speyer, tarte flambée in Strasbourg. The wine list stops where the vineyards do.',
      'Die Karte folgt dem Fluss: Sauerbraten in Köln, Zander vor Speyer, Flammkuchen in Straßburg. Die Weinkarte endet, wo die Weinberge enden.',
      'La carte suit le fleuve : sauerbraten à Cologne, sandre à Spire, tarte flambée à Strasbourg. Les vins s’arrêtent où finissent les vignes.',
    ),
    layoutType: 'Extended',
    ...placed('restaurant'),
    pictures: ['venue-restaurant', 'plate-fish', 'plate-dessert'],
    pdfs: [
      {
        id: 'menu-rebstock',
        name: 'Rebstock.pdf',
        description: say('This evening’s menu', 'Die Karte von heute Abend', 'La carte de ce soir'),
        document: 'menu',
      },
    ],
  },
  {
    id: 'article-weinstube',
    category: 'category-dining',
    title: same('Weinstube'),
    overviewDescription: say(
      'Oak tables, small plates, forty Rieslings.',
      'Eichentische, kleine Teller, vierzig Rieslinge.',
      'Tables de chêne, petites assiettes, quarante rieslings.',
    ),
    description: prose(
      'Come for a glass and stay for supper. On the evening in Rüdesheim the winemaker pours in person.',
      'Auf ein Glas kommen und zum Abendbrot bleiben. Am Abend in Rüdesheim schenkt der Winzer selbst aus.',
      'Venez pour un verre, restez souper. Le soir de Rüdesheim, le vigneron sert lui-même.',
    ),
    layoutType: 'Extended',
    showBookNow: true,
    bookingPath: '/dining/detail/dining-weinstube',
    ...placed('weinstube'),
    pictures: ['venue-weinstube', 'plate-wine'],
  },
  {
    id: 'article-lounge',
    category: 'category-ship',
    title: say('Panorama Lounge', 'Panoramasalon', 'Salon panoramique'),
    overviewDescription: say('Glass on three sides.', 'Glas auf drei Seiten.', 'Du verre sur trois côtés.'),
    description: prose(
      'The bow belongs to the guests: armchairs, newspapers, a grand piano in the evening.',
      'Der Bug gehört den Gästen: Sessel, Zeitungen, abends der Flügel.',
      'La proue est aux passagers : fauteuils, journaux et, le soir, le piano.',
    ),
    layoutType: 'Extended',
    ...placed('lounge'),
    pictures: ['venue-lounge'],
  },
  {
    id: 'article-sauna',
    category: 'category-ship',
    title: say('Sauna and massage', 'Sauna und Massage', 'Sauna et massage'),
    overviewDescription: say(
      'Warm wood below the water line.',
      'Warmes Holz unter der Wasserlinie.',
      'Du bois chaud sous la ligne de flottaison.',
    ),
    description: prose(
      'One sauna, one massage room and Frau Albers, who finds every knot.',
      'Eine Sauna, ein Massageraum und Frau Albers, die jede Verspannung findet.',
      'Un sauna, une salle de massage et Mme Albers, à qui aucun nœud n’échappe.',
    ),
    layoutType: 'Extended',
    showBookNow: true,
    bookingPath: '/spa/overview',
    ...placed('sauna'),
    pictures: ['venue-sauna'],
  },
  {
    id: 'article-sun-deck',
    category: 'category-ship',
    title: say('Sun deck', 'Sonnendeck', 'Pont soleil'),
    overviewDescription: say(
      'Loungers, draughts, and low bridges.',
      'Liegen, Damespiel und niedrige Brücken.',
      'Transats, jeu de dames et ponts bas.',
    ),
    description: prose(
      'Under the low bridges before Strasbourg everybody sits down. The captain says when.',
      'Unter den niedrigen Brücken vor Straßburg setzen sich alle hin. Der Kapitän sagt Bescheid.',
      'Sous les ponts bas avant Strasbourg, tout le monde s’assied. Le capitaine prévient.',
    ),
    layoutType: 'Classic',
    ...placed('sunDeck'),
    pictures: ['river-ruedesheim-evening'],
    pdfs: [
      {
        id: 'deck-plan',
        name: 'Deckplan.pdf',
        description: say('Deck plan', 'Decksplan', 'Plan des ponts'),
        document: 'deck-plan',
      },
    ],
  },
];

export const towns: Article[] = [
  {
    id: 'article-loreley',
    category: 'category-towns',
    title: say('The Loreley', 'Die Loreley', 'La Lorelei'),
    overviewDescription: say(
      '132 metres of slate and one song.',
      '132 Meter Schiefer und ein Lied.',
      '132 mètres de schiste et une chanson.',
    ),
    description: prose(
      'The river narrows to 113 metres and deepens to 25. Boatmen used to ring a bell here; today it is the phones that come out.',
      'Der Rhein wird hier 113 Meter schmal und 25 Meter tief. Früher läuteten die Schiffer die Glocke, heute kommen die Handys heraus.',
      'Le fleuve se resserre à 113 mètres et se creuse à 25. Les bateliers sonnaient la cloche ; aujourd’hui, on sort les téléphones.',
    ),
    layoutType: 'Classic',
    pictures: ['river-loreley'],
  },
  {
    id: 'article-speyer',
    category: 'category-towns',
    title: say('Speyer in two hours', 'Speyer in zwei Stunden', 'Spire en deux heures'),
    overviewDescription: say(
      'Cathedral, mikveh, pretzel.',
      'Dom, Judenhof, Brezel.',
      'Cathédrale, cour juive, bretzel.',
    ),
    description: prose(
      'From the pier through the park to the cathedral, down the Maximilianstraße to the old gate, and back along the brook. Buy the pretzel on the corner of Kleine Pfaffengasse.',
      'Vom Anleger durch den Park zum Dom, die Maximilianstraße hinunter zum Altpörtel und am Bach entlang zurück. Die Brezel gibt es an der Ecke Kleine Pfaffengasse.',
      'Du quai par le parc jusqu’à la cathédrale, la Maximilianstraße jusqu’à la vieille porte, et retour le long du ruisseau. Le bretzel s’achète au coin de la Kleine Pfaffengasse.',
    ),
    layoutType: 'Classic',
    pictures: ['river-speyer'],
  },
];
