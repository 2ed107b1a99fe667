import { prose, say } from '#packs/schema/text.ts';
import type { Treatment } from '#packs/shared/bookable.ts';

const face: Treatment[] = [
  {
    id: 'after-sun',
    title: say('After-sun facial', 'Gesichtspflege nach der Sonne', 'Soin visage après-soleil'),
    short: say('Cucumber, aloe, cool hands.', 'Gurke, Aloe, kühle Hände.', 'Concombre, aloès, mains fraîches.'),
    about: prose(
      'Cool compresses, then a mask of aloe and cucumber that takes the heat out of the day.',
      'Kühle Kompressen, dann eine Maske aus Aloe und Gurke, die dem Tag die Hitze nimmt.',
      'Des compresses fraîches, puis un masque d’aloès et de concombre qui efface la chaleur du jour.',
    ),
    minutes: 50,
    price: 7900,
    pictures: ['treatment-mask', 'treatment-towels'],
  },
  {
    id: 'sea-facial',
    title: say('Facial of the sea', 'Gesichtspflege aus dem Meer', 'Soin visage marin'),
    short: say('Algae and white clay.', 'Algen und weiße Tonerde.', 'Algues et argile blanche.'),
    about: prose(
      'A mask of Breton algae and white clay, a massage of the temples, and a quarter of an hour of nothing at all.',
      'Eine Maske aus bretonischen Algen und weißer Tonerde, eine Massage der Schläfen und eine Viertelstunde lang gar nichts.',
      'Un masque d’algues bretonnes et d’argile blanche, un massage des tempes et un quart d’heure de rien du tout.',
    ),
    minutes: 75,
    price: 11900,
    pictures: ['treatment-mask-evening', 'treatment-candles'],
    fullDays: [7, 8],
  },
  {
    id: 'express-facial',
    title: say('Fresh in 25 minutes', 'Frisch in 25 Minuten', 'Fraîcheur en 25 minutes'),
    short: say('Before dinner.', 'Vor dem Abendessen.', 'Avant le dîner.'),
    about: prose(
      'Cleansing, rose water, a little colour. You are at the table on time.',
      'Reinigung, Rosenwasser, ein wenig Farbe. Sie sitzen pünktlich am Tisch.',
      'Nettoyage, eau de rose, un peu de couleur. Vous serez à l’heure à table.',
    ),
    minutes: 25,
    price: 4500,
    pictures: ['treatment-orchids', 'treatment-mask'],
  },
];

const body: Treatment[] = [
  {
    id: 'salt-scrub',
    title: say('Salt and lemon scrub', 'Peeling mit Salz und Zitrone', 'Gommage sel et citron'),
    short: say('Salt from Trapani.', 'Salz aus Trapani.', 'Du sel de Trapani.'),
    about: prose(
      'Coarse sea salt, lemon oil and warm water: the skin after it is that of the first day of the holiday.',
      'Grobes Meersalz, Zitronenöl und warmes Wasser: Danach ist die Haut wie am ersten Ferientag.',
      'Gros sel marin, huile de citron et eau chaude : la peau retrouve son premier jour de vacances.',
    ),
    minutes: 40,
    price: 7200,
    pictures: ['treatment-bath', 'treatment-stones'],
  },
  {
    id: 'algae-wrap',
    title: say('Algae wrap', 'Algenpackung', 'Enveloppement d’algues'),
    short: say('Warm, dark, quiet.', 'Warm, dunkel, still.', 'Chaud, sombre, silencieux.'),
    about: prose(
      'Wrapped in warm algae and linen, rocked a little by the sea, which does that by itself.',
      'In warme Algen und Leinen gehüllt und sanft gewiegt vom Meer, das dies ganz von selbst tut.',
      'Enveloppé d’algues tièdes et de lin, bercé par la mer, qui s’en charge toute seule.',
    ),
    minutes: 60,
    price: 9800,
    pictures: ['treatment-candles', 'treatment-bath'],
  },
  {
    id: 'petal-bath',
    title: say('Petal bath', 'Blütenbad', 'Bain aux pétales'),
    short: say('A tub with a view.', 'Eine Wanne mit Aussicht.', 'Une baignoire avec vue.'),
    about: prose(
      'A deep tub at the window, petals, almond milk and a glass of something cold.',
      'Eine tiefe Wanne am Fenster, Blüten, Mandelmilch und ein kühles Getränk.',
      'Une baignoire profonde près de la baie, des pétales, du lait d’amande et un verre bien frais.',
    ),
    minutes: 45,
    price: 6900,
    pictures: ['treatment-bath-evening', 'treatment-orchids'],
    fullDays: [9, 12],
  },
  {
    id: 'thermal-hour',
    title: say('Hour in the thermal suite', 'Stunde im Thermenbereich', 'Une heure aux thermes'),
    short: say('Steam, heat, ice.', 'Dampf, Hitze, Eis.', 'Vapeur, chaleur, glace.'),
    about: prose(
      'Two saunas, a steam bath, warm loungers and an ice fountain. For everybody on board; at sea we ask you to book your hour.',
      'Zwei Saunen, ein Dampfbad, warme Liegen und ein Eisbrunnen. Für alle an Bord; auf See bitten wir Sie, Ihre Stunde zu buchen.',
      'Deux saunas, un hammam, des lits chauffants et une fontaine de glace. Pour tous à bord ; en mer, merci de réserver votre heure.',
    ),
    minutes: 60,
    price: 0,
    pictures: ['venue-thermal', 'treatment-towels'],
  },
];

const salon: Treatment[] = [
  {
    id: 'hair',
    title: say('Wash, cut, dry', 'Waschen, Schneiden, Föhnen', 'Shampooing, coupe, brushing'),
    short: say('For the captain’s evening.', 'Für den Abend der Kapitänin.', 'Pour la soirée de la commandante.'),
    about: prose(
      'A good cut that survives wind and sea bathing.',
      'Ein guter Schnitt, der Wind und Meerbad übersteht.',
      'Une bonne coupe qui résiste au vent et aux bains de mer.',
    ),
    minutes: 60,
    price: 6500,
    pictures: ['treatment-salon', 'venue-spa'],
  },
  {
    id: 'hands',
    title: say('Manicure', 'Maniküre', 'Manucure'),
    short: say(
      'Hands that were on the rope.',
      'Für Hände, die am Tau gezogen haben.',
      'Pour des mains qui ont tenu les cordages.',
    ),
    about: prose(
      'Bath, file, massage with olive oil, colour if you like.',
      'Bad, Feile, Massage mit Olivenöl, auf Wunsch Farbe.',
      'Bain, lime, massage à l’huile d’olive, couleur si vous le souhaitez.',
    ),
    minutes: 45,
    price: 4200,
    pictures: ['treatment-orchids', 'treatment-salon'],
  },
  {
    id: 'barber',
    title: say('Barber', 'Barbier', 'Barbier'),
    short: say('Hot towel, open razor.', 'Heißes Tuch, Rasiermesser.', 'Serviette chaude, rasoir à l’ancienne.'),
    about: prose(
      'The old way, in a leather chair. Ask at the spa desk: the barber takes guests as they come.',
      'Auf die alte Art, im Ledersessel. Fragen Sie am Spa-Empfang: Der Barbier braucht keinen Termin.',
      'À l’ancienne, dans un fauteuil de cuir. Demandez à l’accueil du spa : le barbier reçoit sans rendez-vous.',
    ),
    minutes: 40,
    price: 4800,
    pictures: ['treatment-salon-evening', 'treatment-towels'],
    atTheDesk: true,
  },
];

export const RITUALS = { face, body, salon };
