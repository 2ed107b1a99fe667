import type { Language } from '#portal/shared/i18n/languages.ts';
import type { Texts } from '#portal/shared/i18n/texts.ts';
import { AIRCRAFT } from './aircraft.ts';
import { ASHORE } from './ashore.ts';
import { HOUSE } from './house.ts';
import { byLanguage } from './place-words.ts';

/** What guests of a house or an aircraft read where a ship's guests read of decks, ports and cabins; by the hub's type. */
export const PLACE_TEXTS: Partial<Record<string, Record<Language, Partial<Texts>>>> = {
  Resort: byLanguage(ASHORE, HOUSE),
  Airline: byLanguage(ASHORE, AIRCRAFT),
};
