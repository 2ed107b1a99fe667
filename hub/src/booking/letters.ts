import { formatPrice, type Minor, toWire } from '#contract/money.ts';
import { textOf } from '#contract/text.ts';
import type { Transaction } from '#hub/shared/database/sql.ts';
import { guestLanguage } from '#hub/shared/guest-language.ts';
import type { GuestLanguage } from '#hub/shared/guest-words.ts';
import type { CalendarEvent } from '#hub/shared/icalendar.ts';
import type { Letter, LetterItem } from '#hub/shared/mail/letter.ts';
import { queueMail } from '#hub/shared/mail/mail-outbox.ts';
import { mailSender, operatorRows } from '#hub/shared/mail/mail-sender.ts';
import { writeLetter } from '#hub/shared/mail/write-letter.ts';
import type { ShipTime } from '#hub/shared/ship-time.ts';
import type { FreeingHub } from './freeing-hub.ts';
import { placesStore } from './places.store.ts';
import { dayOf, timeOf } from './ship-hours.ts';
import type { Unit } from './unit.ts';

/** In whose words a letter is written. */
export interface LetterAbout {
  language: GuestLanguage;
  /** The operator's symbol. */
  currency: string;
  money(amount: Minor): string;
  shipTime: ShipTime;
  now: Date;
}

/** What a letter needs to know of its reader. */
export function letterAbout({
  acceptLanguage,
  currency,
  shipTime,
  now,
}: Pick<LetterAbout, 'currency' | 'shipTime' | 'now'> & { acceptLanguage: string }): LetterAbout {
  const language = guestLanguage(acceptLanguage);
  const money = (amount: Minor) => formatPrice(toWire(amount), currency, language);
  return { language, currency, money, shipTime, now };
}

/** Made once: making one takes longer than everything else that is done for a letter. */
const daysIn = (locale: string) =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
const DAYS: Readonly<Record<GuestLanguage, Intl.DateTimeFormat>> = {
  en: daysIn('en-GB'),
  de: daysIn('de-DE'),
  fr: daysIn('fr-FR'),
};

type Timed = Pick<Unit, 'startsAt'>;

/** “Wednesday 17 June, 09:00”, on the ship's clock. */
export function whenOf({ startsAt }: Timed, language: GuestLanguage): string {
  return `${DAYS[language].format(new Date(`${dayOf(startsAt)}T00:00:00Z`))}, ${timeOf(startsAt)}`;
}

export function placeOf({ trip }: Pick<Unit, 'trip'>, language: GuestLanguage): string {
  return textOf(trip?.port?.name ?? trip?.destination?.name, language);
}

type Told = Pick<Unit, 'name' | 'startsAt' | 'trip'>;

/** What a letter says of an excursion or slot. */
export function itemOf(unit: Told, language: GuestLanguage, rest: Partial<LetterItem> = {}): LetterItem {
  const where = placeOf(unit, language) || undefined;
  return { when: whenOf(unit, language), name: textOf(unit.name, language), where, lines: [], ...rest };
}

/** The appointment of a reference; by `entry` calendars know it again, whatever it was changed to. */
export interface CalendarEntry {
  reference: string;
  entry: string;
  revision: number;
  unit: Pick<Unit, 'name' | 'startsAt' | 'endsAt' | 'hasEnd' | 'trip'>;
  isCancelled?: boolean;
}

export type CalendarAbout = Pick<LetterAbout, 'language' | 'shipTime' | 'now'>;

export function calendarEvent(one: CalendarEntry, { language, shipTime, now }: CalendarAbout): CalendarEvent {
  const { unit, reference } = one;
  const instant = (moment: string) => shipTime.instantOf(dayOf(moment), timeOf(moment));
  return {
    uid: `${reference}-${one.entry}@gangway`,
    sequence: one.revision,
    stamp: now,
    start: instant(unit.startsAt),
    end: unit.hasEnd ? instant(unit.endsAt) : undefined,
    summary: textOf(unit.name, language),
    location: placeOf(unit, language),
    description: reference,
    status: one.isCancelled ? 'CANCELLED' : 'CONFIRMED',
  };
}

/** A letter in the transaction of what it tells, in the language of the party's last order, where an address is known. */
export async function writeToParty(
  hub: FreeingHub,
  tx: Transaction,
  partyId: string,
  letterIn: (about: LetterAbout) => Letter,
): Promise<void> {
  const contact = await placesStore(tx).contactOf(partyId);
  if (!contact) return;
  const sender = mailSender(await operatorRows(tx), hub.settings.publicUrl);
  const now = hub.clock.now();
  const about = letterAbout({
    acceptLanguage: contact.language,
    currency: sender.currency,
    shipTime: hub.shipTime,
    now,
  });
  await queueMail(tx, { recipient: contact.recipient, ...writeLetter(letterIn(about), sender) }, now);
}
