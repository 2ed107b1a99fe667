/** Said when a file of the portal is lost, which may be the one with its texts: these stand in the page itself. */
export const LOST_FILES = {
  en: { lost: 'This page did not arrive completely.', again: 'Try again' },
  de: { lost: 'Diese Seite ist nicht vollständig angekommen.', again: 'Erneut versuchen' },
  fr: { lost: 'Cette page n’est pas arrivée complètement.', again: 'Réessayer' },
};
