import type { PackSource } from '#packs/pack.schema.ts';
import { type PackText, prose, say } from '#packs/schema/text.ts';

type Article = PackSource['content']['articles'][number];

/** One page per port: an idea for guests who go ashore on their own. */
function port(
  id: string,
  title: PackText,
  overviewDescription: PackText,
  description: PackText,
  ...more: string[]
): Article {
  return {
    id: `article-port-${id}`,
    category: 'category-ports',
    title,
    overviewDescription,
    description,
    layoutType: 'Extended',
    showBookNow: true,
    bookingPath: '/shoreexcursions',
    additionalArticlesCategory: 'category-ports',
    pictures: [`ashore-${id}`, `port-${id}`, ...more],
  };
}

export const ports: Article[] = [
  port(
    'lisbon',
    say('Lisbon on your own', 'Lissabon auf eigene Faust', 'Lisbonne en liberté'),
    say(
      'Up with the lift, down with the tram.',
      'Hinauf mit dem Aufzug, hinunter mit der Tram.',
      'Montez par l’ascenseur, redescendez en tram.',
    ),
    prose(
      'Start at the iron lift in Baixa and walk the ridge to the viewpoint of São Pedro. A tart in the hand, the castle opposite, the river below.',
      'Beginnen Sie am eisernen Aufzug in der Baixa und gehen Sie oben zum Aussichtspunkt São Pedro. Ein Törtchen in der Hand, gegenüber die Burg, unten der Fluss.',
      'Partez de l’ascenseur de fer de la Baixa et suivez la crête jusqu’au belvédère de São Pedro. Un pastel à la main, le château en face, le fleuve en bas.',
    ),
  ),
  port(
    'malaga',
    say('Málaga on your own', 'Málaga auf eigene Faust', 'Malaga en liberté'),
    say(
      'Sardines on the beach of Pedregalejo.',
      'Sardinen am Strand von Pedregalejo.',
      'Des sardines sur la plage de Pedregalejo.',
    ),
    prose(
      'Bus 11 takes a quarter of an hour. The boats that serve as grills are real boats; the smoke shows the way.',
      'Der Bus 11 braucht eine Viertelstunde. Die Boote, in denen gegrillt wird, sind echte Boote; der Rauch weist den Weg.',
      'Le bus 11 met un quart d’heure. Les barques qui servent de grils sont de vraies barques ; suivez la fumée.',
    ),
  ),
  port(
    'palma',
    say('Palma on your own', 'Palma auf eigene Faust', 'Palma en liberté'),
    say(
      'Forty courtyards, most of them open.',
      'Vierzig Innenhöfe, die meisten offen.',
      'Quarante patios, ouverts pour la plupart.',
    ),
    prose(
      'Behind the cathedral the doors stand ajar. Step in, look up, step out again: nobody minds.',
      'Hinter der Kathedrale stehen die Türen angelehnt. Treten Sie ein, schauen Sie hinauf, gehen Sie weiter: Niemand hat etwas dagegen.',
      'Derrière la cathédrale, les portes sont entrouvertes. Entrez, levez les yeux, ressortez : personne n’y trouve à redire.',
    ),
  ),
  port(
    'marseille',
    say('Marseille on your own', 'Marseille auf eigene Faust', 'Marseille en liberté'),
    say(
      'The fish market, before nine. Or the ferry, after.',
      'Der Fischmarkt vor neun. Oder danach die Fähre.',
      'Le marché aux poissons avant neuf heures. Ou le ferry, après.',
    ),
    prose(
      'The ferry across the Old Port takes three minutes and saves twenty. On the far side the lanes of Le Panier begin.',
      'Die Fähre über den Alten Hafen braucht drei Minuten und spart zwanzig. Drüben beginnen die Gassen des Panier.',
      'Le ferry du Vieux-Port met trois minutes et en épargne vingt. En face commencent les ruelles du Panier.',
    ),
  ),
  port(
    'genoa',
    say('Genoa on your own', 'Genua auf eigene Faust', 'Gênes en liberté'),
    say('Focaccia first, palaces second.', 'Erst Focaccia, dann Paläste.', 'La focaccia d’abord, les palais ensuite.'),
    prose(
      'Ask for the middle piece. Then follow Via Garibaldi, where each house tried to outshine the next.',
      'Verlangen Sie das Stück aus der Mitte. Dann folgen Sie der Via Garibaldi, in der ein Haus das andere übertreffen wollte.',
      'Demandez le morceau du milieu. Puis suivez la via Garibaldi, où chaque maison voulut éclipser sa voisine.',
    ),
  ),
  port(
    'naples',
    say('Naples on your own', 'Neapel auf eigene Faust', 'Naples en liberté'),
    say(
      'Coffee at the counter, pizza on the kerb.',
      'Kaffee am Tresen, Pizza am Bordstein.',
      'Le café au comptoir, la pizza sur le trottoir.',
    ),
    prose(
      'From the pier it is ten minutes to the Galleria and fifteen to the first pizza. Pay for two coffees, drink one: the other waits for someone who cannot afford it.',
      'Vom Pier sind es zehn Minuten zur Galleria und fünfzehn bis zur ersten Pizza. Zahlen Sie zwei Kaffee, trinken Sie einen: Der andere wartet auf jemanden, der ihn sich nicht leisten kann.',
      'Du quai, dix minutes jusqu’à la Galleria et quinze jusqu’à la première pizza. Payez deux cafés, n’en buvez qu’un : l’autre attend quelqu’un qui ne peut se l’offrir.',
    ),
    'port-naples-evening',
  ),
  port(
    'valletta',
    say('Valletta on your own', 'Valletta auf eigene Faust', 'La Valette en liberté'),
    say(
      'Up in the lift, noon gun, down on foot.',
      'Mit dem Aufzug hinauf, Kanonenschuss, zu Fuß hinunter.',
      'Montez en ascenseur, écoutez le canon, redescendez à pied.',
    ),
    prose(
      'The lift at the quay goes up to the Upper Barrakka Gardens. At twelve sharp the gun is fired; keep your hat on.',
      'Der Aufzug am Kai fährt zu den Upper Barrakka Gardens. Punkt zwölf wird die Kanone abgefeuert; halten Sie den Hut fest.',
      'L’ascenseur du quai monte aux jardins d’Upper Barrakka. À midi juste, le canon tonne ; tenez votre chapeau.',
    ),
  ),
  port(
    'santorini',
    say('Santorini on your own', 'Santorin auf eigene Faust', 'Santorin en liberté'),
    say(
      'The path from Fira to Firostefani.',
      'Der Weg von Fira nach Firostefani.',
      'Le sentier de Fira à Firostefani.',
    ),
    prose(
      'Twenty minutes along the rim with the sea at your feet. The last cable car down is always the fullest: take the one before.',
      'Zwanzig Minuten am Kraterrand entlang, das Meer zu Füßen. Die letzte Seilbahn ist immer die vollste: Nehmen Sie die davor.',
      'Vingt minutes le long du cratère, la mer à vos pieds. La dernière cabine est toujours la plus pleine : prenez celle d’avant.',
    ),
  ),
  port(
    'athens',
    say('Athens on your own', 'Athen auf eigene Faust', 'Athènes en liberté'),
    say(
      'The metro from Piraeus takes twenty minutes.',
      'Die Metro ab Piräus braucht zwanzig Minuten.',
      'Le métro du Pirée met vingt minutes.',
    ),
    prose(
      'Get off at Monastiraki, look up, and there it is. The lanes of Anafiotika below the rock are an island village that took a wrong turn.',
      'Steigen Sie in Monastiraki aus, schauen Sie hoch, und da ist sie. Die Gassen von Anafiotika unter dem Felsen sind ein Inseldorf, das falsch abgebogen ist.',
      'Descendez à Monastiraki, levez les yeux : la voilà. Les ruelles d’Anafiotika, au pied du rocher, sont un village des îles qui s’est trompé de route.',
    ),
  ),
  port(
    'dubrovnik',
    say('Dubrovnik on your own', 'Dubrovnik auf eigene Faust', 'Dubrovnik en liberté'),
    say(
      'A door in the wall, a bar on the rocks.',
      'Eine Tür in der Mauer, eine Bar auf den Felsen.',
      'Une porte dans le rempart, un bar sur les rochers.',
    ),
    prose(
      'On the sea side of the walls is a small wooden sign: cold drinks. Duck through the door and you are outside the city, above the water.',
      'An der Seeseite der Mauer hängt ein kleines Holzschild: kalte Getränke. Gebückt durch die Tür, und Sie stehen vor der Stadt, über dem Wasser.',
      'Côté mer, un petit écriteau de bois : boissons fraîches. Baissez la tête, passez la porte, et vous voilà hors les murs, au-dessus de l’eau.',
    ),
  ),
  port(
    'venice',
    say('Venice on your own', 'Venedig auf eigene Faust', 'Venise en liberté'),
    say(
      'Line 1, at the bow, all the way.',
      'Linie 1, vorn am Bug, bis zum Schluss.',
      'La ligne 1, à la proue, jusqu’au bout.',
    ),
    prose(
      'The slow boat stops everywhere and costs what a coffee costs on the square. Sit outside and count the bridges; there are only four.',
      'Das langsame Boot hält überall und kostet so viel wie ein Kaffee am Markusplatz. Setzen Sie sich nach draußen und zählen Sie die Brücken; es sind nur vier.',
      'Le bateau lent s’arrête partout et coûte le prix d’un café sur la place. Installez-vous dehors et comptez les ponts ; il n’y en a que quatre.',
    ),
  ),
];
