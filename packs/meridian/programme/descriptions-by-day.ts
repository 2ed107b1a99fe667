import { type PackText, prose } from '#packs/schema/text.ts';
import type { ActivityName } from '../content/schedule/plan.ts';

export const byDay: Partial<Record<ActivityName, PackText>> = {
  stretch: prose(
    'Half an hour of gentle movement while the sun comes up over the bow. No experience needed, mats are laid out.',
    'Eine halbe Stunde sanfte Bewegung, während die Sonne über dem Bug aufgeht. Vorkenntnisse sind nicht nötig, Matten liegen bereit.',
    'Une demi-heure de mouvements doux pendant que le soleil se lève à l’avant. Aucune expérience requise, tapis fournis.',
  ),
  yoga: prose(
    'A calm class for all levels, facing the sea. Come five minutes early to find your place.',
    'Eine ruhige Stunde für alle, mit Blick aufs Meer. Kommen Sie fünf Minuten früher, um Ihren Platz zu finden.',
    'Un cours tranquille pour tous, face à la mer. Arrivez cinq minutes avant pour choisir votre place.',
  ),
  mile: prose(
    'Four rounds make a nautical mile. Walk or run, nobody keeps time, and there is coffee at the finish.',
    'Vier Runden sind eine Seemeile. Gehen oder laufen Sie, niemand stoppt die Zeit, und im Ziel gibt es Kaffee.',
    'Quatre tours font un mille marin. En marchant ou en courant, sans chronomètre, avec un café à l’arrivée.',
  ),
  tennis: prose(
    'Turn up, write your name on the board and play. Rackets are on the table.',
    'Kommen Sie vorbei, schreiben Sie Ihren Namen an die Tafel und spielen Sie mit. Schläger liegen auf dem Tisch.',
    'Venez, inscrivez votre nom au tableau et jouez. Les raquettes sont sur la table.',
  ),
  aqua: prose(
    'Forty-five minutes in warm sea water to music you know. Please shower first.',
    'Fünfundvierzig Minuten in warmem Meerwasser zu Musik, die Sie kennen. Bitte vorher duschen.',
    'Quarante-cinq minutes dans l’eau de mer chauffée, sur des airs connus. Douche obligatoire avant.',
  ),
  portTalk: prose(
    'Our shore team shows the way from the gangway into town, what is worth the queue and what is not, and the last moment to turn back.\nThe talk is repeated on cabin television in the evening.',
    'Unser Ausflugsteam zeigt den Weg von der Gangway in die Stadt, wofür sich das Anstehen lohnt und wofür nicht, und wann Sie spätestens umkehren sollten.\nDer Vortrag läuft am Abend noch einmal im Kabinenfernsehen.',
    'Notre équipe vous montre le chemin de la passerelle à la ville, ce qui mérite l’attente et ce qui ne la mérite pas, et l’heure limite du retour.\nLa conférence repasse le soir à la télévision de la cabine.',
  ),
  historian: prose(
    'Dr Amélie Roussel tells the story of the coast outside the window: who came, what they traded, what they left behind.',
    'Dr. Amélie Roussel erzählt die Geschichte der Küste vor dem Fenster: wer kam, womit gehandelt wurde und was geblieben ist.',
    'L’historienne Amélie Roussel raconte la côte qui défile derrière la vitre : qui vint, ce qu’on échangea, ce qui est resté.',
  ),
  watercolour: prose(
    'Paper, brushes and patience are provided. You take home a small harbour.',
    'Papier, Pinsel und Geduld stellen wir. Sie nehmen einen kleinen Hafen mit nach Hause.',
    'Papier, pinceaux et patience sont fournis. Vous repartez avec un petit port.',
  ),
  language: prose(
    'Good morning, thank you, the bill please: enough to be greeted with a smile tomorrow.',
    'Guten Morgen, danke, die Rechnung bitte: genug, um morgen mit einem Lächeln begrüßt zu werden.',
    'Bonjour, merci, l’addition : de quoi être accueilli demain avec le sourire.',
  ),
  knots: prose(
    'The bosun teaches the bowline, the reef knot and the one that nobody ever gets right the first time.',
    'Der Bootsmann zeigt Palstek, Kreuzknoten und den einen, den niemand beim ersten Mal schafft.',
    'Le bosco enseigne le nœud de chaise, le nœud plat et celui que personne ne réussit du premier coup.',
  ),
  galley: prose(
    'Through the swing doors and along the hot line, past the bakery that never sleeps. Closed shoes, please.',
    'Durch die Schwingtür und an den Herden entlang, vorbei an der Bäckerei, die nie schläft. Bitte geschlossene Schuhe.',
    'Passez les portes battantes, longez les fourneaux jusqu’à la boulangerie qui ne dort jamais. Chaussures fermées.',
  ),
  cookery: prose(
    'Flour, eggs and two hours: fresh tagliatelle with a sauce from the next port, eaten together at the end.\nEight places at £35 each. Please book at the Galley Studio.',
    'Mehl, Eier und zwei Stunden: frische Tagliatelle mit einer Sauce aus dem nächsten Hafen, am Ende gemeinsam gegessen.\nAcht Plätze zu je 35 £. Bitte im Kochstudio anmelden.',
    'De la farine, des œufs et deux heures : des tagliatelles fraîches et une sauce de la prochaine escale, dégustées ensemble.\nHuit places à 35 £. Réservation à l’Atelier de cuisine.',
  ),
  tea: prose(
    'Scones from the oven, small sandwiches and forty teas in the Café Zénith. A string trio plays.',
    'Scones aus dem Ofen, kleine Sandwiches und vierzig Teesorten im Café Zénith. Ein Streichtrio spielt.',
    'Des scones tout chauds, de petits sandwichs et quarante thés au Café Zénith. Un trio à cordes joue.',
  ),
  wine: prose(
    'Five glasses from vineyards you could almost see from deck, with bread, cheese and the stories behind the labels.\n£28 per person.',
    'Fünf Gläser von Weinbergen, die man vom Deck fast sehen kann, mit Brot, Käse und den Geschichten hinter den Etiketten.\n28 £ pro Person.',
    'Cinq verres de vignobles presque visibles du pont, avec pain, fromages et les histoires derrière les étiquettes.\n28 £ par personne.',
  ),
  brunch: prose(
    'From pancakes to oysters, without a hurry. The bakery brings the bread to the table.',
    'Von Pfannkuchen bis Austern, ganz ohne Eile. Die Bäckerei bringt das Brot an den Tisch.',
    'Des crêpes aux huîtres, sans se presser. La boulangerie apporte le pain à table.',
  ),
  treasure: prose(
    'The pirates have hidden their chest between deck 5 and deck 12. Find it before tea. Parents may help, quietly.',
    'Die Piraten haben ihre Truhe zwischen Deck 5 und Deck 12 versteckt. Findet sie vor dem Tee. Eltern dürfen helfen, aber leise.',
    'Les pirates ont caché leur coffre entre le pont 5 et le pont 12. Trouvez-le avant le goûter. Les parents peuvent aider, sans bruit.',
  ),
  pizzaKids: prose(
    'Everybody rolls, tops and eats their own. For children from 4 to 11, parents have the hour off.',
    'Jeder rollt aus, belegt und isst seine eigene. Für Kinder von 4 bis 11, die Eltern haben frei.',
    'Chacun étale, garnit et mange la sienne. De 4 à 11 ans ; les parents ont quartier libre.',
  ),
  tableFootball: prose(
    'Doubles, best of five, from 12 to 17 years. The winners’ names go on the wall.',
    'Doppel, drei Gewinnsätze, von 12 bis 17 Jahren. Die Namen der Sieger kommen an die Wand.',
    'En double, trois manches gagnantes, de 12 à 17 ans. Le nom des vainqueurs est inscrit au mur.',
  ),
  bridgeTalk: prose(
    'How much does she weigh? Who sails at night? What happens in fog? Captain Ingrid Solheim takes every question.',
    'Wie schwer ist das Schiff? Wer steuert nachts? Was passiert bei Nebel? Kapitänin Ingrid Solheim beantwortet jede Frage.',
    'Combien pèse le navire ? Qui tient la barre la nuit ? Que fait-on dans le brouillard ? La commandante Ingrid Solheim répond à tout.',
  ),
  muster: prose(
    'Every guest takes part, also those who have sailed with us before. Leave life jackets in the cabin and bring your cruise card; it is scanned at the station.',
    'Alle Gäste nehmen teil, auch wer schon mit uns gefahren ist. Lassen Sie die Rettungswesten in der Kabine und bringen Sie Ihre Bordkarte mit; sie wird an der Station gescannt.',
    'Tous les passagers participent, même les habitués. Laissez les gilets en cabine et apportez votre carte de bord ; elle est scannée au point de rassemblement.',
  ),
  sailAway: prose(
    'The lines come in, the band begins. The best places are aft on the port side.',
    'Die Leinen werden eingeholt, die Band legt los. Die besten Plätze sind achtern an Backbord.',
    'On largue les amarres, l’orchestre commence. Les meilleures places sont à l’arrière, à bâbord.',
  ),
  sailIn: prose(
    'The pilot comes aboard, the town comes closer, and the bridge tells you what you are looking at.',
    'Der Lotse kommt an Bord, die Stadt kommt näher, und die Brücke erklärt, was Sie sehen.',
    'Le pilote monte à bord, la ville approche, et la passerelle commente ce que vous voyez.',
  ),
  bridgeClub: prose(
    'Come alone or with a partner. Beginners sit at the table by the window.',
    'Kommen Sie allein oder zu zweit. Anfänger sitzen am Tisch beim Fenster.',
    'Seul ou à deux. Les débutants s’installent à la table près de la fenêtre.',
  ),
  quiz: prose(
    'Twenty questions, teams of up to six, one bottle of sparkling wine.',
    'Zwanzig Fragen, Teams bis sechs Personen, eine Flasche Sekt.',
    'Vingt questions, équipes de six au plus, une bouteille de mousseux.',
  ),
  portraits: prose(
    'Our photographers set up where the light is best. Sitting is free, prints are ordered in the photo studio.',
    'Unsere Fotografen bauen dort auf, wo das Licht am besten ist. Die Aufnahme ist kostenlos, Abzüge bestellen Sie im Fotostudio.',
    'Nos photographes s’installent là où la lumière est la plus belle. La pose est offerte, les tirages se commandent au studio.',
  ),
  accounts: prose(
    'Everything you charged to your cabin is on your account. If a line puzzles you, ask before you go ashore.',
    'Alles, was Sie an Bord unterschrieben haben, steht auf Ihrem Konto. Ist Ihnen ein Posten unklar, fragen Sie bitte, bevor Sie an Land gehen.',
    'Tout ce que vous avez porté à votre cabine figure sur votre compte. Si une ligne vous intrigue, demandez avant de débarquer.',
  ),
  luggage: prose(
    'Yellow and green from 08:00, blue from 08:30, red from 09:00. Your luggage waits in the terminal by colour.',
    'Gelb und Grün ab 8:00, Blau ab 8:30, Rot ab 9:00 Uhr. Ihr Gepäck steht im Terminal nach Farben.',
    'Jaune et vert dès 8 h, bleu dès 8 h 30, rouge dès 9 h. Vos bagages vous attendent au terminal par couleur.',
  ),
};
