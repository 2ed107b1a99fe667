import type { Excursion } from '#contract/areas/excursions.ts';
import { useText } from '#portal/shared/i18n/use-t.ts';
import type { Listed } from './excursion-list.rules.ts';

export interface ListedExcursion extends Listed {
  excursion: Excursion;
}

/** Excursions with the words that sorting and filtering look at, in the guest's language. */
export function useListed(excursions: readonly Excursion[]): ListedExcursion[] {
  const text = useText();
  return excursions.map((excursion) => ({
    id: excursion.id,
    name: text(excursion.name),
    bookingCode: excursion.bookingCode,
    timeOfDay: excursion.timeOfDay,
    duration: excursion.duration,
    types: (excursion.categories?.length ? excursion.categories : (excursion.tags ?? [])).map(({ name }) => text(name)),
    excursion,
  }));
}
