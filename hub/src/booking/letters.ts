import { type LocalText, textOf } from '#contract/text.ts';
import type { Transaction } from '#hub/shared/database/sql.ts';
import { guestLanguage } from '#hub/shared/guest-language.ts';
import type { GuestLanguage } from '#hub/shared/guest-words.ts';
import type { CalendarEvent } from '#hub/shared/icalendar.ts';
import { type Letter, type LetterItem, labelled } from '#hub/shared/mail/letter.ts';
import { queueMail } from '#hub/shared/mail/mail-outbox.ts';
import { mailSender, operatorRows } from '#hub/shared/mail/mail-sender.ts';
import { writeLetter } from '#hub/shared/mail/write-letter.ts';
import type { ShipTime } from '#hub/shared/ship-time.ts';
import type { Wording, Wordings } from '#hub/shared/wording.ts';
import type { FreeingHub } from './freeing-hub.ts';
import { type MeetingOf, type MeetingRow, meetingsAmong } from './meetings.ts';
import { placesStore } from './places.store.ts';
import { dayOf, timeOf } from './ship-hours.ts';
import type { Unit } from './unit.ts';
import { unitIds } from './units.ts';

/** In whose words a letter is written. */
export interface LetterAbout extends Wording {
  shipTime: ShipTime;
  now: Date;
  /** Where the guests of a unit meet, by the area that sells it. */
  meetingOf: MeetingOf;
}

/** What a letter needs to know of its reader. */
export function letterAbout({
  acceptLanguage,
  wordings,
  shipTime,
  now,
  meetings,
}: Pick<LetterAbout, 'shipTime' | 'now'> & {
  acceptLanguage: string;
  wordings: Wordings;
  meetings: readonly MeetingRow[];
}): LetterAbout {
  return { ...wordings(guestLanguage(acceptLanguage)), shipTime, now, meetingOf: meetingsAmong(meetings) };
}

type Timed = Pick<Unit, 'startsAt'>;

/** “Wednesday 17 June, 09:00”, on the ship's clock. */
export function whenOf({ startsAt }: Timed, { day, time }: Wording): string {
  return `${day(dayOf(startsAt))}, ${time(timeOf(startsAt))}`;
}

export function placeOf({ trip }: Pick<Unit, 'trip'>, language: GuestLanguage): string {
  return textOf(trip?.port?.name ?? trip?.destination?.name, language);
}

/** The words of the portal's tickets. */
const MEETING_WORDS: Readonly<Record<GuestLanguage, { meet: string; bring: string; know: string }>> = {
  en: { meet: 'Meeting point', bring: 'What to bring', know: 'Just So You Know' },
  de: { meet: 'Treffpunkt', bring: 'Was Sie mitbringen', know: 'Gut zu wissen' },
  fr: { meet: 'Point de rendez-vous', bring: 'À emporter', know: 'Bon à savoir' },
};

type Met = Pick<Unit, 'id' | 'kind'>;

/** Where to be, and with what, as far as the operator tells. */
function meetingFacts({ id, kind }: Met, { language, meetingOf }: LetterAbout) {
  const { meet, bring, know } = MEETING_WORDS[language];
  const meeting = meetingOf({ id });
  const known = (label: string, text: LocalText | null | undefined) => {
    const value = textOf(text, language);
    return value ? [{ label, value }] : [];
  };
  return {
    meet: known(meet, meeting?.meetingPoint),
    bring: known(kind === 'excursion' ? bring : know, meeting?.bring),
  };
}

/** Days are small letters in French sentences, and begin a line here. */
const capitalized = (line: string) => line.slice(0, 1).toUpperCase() + line.slice(1);

type Told = Met & Pick<Unit, 'name' | 'startsAt' | 'endsAt' | 'hasEnd' | 'trip'>;

/** What a letter says of an excursion or slot; of what is over, no longer where to meet. */
export function itemOf(unit: Told, about: LetterAbout, rest: Partial<LetterItem> = {}): LetterItem {
  const { language, time } = about;
  const { meet, bring } = meetingFacts(unit, about);
  return {
    when: capitalized([whenOf(unit, about), ...(unit.hasEnd ? [time(timeOf(unit.endsAt))] : [])].join(' – ')),
    name: textOf(unit.name, language),
    where: placeOf(unit, language) || undefined,
    facts: rest.isOver ? [] : [...meet, ...bring],
    lines: [],
    ...rest,
  };
}

/** The appointment of a reference; by `entry` calendars know it again, whatever it was changed to. */
export interface CalendarEntry {
  reference: string;
  entry: string;
  revision: number;
  unit: Told;
  isCancelled?: boolean;
}

export function calendarEvent(one: CalendarEntry, about: LetterAbout): CalendarEvent {
  const { language, shipTime, now } = about;
  const { unit, reference } = one;
  const { meet, bring } = meetingFacts(unit, about);
  const instant = (moment: string) => shipTime.instantOf(dayOf(moment), timeOf(moment));
  return {
    uid: `${reference}-${one.entry}@gangway`,
    sequence: one.revision,
    stamp: now,
    start: instant(unit.startsAt),
    end: unit.hasEnd ? instant(unit.endsAt) : undefined,
    summary: textOf(unit.name, language),
    location: [...meet.map(({ value }) => value), placeOf(unit, language)].filter(Boolean).join(', '),
    description: [reference, ...bring.map((fact) => labelled(fact, language))].join('\n'),
    status: one.isCancelled ? 'CANCELLED' : 'CONFIRMED',
  };
}

/** A letter about a unit, in the transaction of what it tells, in the language of the party's last order, where an address is known. */
export async function writeToParty(
  hub: FreeingHub,
  tx: Transaction,
  { partyId, unit }: { partyId: string; unit: Unit },
  letterIn: (about: LetterAbout) => Letter,
): Promise<void> {
  const contact = await placesStore(tx).contactOf(partyId);
  if (!contact) return;
  const [operator, meetings] = await Promise.all([
    operatorRows(tx),
    hub.booking.meetings(tx, unitIds(tx).these([unit.id])),
  ]);
  const sender = mailSender(operator, hub.settings.publicUrl);
  const now = hub.clock.now();
  const about = letterAbout({
    acceptLanguage: contact.language,
    wordings: sender.wordings,
    shipTime: hub.shipTime,
    now,
    meetings,
  });
  await queueMail(tx, { recipient: contact.recipient, ...writeLetter(letterIn(about), sender) }, now);
}
