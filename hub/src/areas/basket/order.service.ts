import type { OrderPlaced, OrderRequest } from '#contract/areas/basket.ts';
import type { AllowedCheck } from '#contract/conditions.ts';
import { isEmail } from '#contract/email.ts';
import { bookingAllowed } from '#hub/booking/account-block.ts';
import { appointmentsOf } from '#hub/booking/appointments.ts';
import { letterAbout } from '#hub/booking/letters.ts';
import { partyLock } from '#hub/booking/locks.ts';
import { type BookingParty, findParty } from '#hub/booking/party.ts';
import { BookingRefused } from '#hub/booking/refused.ts';
import { shipNow } from '#hub/booking/ship-hours.ts';
import { takePlaces, withReference } from '#hub/booking/take-places.ts';
import { units } from '#hub/booking/units.ts';
import type { Hub } from '#hub/hub.ts';
import type { Transaction } from '#hub/shared/database/sql.ts';
import type { Rows } from '#hub/shared/database/together.ts';
import { HubError } from '#hub/shared/http/hub-error.ts';
import { queueMail } from '#hub/shared/mail/mail-outbox.ts';
import { mailSender, operatorRows } from '#hub/shared/mail/mail-sender.ts';
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
export function orderService(hub: Pick<Hub, 'sql' | 'settings' | 'once' | 'pms' | 'clock' | 'shipTime'>) {
  const { sql, once, pms, clock, shipTime } = hub;

  function take(session: Session, party: BookingParty, order: Order, allowed: AllowedCheck) {
    const { mobileNumber, paymentReference } = order.request;
    const recipient = order.request.confirmationMail.trim();
    const { guests } = party;
    const facts = (tx: Transaction) => {
      const store = basketStore(tx);
      return {
        elements: store.elements(party.id),
        excursions: units(tx).among(store.unitIds(party.id)),
        appointments: appointmentsOf(
          tx,
          guests.map((guest) => guest.accountNumber),
        ),
        served: store.served(session.id),
        operator: operatorRows(tx),
      };
    };
    return (groupReference: string) => ({
      locks: [partyLock(party.id)],
      unitsBehind: (tx: Transaction) => basketStore(tx).unitIds(party.id),
      facts,
      write(tx: Transaction, found: Rows<ReturnType<typeof facts>>) {
        const servedTotal = found.served[0]?.total;
        const elements = priceCart(found.elements, found.excursions, guests, shipNow(hub));
        const { appointments } = found;
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
        const sender = mailSender(found.operator, hub.settings.publicUrl);
        const about = letterAbout({ acceptLanguage: language, currency: sender.currency, shipTime, now });
        const letter = confirmationLetter({ groupReference, elements, total, paymentReference }, about);
        const writes = [
          takePlaces(tx, group, places, now),
          tx`emptied as (${basketStore(tx).empty(party.id)})`,
          tx`mailed as (${queueMail(tx, { recipient, ...writeLetter(letter, sender) }, now)})`,
        ];
        return { value: { groupReference } satisfies OrderPlaced, writes };
      },
    });
  }

  return async function place(session: Session, order: Order): Promise<OrderPlaced> {
    if (!isEmail(order.request.confirmationMail)) {
      throw new HubError(400, 'email_invalid', 'Please enter your email address');
    }
    const party = await findParty(pms, session);
    if (!party) throw new BookingRefused('cart_empty', 'Your basket is empty.');
    const key = { key: order.idempotencyKey, scope: `passengers/cart/order:${party.id}`, body: order.request };
    const allowed = await bookingAllowed(sql, session.accountNumber === null ? [] : [party.self]);
    const taken = take(session, party, order, allowed);
    return withReference((reference) => once.scarce(key, taken(reference)));
  };
}
