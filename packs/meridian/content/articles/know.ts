import { prose, say } from '#packs/schema/text.ts';
import { type Article, answer } from '#packs/shared/tagged-article.ts';

export const know: Article[] = [
  answer(
    'money',
    say('Money and your account', 'Geld und Bordkonto', 'Argent et compte de bord'),
    say(
      'On board you pay with your card.',
      'An Bord zahlen Sie mit Ihrer Bordkarte.',
      'À bord, vous payez avec votre carte.',
    ),
    prose(
      'Prices are in pounds. Your account can be read here at any time and is settled on the last morning. Questions are answered at reception, day and night.',
      'Die Preise sind in Pfund. Ihr Konto sehen Sie hier jederzeit; abgerechnet wird am letzten Morgen. Fragen beantwortet die Rezeption, Tag und Nacht.',
      'Les prix sont en livres. Votre compte se consulte ici à tout moment et se règle le dernier matin. La réception répond jour et nuit.',
    ),
  ),
  answer(
    'internet',
    say('Internet at sea', 'Internet auf See', 'Internet en mer'),
    say(
      'This portal is free. The rest of the world is extra.',
      'Dieses Portal ist kostenlos. Der Rest der Welt kostet extra.',
      'Ce portail est gratuit. Le reste du monde est en supplément.',
    ),
    prose(
      'Connect to the network “Meridian”. Packages for messages, browsing and films are sold at reception. Between cliffs and far from land it can be slow; the sea is older than the signal.',
      'Verbinden Sie sich mit dem Netz „Meridian“. Pakete für Nachrichten, Surfen und Filme gibt es an der Rezeption. Zwischen Felsen und weit draußen kann es langsam werden; das Meer ist älter als das Signal.',
      'Connectez-vous au réseau « Meridian ». Les forfaits messages, navigation et films se prennent à la réception. Entre les falaises ou loin des côtes, le débit baisse ; la mer est plus vieille que le signal.',
    ),
  ),
  answer(
    'laundry',
    say('Laundry', 'Wäsche', 'Blanchisserie'),
    say(
      'In the bag before nine, back by six next day.',
      'Bis neun in den Beutel, am nächsten Tag um sechs zurück.',
      'Dans le sac avant neuf heures, rendu le lendemain à dix-huit heures.',
    ),
    prose(
      'The bag and the list hang in your wardrobe. Self-service machines and irons are on deck 8, midship.',
      'Beutel und Liste hängen im Schrank. Waschmaschinen und Bügeleisen zur Selbstbedienung finden Sie auf Deck 8, Mitte.',
      'Le sac et la liste sont dans la penderie. Machines et fers en libre-service au pont 8, centre.',
    ),
  ),
  answer(
    'medical',
    say('Medical centre', 'Bordhospital', 'Centre médical'),
    say(
      'Deck 3. In an emergency dial 911.',
      'Deck 3. Im Notfall wählen Sie 911.',
      'Pont 3. En cas d’urgence, faites le 911.',
    ),
    prose(
      'Two doctors and four nurses, surgery hours 8 to 10 and 17 to 19. Ginger helps against seasickness; the horizon helps more.',
      'Zwei Ärzte und vier Pflegekräfte, Sprechstunden 8 bis 10 und 17 bis 19 Uhr. Gegen Seekrankheit hilft Ingwer, noch besser hilft der Horizont.',
      'Deux médecins et quatre infirmiers, consultations de 8 à 10 h et de 17 à 19 h. Contre le mal de mer, le gingembre aide ; l’horizon, davantage.',
    ),
  ),
  answer(
    'dress',
    say('What to wear', 'Kleiderordnung', 'Comment s’habiller'),
    say(
      'What you like. Twice, what you like best.',
      'Was Ihnen gefällt. An zwei Abenden, was Ihnen am besten gefällt.',
      'Comme il vous plaît. Et deux soirs, sur votre trente et un.',
    ),
    prose(
      'By day there are no rules except shoes indoors. On the two gala evenings many guests dress up; those who do not are just as welcome.',
      'Tagsüber gilt nur eine Regel: drinnen bitte mit Schuhen. An den beiden Galaabenden machen sich viele schick; wer das nicht tut, ist ebenso willkommen.',
      'Le jour, une seule règle : des chaussures à l’intérieur. Lors des deux soirées de gala, beaucoup s’habillent ; les autres sont tout aussi bienvenus.',
    ),
  ),
  answer(
    'access',
    say('Step-free on board', 'Barrierefrei an Bord', 'Accessibilité à bord'),
    say(
      'Lifts to every deck, ramps to every door.',
      'Aufzüge zu jedem Deck, Rampen zu jeder Tür.',
      'Des ascenseurs vers chaque pont, des rampes à chaque porte.',
    ),
    prose(
      'Sixteen cabins are built for wheelchairs. The pools have lifts, the theatre has a hearing loop, and reception lends whatever you left at home.',
      'Sechzehn Kabinen sind rollstuhlgerecht. Die Pools haben Lifte, das Theater eine Induktionsschleife, und die Rezeption verleiht, was zu Hause geblieben ist.',
      'Seize cabines sont adaptées aux fauteuils roulants. Les piscines ont des élévateurs, le théâtre une boucle magnétique, et la réception prête ce que vous avez laissé chez vous.',
    ),
  ),
  answer(
    'sea',
    say('Light on the sea', 'Rücksicht auf das Meer', 'Attentifs à la mer'),
    say(
      'Shore power, own water, no plastic bottles.',
      'Landstrom, eigenes Trinkwasser, keine Plastikflaschen.',
      'Courant de quai, eau produite à bord, zéro bouteille plastique.',
    ),
    prose(
      'In seven of our eleven ports the engines are silent. Drinking water is made on board; bring your bottle, we have the rest.',
      'In sieben unserer elf Häfen schweigen die Motoren. Trinkwasser machen wir selbst; bringen Sie Ihre Flasche mit, den Rest haben wir.',
      'Dans sept de nos onze ports, les moteurs se taisent. L’eau potable est produite à bord ; apportez votre gourde, nous avons le reste.',
    ),
  ),
];
