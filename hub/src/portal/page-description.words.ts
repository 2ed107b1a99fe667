import type { GuestLanguage } from '#hub/shared/guest-words.ts';

type Sentence = Readonly<Record<GuestLanguage, string>>;

/** By the type of the hub. */
export const SENTENCES: Readonly<{ Ship: Sentence } & Record<string, Sentence>> = {
  Ship: {
    en: 'Daily programme, shore excursions, restaurants, films and everything around your cruise.',
    de: 'Tagesprogramm, Landausflüge, Restaurants, Filme und alles rund um Ihre Kreuzfahrt.',
    fr: 'Programme du jour, excursions, restaurants, films et tout ce qui entoure votre croisière.',
  },
  River: {
    en: 'Daily programme, excursions, tables, films and everything around your river cruise.',
    de: 'Tagesprogramm, Ausflüge, Tische, Filme und alles rund um Ihre Flussreise.',
    fr: 'Programme du jour, excursions, tables, films et tout ce qui entoure votre croisière fluviale.',
  },
  Resort: {
    en: 'What is on today, restaurants, spa, excursions and everything around your stay.',
    de: 'Was heute los ist, Restaurants, Spa, Ausflüge und alles rund um Ihren Aufenthalt.',
    fr: 'Le programme du jour, les restaurants, le spa, les excursions et tout ce qui entoure votre séjour.',
  },
  Airline: {
    en: 'Films, meals, the map and everything around your flight.',
    de: 'Filme, Mahlzeiten, die Karte und alles rund um Ihren Flug.',
    fr: 'Films, repas, carte et tout ce qui entoure votre vol.',
  },
};
