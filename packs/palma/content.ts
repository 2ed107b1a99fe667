import type { PackSource } from '#packs/pack.schema.ts';
import { prose, say } from '#packs/schema/text.ts';
import { HOUSE_CATEGORIES } from '#packs/shared/house-categories.ts';
import { HOUSE_ARTICLES, PHOTO_ARTICLES, tagged } from '#packs/shared/tagged-article.ts';
import { houseArticles, know } from './articles.ts';
import { schedules } from './programme.ts';

export const content: PackSource['content'] = {
  categories: [
    {
      id: 'category-dining',
      title: say('Eat and drink', 'Essen und Trinken', 'Tables et bars'),
      searchable: true,
      showBookNow: true,
      bookingPath: '/dining/overview',
      pictures: ['category-dining'],
    },
    {
      id: 'category-house',
      title: say('House and garden', 'Haus und Garten', 'Maison et jardin'),
      contentType: 'LayoutDoubleColumn',
      searchable: true,
      pictures: ['category-house'],
    },
    {
      id: 'category-island',
      title: say('The island', 'Die Insel', 'L’île'),
      contentType: 'LayoutSingleColumn',
      pictures: ['category-island'],
    },
    ...HOUSE_CATEGORIES,
  ],
  articles: [
    ...houseArticles,
    ...know,
    tagged(
      'loginFormExtra',
      'thing-card',
      say('Why my date of birth?', 'Warum mein Geburtsdatum?', 'Pourquoi ma date de naissance ?'),
      prose(
        'Two guests may share a name, hardly ever a birthday. Write your name as it stands in your booking.',
        'Zwei Gäste können gleich heißen, haben aber kaum am selben Tag Geburtstag. Schreiben Sie Ihren Namen wie in der Buchung.',
        'Deux clients peuvent porter le même nom, rarement la même date. Écrivez votre nom comme sur la réservation.',
      ),
    ),
    tagged(
      'photoconsent',
      'thing-portrait',
      say('Finding my photos', 'Meine Fotos finden', 'Retrouver mes photos'),
      prose(
        'With your consent we compare your picture with the photos of the week. You may withdraw it here at any time.',
        'Mit Ihrer Einwilligung vergleichen wir Ihr Bild mit den Fotos der Woche. Sie können sie hier jederzeit widerrufen.',
        'Avec votre accord, nous comparons votre portrait aux photos de la semaine. Vous pouvez le retirer ici à tout moment.',
      ),
    ),
    ...PHOTO_ARTICLES,
    ...HOUSE_ARTICLES,
  ],
  schedules,
};
