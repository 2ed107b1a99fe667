import type { OrderPlaced, OrderRequest } from '#contract/areas/basket.ts';
import { isEmail } from '#contract/email.ts';
import { bookingAllowed } from '#hub/booking/account-block.ts';
import { appointmentsOf } from '#hub/booking/appointments.ts';
import { lockScarce } from '#hub/booking/capacity-lock.ts';
import { letterAbout } from '#hub/booking/letters.ts';
import { partyLock } from '#hub/booking/locks.ts';
import { type BookingParty, findParty } from '#hub/booking/party.ts';
import { BookingRefused } from '#hub/booking/refused.ts';
import { shipNow } from '#hub/booking/ship-hours.ts';
import { takePlaces, withReference } from '#hub/booking/take-places.ts';
import { units } from '#hub/booking/units.ts';
import type { Hub } from '#hub/hub.ts';
import { currencySymbol } from '#hub/shared/currency.ts';
import type { Transaction } from '#hub/shared/database/sql.ts';
import { HubError } from '#hub/shared/http/hub-error.ts';
import { queueMail } from '#hub/shared/mail/mail-outbox.ts';
import { mailSender } from '#hub/shared/mail/mail-sender.ts';
import { writeLetter } from '#hub/shared/mail/write-letter.ts';
import type { Session } from '#hub/shared/sessions.ts';
import { basketStore } from './basket.store.ts';
import { priceCart, totalOf } from './cart-pricing.rules.ts';
import { confirmationLetter } from './confirmation.mail.ts';
import { checkOrder } from './order.rules.ts';

export interface Order {
  request: OrderRequest;
  /** Of the confirmation mail. */
  language: string;
  idempotencyKey: string | undefined;
}

/** BD16, BD17, BD20: books every element of the party's basket, or none. */
export function orderService(hub: Pick<Hub, 'settings' | 'once' | 'pms' | 'clock' | 'shipTime'>) {
  const { once, pms, clock, shipTime } = hub;

  /** What is looked at behind the locks, asked for at once; the lock of the party is held by then. */
  async function read(tx: Transaction, session: Session, party: BookingParty) {
    const store = basketStore(tx);
    const [, elements, excursions, appointments, servedTotal, currency, sender, allowed] = await Promise.all([
      lockScarce(tx, [], store.unitIds(party.id)),
      store.elements(party.id),
      units(tx).among(store.unitIds(party.id)),
      appointmentsOf(
        tx,
        party.guests.map((guest) => guest.accountNumber),
      ),
      store.servedTotal(session.id),
      currencySymbol(tx),
      mailSender(tx, hub.settings.publicUrl),
      bookingAllowed(tx, session.accountNumber === null ? [] : [party.self]),
    ]);
    return { elements, excursions, appointments, servedTotal, currency, sender, allowed };
  }

  function take(session: Session, party: BookingParty, order: Order, groupReference: string) {
    const { mobileNumber, paymentReference } = order.request;
    const recipient = order.request.confirmationMail.trim();
    return {
      locks: [partyLock(party.id)],
      read: (tx: Transaction) => read(tx, session, party),
      write(tx: Transaction, facts: Awaited<ReturnType<typeof read>>) {
        const { servedTotal, appointments, allowed, currency, sender } = facts;
        const { guests } = party;
        const elements = priceCart(facts.elements, facts.excursions, guests, shipNow(hub));
        checkOrder({ elements, servedTotal, guests, appointments, allowed, today: shipTime.today() });

        const total = totalOf(elements);
        const now = clock.now();
        const contact = { confirmationMail: recipient, mobileNumber: mobileNumber || null, paymentReference, total };
        const bookedBy = party.self.accountNumber;
        const { language } = order;
        const group = { reference: groupReference, partyId: party.id, bookedBy, language, order: contact };
        const places = elements.map(({ excursion, guest, price }) => {
          return { unit: excursion, guest, price, status: 'C' as const };
        });
        const about = letterAbout({ acceptLanguage: language, currency, shipTime, now });
        const letter = confirmationLetter({ groupReference, elements, total, paymentReference }, about);
        const statements = [
          takePlaces(tx, group, places, now),
          basketStore(tx).empty(party.id),
          queueMail(tx, { recipient, ...writeLetter(letter, sender) }, now),
        ];
        return { value: { groupReference } satisfies OrderPlaced, statements };
      },
    };
  }

  return async function place(session: Session, order: Order): Promise<OrderPlaced> {
    if (!isEmail(order.request.confirmationMail)) {
      throw new HubError(400, 'email_invalid', 'Please enter your email address');
    }
    const party = await findParty(pms, session);
    if (!party) throw new BookingRefused('cart_empty', 'Your basket is empty.');
    const key = { key: order.idempotencyKey, scope: `passengers/cart/order:${party.id}`, body: order.request };
    return withReference((reference) => once.scarce(key, take(session, party, order, reference)));
  };
}
