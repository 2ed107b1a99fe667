import type { Minor } from '#contract/money.ts';
import { type BookedEntry, personsOf } from '#hub/booking/entries.ts';
import type { EntryChange } from '#hub/booking/entry-changes.ts';
import type { FreeingHub } from '#hub/booking/freeing-hub.ts';
import { calendarEvent, itemOf, type LetterAbout, writeToParty } from '#hub/booking/letters.ts';
import type { Unit } from '#hub/booking/unit.ts';
import type { PmsGuest } from '#hub/partners/pms/port.ts';
import type { Transaction } from '#hub/shared/database/sql.ts';
import type { Letter } from '#hub/shared/mail/letter.ts';
import { CHANGED_WORDS } from './changed.words.ts';

export interface CancelledEntry {
  entry: BookedEntry;
  refunded: Minor;
}

export interface ChangedEntry {
  entry: BookedEntry;
  target: Unit;
  change: EntryChange;
  party: readonly PmsGuest[];
}

const paidBy = ({ isOrder }: BookedEntry) => (isOrder ? 'order' : 'account');
const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`;

/** The letter of a cancellation; the appointment leaves the guest's calendar. */
export function cancelledLetter({ entry, refunded }: CancelledEntry, about: LetterAbout): Letter {
  const { language, money } = about;
  const words = CHANGED_WORDS[language];
  const { title, said } = entry.status === 'W' ? words.left : words.cancelled;
  const names = entry.unit.kind === 'excursion' ? entry.guests.map(nameOf) : [words.persons(personsOf(entry))];
  const event = calendarEvent({ ...entry, revision: entry.revision + 1, isCancelled: true }, about);
  const refund = refunded > 0 ? [{ label: words.credited[paidBy(entry)], value: money(refunded) }] : [];
  return {
    language,
    subject: `${title} ${entry.reference}`,
    title,
    paragraphs: [said],
    items: [itemOf(entry.unit, about, { isOver: true, lines: names.map((label) => ({ label, value: '' })) })],
    facts: [...refund, { label: words.reference, value: entry.reference }],
    closing: [],
    // Who only waited was never told an appointment.
    calendar: entry.status === 'W' ? undefined : { method: 'CANCEL', events: [event] },
  };
}

/** The letter of a change: what it was, what it is now, and the difference. */
export function changedLetter({ entry, target, change, party }: ChangedEntry, about: LetterAbout): Letter {
  const { language, money } = about;
  const words = CHANGED_WORDS[language];
  const difference = change.newPrice - change.price;
  const moneyWords = difference > 0 ? words.charged : words.credited;
  const sum = difference === 0 ? [] : [{ label: moneyWords[paidBy(entry)], value: money(Math.abs(difference)) }];
  const total = change.newPrice > 0 ? [{ label: words.total, value: money(change.newPrice) }] : [];
  const before = target.id === entry.unit.id ? [] : [itemOf(entry.unit, about, { isOver: true })];
  const revision = entry.revision + 1;
  return {
    language,
    subject: `${words.changed.title} ${entry.reference}`,
    title: words.changed.title,
    paragraphs: [words.changed.said],
    items: [...before, itemOf(target, about, { lines: linesOf({ entry, target, change, party }, about) })],
    facts: [...sum, ...total, { label: words.reference, value: entry.reference }],
    closing: [words.changed.calendar],
    calendar: { events: [calendarEvent({ ...entry, unit: target, revision }, about)] },
  };
}

/** Who goes, and what each pays; how many, where nobody is named. */
function linesOf({ entry, target, change, party }: ChangedEntry, { language, money }: LetterAbout) {
  if (target.kind !== 'excursion') {
    const persons = change.moved.reduce((sum, one) => sum + one.persons, 0);
    return [{ label: CHANGED_WORDS[language].persons(persons), value: '' }];
  }
  const staying = change.moved.flatMap(({ id, price }) => {
    const guest = entry.guests.find((one) => one.bookingId === id);
    return guest ? [{ accountNumber: guest.accountNumber, label: nameOf(guest), price }] : [];
  });
  const joining = change.joining.map(({ guest, price }) => {
    return { accountNumber: guest.accountNumber, label: nameOf(guest), price };
  });
  const order = party.map((guest) => guest.accountNumber);
  return [...staying, ...joining]
    .toSorted((a, b) => order.indexOf(a.accountNumber) - order.indexOf(b.accountNumber))
    .map(({ label, price }) => ({ label, value: money(price) }));
}

export function tellCancelled(hub: FreeingHub, tx: Transaction, cancelled: CancelledEntry): Promise<void> {
  return writeToParty(hub, tx, cancelled.entry, (about) => cancelledLetter(cancelled, about));
}

export function tellChanged(hub: FreeingHub, tx: Transaction, changed: ChangedEntry): Promise<void> {
  const { entry, target: unit } = changed;
  return writeToParty(hub, tx, { partyId: entry.partyId, unit }, (about) => changedLetter(changed, about));
}
