import type { GuestLanguage, Words } from '#hub/shared/guest-words.ts';

interface Parts {
  title: string;
  ready(order: string): string;
  files: string;
  prints: string;
}

const WORDS: Readonly<Record<GuestLanguage, Parts>> = {
  en: {
    title: 'Your photos are ready',
    ready: (order) => `Your photo order ${order} is ready.`,
    files: 'You will find the digital photos in the photo shop under “My orders”, ready to download.',
    prints: 'Please collect the prints from the photo shop on board.',
  },
  de: {
    title: 'Ihre Fotos sind fertig',
    ready: (order) => `Ihre Fotobestellung ${order} ist fertig.`,
    files: 'Die digitalen Fotos stehen im Fotoshop unter „Meine Bestellungen“ zum Herunterladen bereit.',
    prints: 'Die Abzüge können Sie im Fotoshop an Bord abholen.',
  },
  fr: {
    title: 'Vos photos sont prêtes',
    ready: (order) => `Votre commande de photos ${order} est prête.`,
    files: 'Les photos numériques vous attendent dans la boutique photo, sous « Mes commandes », prêtes à télécharger.',
    prints: 'Vous pouvez retirer les tirages à la boutique photo à bord.',
  },
};

/** What a guest is told whose photo order has become ready. */
export function orderReadyWords(
  { orderId, hasFiles, hasPrints }: { orderId: string; hasFiles: boolean; hasPrints: boolean },
  language: GuestLanguage,
): Words {
  const { title, ready, files, prints } = WORDS[language];
  return { title, paragraphs: [ready(orderId), ...(hasFiles ? [files] : []), ...(hasPrints ? [prints] : [])] };
}
