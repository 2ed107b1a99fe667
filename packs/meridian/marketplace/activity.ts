import { offer } from '#packs/shared/offers.ts';
import { CITY } from './places.ts';

export function activity(number: number, city: keyof typeof CITY, about: Parameters<typeof offer>[3]) {
  return offer('8f00', number, CITY[city], about);
}
