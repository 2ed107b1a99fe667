import type { Minor } from '#contract/money.ts';
import { textOf } from '#contract/text.ts';
import type { Transaction } from '#hub/shared/database/sql.ts';
import type { GuestLanguage, Words } from '#hub/shared/guest-words.ts';
import type { Letter } from '#hub/shared/mail/letter.ts';
import { operatorWordings } from '#hub/shared/wording.ts';
import type { FreeingHub } from './freeing-hub.ts';
import { itemOf, type LetterAbout, whenOf, writeToParty } from './letters.ts';
import { OFFERED_WORDS } from './offered.words.ts';
import type { Unit } from './unit.ts';
import type { OverdueBooking } from './waiting-offers.store.ts';
import type { MissedOffer } from './waitlist.rules.ts';

/** Guests on the waiting list for whom a place is held. */
export interface Offered {
  reference: string;
  partyId: string;
  accountNumbers: readonly string[];
  unit: Unit;
  price: Minor;
  until: Date;
}

/** The same words as a letter; what there is to do is done in the portal. */
function letterOf(unit: Unit, reference: string, about: LetterAbout, words: Words): Letter {
  const [first = '', ...closing] = words.paragraphs;
  const subject = `${words.title} ${reference}`;
  return {
    language: about.language,
    subject,
    title: words.title,
    paragraphs: [first],
    items: [itemOf(unit, about)],
    facts: [],
    closing,
  };
}

export async function tellOffered(hub: FreeingHub, tx: Transaction, offered: Offered): Promise<void> {
  const { unit, accountNumbers, price, until, partyId, reference } = offered;
  const wordings = await operatorWordings(tx);
  const wordsIn = (language: GuestLanguage) => {
    const { title, said } = OFFERED_WORDS[language].offered;
    const wording = wordings(language);
    const facts = {
      name: textOf(unit.name, language),
      when: whenOf(unit, wording),
      until: wording.time(hub.shipTime.at(until).time),
      persons: accountNumbers.length,
      total: wording.money(price),
    };
    return { title: title(facts.persons), paragraphs: said(facts) };
  };
  await writeToParty(hub, tx, { partyId, unit }, (about) => letterOf(unit, reference, about, wordsIn(about.language)));
  await hub.guests.tell(tx, { accountNumbers, messageType: 'Important', wordsIn });
}

/** To guests of one reference who let an offer pass: what became of it, and whether they still wait. */
export async function tellMissed(
  hub: FreeingHub,
  tx: Transaction,
  unit: Unit,
  missed: readonly OverdueBooking[],
  becomes: MissedOffer,
): Promise<void> {
  const [first] = missed;
  if (!first) return;
  const wordings = await operatorWordings(tx);
  const wordsIn = (language: GuestLanguage) => {
    const { title, said } = OFFERED_WORDS[language].missed[becomes];
    return { title, paragraphs: said({ name: textOf(unit.name, language), when: whenOf(unit, wordings(language)) }) };
  };
  await writeToParty(hub, tx, { partyId: first.partyId, unit }, (about) =>
    letterOf(unit, first.reference, about, wordsIn(about.language)),
  );
  const accountNumbers = missed.map((one) => one.accountNumber);
  await hub.guests.tell(tx, { accountNumbers, messageType: 'Important', wordsIn });
}
