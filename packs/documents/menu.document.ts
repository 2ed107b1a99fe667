import { type PackText, say } from '#packs/schema/text.ts';
import type { DocumentMaker } from './document.ts';

interface Course {
  heading: PackText;
  dishes: PackText[];
}

const CARD: Course[] = [
  {
    heading: say('To begin', 'Vorweg', 'Pour commencer'),
    dishes: [
      say(
        'Sea bass carpaccio, lemon oil, fennel flowers',
        'Carpaccio vom Wolfsbarsch, Zitronenöl, Fenchelblüten',
        'Carpaccio de bar, huile de citron, fleurs de fenouil',
      ),
      say(
        'Tomatoes of five colours, burrata, basil',
        'Fünferlei Tomaten, Burrata, Basilikum',
        'Tomates de cinq couleurs, burrata, basilic',
      ),
      say(
        'Chilled almond soup, white grapes',
        'Kalte Mandelsuppe, weiße Trauben',
        'Soupe froide d’amandes, raisins blancs',
      ),
    ],
  },
  {
    heading: say('From the kitchen', 'Aus der Küche', 'De la cuisine'),
    dishes: [
      say(
        'Turbot on the bone, potato scales, beurre blanc',
        'Steinbutt an der Gräte, Kartoffelschuppen, Beurre blanc',
        'Turbot à l’arête, écailles de pomme de terre, beurre blanc',
      ),
      say(
        'Shoulder of lamb, slow for eight hours, thyme',
        'Lammschulter, acht Stunden geschmort, Thymian',
        'Épaule d’agneau confite huit heures, thym',
      ),
      say(
        'Risotto of saffron and courgette flowers',
        'Safranrisotto mit Zucchiniblüten',
        'Risotto au safran et fleurs de courgette',
      ),
    ],
  },
  {
    heading: say('Sweet', 'Süßes', 'Douceurs'),
    dishes: [
      say('Orange tart, olive oil ice cream', 'Orangentarte, Olivenöleis', 'Tarte à l’orange, glace à l’huile d’olive'),
      say(
        'Cheeses from round about, fig bread',
        'Käse aus der Umgebung, Feigenbrot',
        'Fromages d’ici, pain aux figues',
      ),
    ],
  },
];

const NOTE = say(
  'Tell us about allergies when you sit down; the kitchen has an answer to each of them.',
  'Sagen Sie uns bei Tisch, was Sie nicht vertragen; die Küche weiß zu allem Rat.',
  'Signalez-nous vos allergies à table ; la cuisine a une réponse à chacune.',
);

/** A card of the evening, under the name of the restaurant it belongs to. */
export const menu: DocumentMaker = ({ pack, pdf, text }, sheet) => {
  const owner = pack.content.articles.find((one) => one.id === pdf.owner);
  sheet.title(text(owner?.title ?? pdf.description));
  for (const { heading, dishes } of CARD) {
    sheet.heading(text(heading));
    for (const dish of dishes) sheet.paragraph(text(dish));
  }
  sheet.space(12);
  sheet.paragraph(text(NOTE));
};
