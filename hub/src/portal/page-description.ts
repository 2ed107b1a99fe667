// What search engines and shared links say of the portal, in the words of the place and of the reader.
import type { DeviceConfig } from '#contract/areas/device.ts';
import { textOf } from '#contract/text.ts';
import { guestLanguage } from '#hub/shared/guest-language.ts';
import type { GuestLanguage } from '#hub/shared/guest-words.ts';

type Sentence = Readonly<Record<GuestLanguage, string>>;

const CRUISE: Sentence = {
  en: 'Daily programme, shore excursions, restaurants, films and everything around your cruise.',
  de: 'Tagesprogramm, Landausflüge, Restaurants, Filme und alles rund um Ihre Kreuzfahrt.',
  fr: 'Programme du jour, excursions, restaurants, films et tout ce qui entoure votre croisière.',
};
const SENTENCES: Readonly<Record<string, Sentence>> = {
  Ship: CRUISE,
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

const DESCRIPTION = /(<meta name="description" content=")[^"]*/;

/** The page with the description of this deployment; as it was built where the configuration is not known. */
export function withDescription(html: string, config: string | undefined, acceptLanguage = ''): string {
  if (!config) return html;
  const { hub, deviceGroup }: DeviceConfig = JSON.parse(config);
  const language = guestLanguage(acceptLanguage);
  const name = textOf(deviceGroup?.deviceProfile?.label, language);
  const sentence = (SENTENCES[hub?.hubType ?? ''] ?? CRUISE)[language];
  const said = name ? `${name} – ${sentence}` : sentence;
  return html.replace(DESCRIPTION, (_, before: string) => before + escaped(said));
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
