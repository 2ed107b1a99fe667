import type { Language } from '#portal/shared/i18n/languages.ts';
import type { Texts } from '#portal/shared/i18n/texts.ts';

/** What a guest of a house or an aircraft reads where a ship's guest reads of decks and cabins. */
type PlaceTexts = Pick<
  Texts,
  | 'wayfinder_title'
  | 'wayfinder_on_map'
  | 'wayfinder_off'
  | 'wayfinder_no_maps'
  | 'wayfinder_side_view'
  | 'wayfinder_choose_deck'
  | 'wayfinder_deck'
  | 'wayfinder_ride'
  | 'cabin_finder'
  | 'cabin_number'
  | 'cabin_found'
  | 'ship_title'
  | 'ship_deck_plans'
  | 'ship_to_map'
  | 'ship_cabins'
  | 'bookable_on_ship_map'
  | 'tac_time_help'
  | 'tracker_ship'
>;

const resort: Record<Language, PlaceTexts> = {
  en: {
    wayfinder_title: 'House plan',
    wayfinder_on_map: 'Show on the plan',
    wayfinder_off: 'There is no plan on this device.',
    wayfinder_no_maps: 'There are no plans at the moment.',
    wayfinder_side_view: 'The house from the sea, level by level',
    wayfinder_choose_deck: 'Level',
    wayfinder_deck: 'Level {level}',
    wayfinder_ride: '{name} to level {level}',
    cabin_finder: 'Find a room',
    cabin_number: 'Room number',
    cabin_found: 'Room {cabin}: {deck}',
    ship_title: 'House and rooms',
    ship_deck_plans: 'Plans',
    ship_to_map: 'Open the plan',
    ship_cabins: 'Rooms',
    bookable_on_ship_map: 'Show on the plan',
    tac_time_help: 'Times are local time.',
    tracker_ship: 'Our house',
  },
  de: {
    wayfinder_title: 'Hausplan',
    wayfinder_on_map: 'Auf dem Plan zeigen',
    wayfinder_off: 'Auf diesem Gerät gibt es keinen Plan.',
    wayfinder_no_maps: 'Zurzeit gibt es keine Pläne.',
    wayfinder_side_view: 'Das Haus vom Meer aus, Ebene für Ebene',
    wayfinder_choose_deck: 'Ebene',
    wayfinder_deck: 'Ebene {level}',
    wayfinder_ride: '{name} zur Ebene {level}',
    cabin_finder: 'Zimmer finden',
    cabin_number: 'Zimmernummer',
    cabin_found: 'Zimmer {cabin}: {deck}',
    ship_title: 'Haus und Zimmer',
    ship_deck_plans: 'Pläne',
    ship_to_map: 'Plan öffnen',
    ship_cabins: 'Zimmer',
    bookable_on_ship_map: 'Auf dem Plan zeigen',
    tac_time_help: 'Alle Zeiten sind Ortszeit.',
    tracker_ship: 'Unser Haus',
  },
  fr: {
    wayfinder_title: 'Plan de la maison',
    wayfinder_on_map: 'Voir sur le plan',
    wayfinder_off: 'Il n’y a pas de plan sur cet appareil.',
    wayfinder_no_maps: 'Aucun plan disponible pour le moment.',
    wayfinder_side_view: 'La maison vue de la mer, niveau par niveau',
    wayfinder_choose_deck: 'Niveau',
    wayfinder_deck: 'Niveau {level}',
    wayfinder_ride: '{name} jusqu’au niveau {level}',
    cabin_finder: 'Trouver une chambre',
    cabin_number: 'Numéro de chambre',
    cabin_found: 'Chambre {cabin} : {deck}',
    ship_title: 'Maison et chambres',
    ship_deck_plans: 'Plans',
    ship_to_map: 'Ouvrir le plan',
    ship_cabins: 'Chambres',
    bookable_on_ship_map: 'Voir sur le plan',
    tac_time_help: 'Les horaires sont à l’heure locale.',
    tracker_ship: 'Notre maison',
  },
};

const airline: Record<Language, PlaceTexts> = {
  en: {
    ...resort.en,
    wayfinder_title: 'Cabin plan',
    wayfinder_side_view: 'The aircraft from the side, deck by deck',
    wayfinder_choose_deck: 'Deck',
    wayfinder_deck: 'Deck {level}',
    wayfinder_ride: '{name} to deck {level}',
    cabin_finder: 'Find a berth',
    cabin_number: 'Berth number',
    cabin_found: 'Berth {cabin}: {deck}',
    ship_title: 'The aircraft',
    ship_cabins: 'Suites and berths',
    tracker_ship: 'Our aircraft',
  },
  de: {
    ...resort.de,
    wayfinder_title: 'Kabinenplan',
    wayfinder_side_view: 'Das Flugzeug von der Seite, Deck für Deck',
    wayfinder_choose_deck: 'Deck',
    wayfinder_deck: 'Deck {level}',
    wayfinder_ride: '{name} zu Deck {level}',
    cabin_finder: 'Koje finden',
    cabin_number: 'Kojennummer',
    cabin_found: 'Koje {cabin}: {deck}',
    ship_title: 'Das Flugzeug',
    ship_cabins: 'Suiten und Kojen',
    tracker_ship: 'Unser Flugzeug',
  },
  fr: {
    ...resort.fr,
    wayfinder_title: 'Plan de cabine',
    wayfinder_side_view: 'L’avion de profil, pont par pont',
    wayfinder_choose_deck: 'Pont',
    wayfinder_deck: 'Pont {level}',
    wayfinder_ride: '{name} jusqu’au pont {level}',
    cabin_finder: 'Trouver une couchette',
    cabin_number: 'Numéro de couchette',
    cabin_found: 'Couchette {cabin} : {deck}',
    ship_title: 'L’avion',
    ship_cabins: 'Suites et couchettes',
    tracker_ship: 'Notre avion',
  },
};

/** By the hub's type; any other is a ship. */
export const PLACE_TEXTS: Partial<Record<string, Record<Language, PlaceTexts>>> = { Resort: resort, Airline: airline };
