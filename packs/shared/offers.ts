import type { PackSource } from '#packs/pack.schema.ts';
import { say } from '#packs/schema/text.ts';

type Marketplace = PackSource['marketplace'];
type Source = Marketplace['activities'][number];

export const categories: Marketplace['categories'] = [
  { id: 'guided-tours', name: say('Guided tours', 'Führungen', 'Visites guidées') },
  { id: 'food-and-wine', name: say('Food and wine', 'Essen und Wein', 'Gastronomie et vins') },
  { id: 'on-the-water', name: say('On the water', 'Auf dem Wasser', 'Sur l’eau') },
  { id: 'nature', name: say('Nature and adventure', 'Natur und Abenteuer', 'Nature et aventure') },
  { id: 'museums', name: say('Museums and tickets', 'Museen und Tickets', 'Musées et billets') },
];

export const languages: Marketplace['languages'] = [
  { code: 'en', name: say('English', 'Englisch', 'Anglais') },
  { code: 'de', name: say('German', 'Deutsch', 'Allemand') },
  { code: 'fr', name: say('French', 'Französisch', 'Français') },
  { code: 'it', name: say('Italian', 'Italienisch', 'Italien') },
  { code: 'es', name: say('Spanish', 'Spanisch', 'Espagnol') },
];

export const features: Marketplace['features'] = [
  { code: 'free-cancellation', name: say('Free cancellation', 'Kostenlose Stornierung', 'Annulation gratuite') },
  { code: 'instant-confirmation', name: say('Instant confirmation', 'Sofortbestätigung', 'Confirmation immédiate') },
  { code: 'mobile-voucher', name: say('Ticket on your phone', 'Ticket auf dem Handy', 'Billet sur votre téléphone') },
  { code: 'skip-the-line', name: say('Skip the line', 'Ohne Anstehen', 'Coupe-file') },
  { code: 'small-group', name: say('Small group', 'Kleine Gruppe', 'Petit groupe') },
];

/** What one euro buys. */
export const RATES: Marketplace['rates'] = { EUR: 1, GBP: 0.86, USD: 1.08 };

/** One offer of an operator; the number makes its uuid, so it is given once and never again. */
export function offer(series: string, number: number, city: string, about: Omit<Source, 'uuid' | 'city'>): Source {
  return { uuid: `7d3f9a54-1c2b-4e8d-${series}-${String(number).padStart(12, '0')}`, city, ...about };
}
