import { type PackText, prose } from '#packs/schema/text.ts';
import type { ActivityName } from '../content/schedule/plan.ts';

export const byNight: Partial<Record<ActivityName, PackText>> = {
  welcome: prose(
    'An hour to see who will be on stage for the next two weeks, and to raise a glass with the captain.',
    'Eine Stunde, um zu sehen, wer die nächsten zwei Wochen auf der Bühne steht, und mit der Kapitänin anzustoßen.',
    'Une heure pour découvrir ceux qui seront sur scène ces deux semaines, et trinquer avec la commandante.',
  ),
  gala: prose(
    'The captain’s table and everybody else’s: six courses, the ship’s string trio, and the parade of the flaming dessert.\nElegant dress is welcome and not required.',
    'Der Tisch der Kapitänin und alle anderen: sechs Gänge, das Streichtrio des Schiffes und der Einzug der flambierten Desserts.\nElegante Kleidung ist willkommen, aber keine Pflicht.',
    'La table de la commandante et toutes les autres : six services, le trio à cordes du bord et le défilé des desserts flambés.\nTenue élégante bienvenue, jamais exigée.',
  ),
  grill: prose(
    'Dry-aged beef, fish from this morning’s market and a view of the wake.\n£32 per person; tables are booked at reception.',
    'Gereiftes Rind, Fisch, der heute Morgen auf dem Markt lag, und der Blick auf das Kielwasser.\n32 £ pro Person; Tische reservieren Sie an der Rezeption.',
    'Bœuf maturé, poisson du marché du matin et vue sur le sillage.\n32 £ par personne ; réservation à la réception.',
  ),
  revue: prose(
    'Our own production, sixty minutes without a pause. Doors open half an hour before; the balcony has the best view.',
    'Unsere eigene Produktion, sechzig Minuten ohne Pause. Einlass eine halbe Stunde vorher; vom Rang sieht man am besten.',
    'Notre création, soixante minutes sans entracte. Ouverture des portes une demi-heure avant ; le balcon offre la meilleure vue.',
  ),
  opera: prose(
    'Soprano Chiara Venturi and pianist Marco Levi, with the songs that every coast here claims as its own.',
    'Sopranistin Chiara Venturi und Pianist Marco Levi mit den Liedern, die hier jede Küste für sich beansprucht.',
    'La soprano Chiara Venturi et le pianiste Marco Levi, avec les airs que chaque rivage d’ici revendique.',
  ),
  magician: prose(
    'Fifty minutes of silence and astonishment. Sit in the first rows only if you like being asked for your watch.',
    'Fünfzig Minuten Stille und Staunen. Setzen Sie sich nur in die ersten Reihen, wenn Sie gern nach Ihrer Uhr gefragt werden.',
    'Cinquante minutes de silence et d’étonnement. Les premiers rangs prêtent parfois leur montre.',
  ),
  fado: prose(
    'Two voices, a Portuguese guitar and very little light. Please come quietly and stay as long as you like.',
    'Zwei Stimmen, eine portugiesische Gitarre und sehr wenig Licht. Kommen Sie leise und bleiben Sie, solange Sie mögen.',
    'Deux voix, une guitare portugaise et très peu de lumière. Entrez doucement, restez le temps qu’il vous plaira.',
  ),
  flamenco: prose(
    'A family from the Perchel quarter dances for us and leaves the ship before we sail.',
    'Eine Familie aus dem Viertel Perchel tanzt für uns und geht vor dem Auslaufen von Bord.',
    'Une famille du quartier du Perchel danse pour nous et quitte le navire avant l’appareillage.',
  ),
  jazz: prose(
    'Standards after dinner, requests after eleven.',
    'Standards nach dem Essen, Wünsche nach elf.',
    'Des standards après dîner, vos demandes après vingt-trois heures.',
  ),
  dance: prose(
    'The pool is covered, the deck is warm, the band knows four decades.',
    'Der Pool ist abgedeckt, das Deck ist warm, die Band kennt vier Jahrzehnte.',
    'La piscine est couverte, le pont est chaud, l’orchestre connaît quatre décennies.',
  ),
  silent: prose(
    'Three channels, three colours, no noise. Headphones at the pool bar from 22:45.',
    'Drei Kanäle, drei Farben, kein Lärm. Kopfhörer gibt es ab 22:45 Uhr an der Poolbar.',
    'Trois canaux, trois couleurs, aucun bruit. Casques au bar de la piscine dès 22 h 45.',
  ),
  cinema: prose(
    'Tonight’s film starts when it is dark enough. In wind we move to the theatre.',
    'Der Film beginnt, wenn es dunkel genug ist. Bei Wind ziehen wir ins Theater um.',
    'Le film commence quand il fait assez nuit. En cas de vent, rendez-vous au théâtre.',
  ),
  stars: prose(
    'Bring a jacket. Our astronomer brings a green laser, three telescopes and the myths behind the names.',
    'Bringen Sie eine Jacke mit. Unsere Astronomin bringt einen grünen Laser, drei Teleskope und die Mythen hinter den Namen.',
    'Prenez une veste. Notre astronome apporte un laser vert, trois télescopes et les mythes derrière les noms.',
  ),
  rum: prose(
    'From Barbados to Marie-Galante without leaving your chair.\n£24 for seven small glasses.',
    'Von Barbados nach Marie-Galante, ohne den Sessel zu verlassen.\n24 £ für sieben kleine Gläser.',
    'De la Barbade à Marie-Galante sans quitter son fauteuil.\n24 £ les sept petits verres.',
  ),
  farewell: prose(
    'Everybody who has been on stage, once more and all together. Bring a handkerchief.',
    'Alle, die auf der Bühne standen, noch einmal und gemeinsam. Bringen Sie ein Taschentuch mit.',
    'Tous ceux qui sont montés sur scène, une dernière fois et ensemble. Prévoyez un mouchoir.',
  ),
  crew: prose(
    'One night in the voyage the crew takes the stage. It is the show that guests write to us about.',
    'An einem Abend der Reise gehört die Bühne der Crew. Es ist die Show, über die uns Gäste schreiben.',
    'Un soir par voyage, la scène est à l’équipage. C’est le spectacle dont on nous parle le plus.',
  ),
};
