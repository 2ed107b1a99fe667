import type { PackSource } from '#packs/pack.schema.ts';
import { type PackText, prose, say } from '#packs/schema/text.ts';

export type Article = PackSource['content']['articles'][number];

/** Texts that other areas look up by hashtag; they stand in no list. */
export function tagged(hashtag: string, picture: string, title: PackText, description?: PackText): Article {
  return {
    id: `article-${hashtag.toLowerCase()}`,
    unlisted: true,
    title,
    ...(description && { description }),
    layoutType: 'Classic',
    hashtags: [hashtag],
    pictures: [picture],
  };
}

/** What the pages of films and problems look up, the same for every operator. */
export const HOUSE_ARTICLES: Article[] = [
  tagged('vodmovieimage', 'thing-film', say('Films', 'Filme', 'Films')),
  tagged('vodseriesimage', 'thing-series', say('Series', 'Serien', 'Séries')),
  tagged('problemReportingTiles', 'thing-wrench', say('Report something', 'Etwas melden', 'Signaler un souci')),
  {
    ...tagged(
      'problemReportingTiles',
      'thing-checklist',
      say('See how it is going', 'Stand ansehen', 'Suivre l’avancement'),
    ),
    id: 'article-problemtracking',
  },
];

/** What the photo pages look up. */
export const PHOTO_ARTICLES: Article[] = [
  tagged(
    'myphotos',
    'thing-camera',
    say('My photos', 'Meine Fotos', 'Mes photos'),
    prose(
      'Everything our photographers took of you.',
      'Alles, was unsere Fotografen von Ihnen aufgenommen haben.',
      'Tout ce que nos photographes ont pris de vous.',
    ),
  ),
  tagged(
    'photopackages',
    'thing-album',
    say('Packages', 'Pakete', 'Forfaits'),
    prose('All pictures for one price.', 'Alle Bilder zu einem Preis.', 'Toutes les images pour un seul prix.'),
  ),
  tagged('photoorders', 'thing-parcel', say('My orders', 'Meine Bestellungen', 'Mes commandes')),
];

/** The policy as a document, below a sentence that says what it says. */
export function privacyArticle(category: string): Article {
  return {
    id: 'article-privacy',
    category,
    title: say('Your data', 'Ihre Daten', 'Vos données'),
    overviewDescription: say(
      'What we store, and for how long.',
      'Was wir speichern, und wie lange.',
      'Ce que nous conservons, et combien de temps.',
    ),
    description: prose(
      'The whole text is in the document below. In one sentence: only what we need to look after you, and no longer than we need it.',
      'Der ganze Text steht im Dokument unten. In einem Satz: nur, was wir brauchen, um für Sie da zu sein, und nicht länger als nötig.',
      'Le texte complet est dans le document ci-dessous. En une phrase : seulement ce qu’il nous faut pour bien vous recevoir, et pas plus longtemps que nécessaire.',
    ),
    layoutType: 'Classic',
    pictures: ['thing-privacy'],
    pdfs: [
      {
        id: 'privacy-policy',
        name: 'Privacy policy.pdf',
        description: say('Privacy policy', 'Datenschutzerklärung', 'Politique de confidentialité'),
        document: 'privacy',
      },
    ],
  };
}

/** A short answer under "Good to know"; its picture is the thing of the same name. */
export function answer(id: string, title: PackText, overviewDescription: PackText, description: PackText): Article {
  return {
    id: `article-${id}`,
    category: 'category-know',
    title,
    overviewDescription,
    description,
    layoutType: 'Classic',
    pictures: [`thing-${id}`],
  };
}
