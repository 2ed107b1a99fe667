import type { OrderPlaced, OrderRequest } from '#contract/areas/basket.ts';
import { isEmail } from '#contract/email.ts';
import { textOf } from '#contract/text.ts';
import { appointmentsOf } from '#hub/areas/bookings/appointments.service.ts';
import { excursionsOf, takePlaces } from '#hub/areas/excursions/places.service.ts';
import type { Hub } from '#hub/hub.ts';
import { bookingAllowed } from '#hub/shared/booking/account-block.ts';
import { lockExcursions, lockParties } from '#hub/shared/booking/booking-locks.ts';
import { type BookingParty, findParty } from '#hub/shared/booking/booking-party.ts';
import { BookingRefused } from '#hub/shared/booking/booking-refused.ts';
import { shipNow } from '#hub/shared/booking/ship-hours.ts';
import { currencySymbol } from '#hub/shared/currency.ts';
import type { Transaction } from '#hub/shared/database/sql.ts';
import { HubError } from '#hub/shared/http/hub-error.ts';
import { queueMail } from '#hub/shared/mail/mail-outbox.ts';
import type { Session } from '#hub/shared/sessions.ts';
import { basketStore } from './basket.store.ts';
import { priceCart, totalOf } from './cart-pricing.ts';
import { confirmationMail } from './confirmation.mail.ts';
import { checkOrder } from './order.rules.ts';

export interface Order {
  request: OrderRequest;
  /** Of the confirmation mail. */
  language: string;
  idempotencyKey: string | undefined;
}

/** BD16, BD17, BD20: books every element of the party's basket, or none. */
export function orderService(hub: Pick<Hub, 'sql' | 'once' | 'pms' | 'clock' | 'shipTime'>) {
  const { once, pms, clock, shipTime } = hub;

  async function take(tx: Transaction, session: Session, party: BookingParty, order: Order): Promise<OrderPlaced> {
    const store = basketStore(tx);
    const [, elements] = await Promise.all([lockParties(tx, [party.id]), store.elements(party.id)]);
    const ids = [...new Set(elements.map((one) => one.excursionId))];
    const [, excursions, appointments, servedTotal, currency, allowed] = await Promise.all([
      lockExcursions(tx, ids),
      excursionsOf(tx, ids),
      appointmentsOf(
        tx,
        party.guests.map((guest) => guest.accountNumber),
      ),
      store.servedTotal(session.id),
      currencySymbol(tx),
      bookingAllowed(tx, session.accountNumber === null ? [] : [party.self]),
    ]);
    const priced = priceCart(elements, excursions, party.guests, shipNow(hub));
    checkOrder({ elements: priced, servedTotal, guests: party.guests, appointments, today: shipTime.today() });
    if (!allowed.allowed)
      throw new BookingRefused(allowed.code ?? 'blocked_account', textOf(allowed.messages[0], 'en'));

    const { confirmationMail: recipient, mobileNumber, paymentReference } = order.request;
    const total = totalOf(priced);
    const now = clock.now();
    const head = {
      partyId: party.id,
      bookedBy: party.self.accountNumber,
      order: { confirmationMail: recipient.trim(), mobileNumber: mobileNumber || null, paymentReference, total },
    };
    const places = priced.map(({ excursion, guest, price }) => ({
      excursionId: excursion.id,
      name: excursion.name,
      guest,
      price,
      status: 'C' as const,
    }));
    const groupReference = await takePlaces(tx, head, places, now);
    const { language } = order;
    const mail = confirmationMail({ groupReference, elements: priced, total, paymentReference, currency, language });
    await Promise.all([store.empty(party.id), queueMail(tx, { recipient: recipient.trim(), ...mail }, now)]);
    return { groupReference };
  }

  return async function place(session: Session, order: Order): Promise<OrderPlaced> {
    if (!isEmail(order.request.confirmationMail)) {
      throw new HubError(400, 'email_invalid', 'Please enter your email address');
    }
    const party = await findParty(pms, session);
    if (!party) throw new BookingRefused('cart_empty', 'Your basket is empty.');
    const key = { key: order.idempotencyKey, scope: `passengers/cart/order:${party.id}`, body: order.request };
    return once(key, (tx) => take(tx, session, party, order));
  };
}
