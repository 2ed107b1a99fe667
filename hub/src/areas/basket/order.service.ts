import type { OrderPlaced, OrderRequest } from '#contract/areas/basket.ts';
import type { AllowedCheck } from '#contract/conditions.ts';
import { isEmail } from '#contract/email.ts';
import { bookingAllowed } from '#hub/booking/account-block.ts';
import { appointmentsOf } from '#hub/booking/appointments.ts';
import { letterAbout } from '#hub/booking/letters.ts';
import { findParty } from '#hub/booking/party.ts';
import { BookingRefused } from '#hub/booking/refused.ts';
import { type Ask, openSale } from '#hub/booking/sale.ts';
import { shipNow } from '#hub/booking/ship-hours.ts';
import { guestPlace, withReference } from '#hub/booking/take-places.ts';
import { units } from '#hub/booking/units.ts';
import type { Hub } from '#hub/hub.ts';
import type { Transaction } from '#hub/shared/database/sql.ts';
import type { Rows } from '#hub/shared/database/together.ts';
import { HubError } from '#hub/shared/http/hub-error.ts';
import { queueMails } from '#hub/shared/mail/mail-outbox.ts';
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

interface OrderAsk extends Ask {
  session: Session;
  order: Order;
  allowed: AllowedCheck;
}

/** BD16, BD17, BD20: books every element of the party's basket, or none. */
export function orderService(hub: Pick<Hub, 'sql' | 'settings' | 'pms' | 'clock' | 'shipTime' | 'booking'>) {
  const { sql, pms, clock, shipTime } = hub;

  const partiesOf = (asks: readonly OrderAsk[]) => asks.map(({ party }) => party.id);
  const facts = (tx: Transaction, asks: readonly OrderAsk[]) => {
    const store = basketStore(tx);
    const accounts = asks.flatMap(({ party }) => party.guests.map((guest) => guest.accountNumber));
    return {
      elements: store.elements(partiesOf(asks)),
      excursions: units(tx).among(store.unitIds(partiesOf(asks))),
      meetings: hub.booking.meetings(tx, store.unitIds(partiesOf(asks))),
      appointments: appointmentsOf(tx, accounts),
      served: store.served(asks.map(({ session }) => session.id)),
      operator: operatorRows(tx),
    };
  };

  /** May the basket be ordered as it stands? Then what is in it, and what it costs. */
  function checked({ session, party, allowed }: OrderAsk, found: Rows<ReturnType<typeof facts>>) {
    const { id, guests } = party;
    const own = found.elements.filter((one) => one.partyId === id);
    const elements = priceCart(own, found.excursions, guests, shipNow(hub));
    const servedTotal = found.served.find((one) => one.sessionId === session.id)?.total;
    const accounts = new Set(guests.map((guest) => guest.accountNumber));
    const appointments = found.appointments.filter((one) => accounts.has(one.accountNumber));
    checkOrder({ elements, servedTotal, guests, appointments, allowed, today: shipTime.today() });
    return { elements, total: totalOf(elements) };
  }

  const sell = openSale(hub, {
    unitsBehind: (tx, asks: readonly OrderAsk[]) => basketStore(tx).unitIds(partiesOf(asks)),
    facts,
    decide(ask: OrderAsk, found: Rows<ReturnType<typeof facts>>) {
      const { reference: groupReference, party, order } = ask;
      const { elements, total } = checked(ask, found);
      const { mobileNumber, paymentReference } = order.request;
      const recipient = order.request.confirmationMail.trim();
      const contact = { confirmationMail: recipient, mobileNumber: mobileNumber || null, paymentReference, total };
      const bookedBy = party.self.accountNumber;
      const { language } = order;
      const sender = mailSender(found.operator, hub.settings.publicUrl);
      const { wordings } = sender;
      const { meetings } = found;
      const about = letterAbout({ acceptLanguage: language, wordings, shipTime, now: clock.now(), meetings });
      const letter = confirmationLetter({ groupReference, elements, total, paymentReference }, about);
      return {
        value: { groupReference } satisfies OrderPlaced,
        group: { reference: groupReference, partyId: party.id, bookedBy, language, order: contact },
        places: elements.map(({ excursion, guest, price }) => guestPlace(excursion, guest, price, 'C')),
        mail: { recipient, ...writeLetter(letter, sender) },
      };
    },
    alsoWrites(tx, sold, now) {
      const parties = sold.map(({ group }) => group.partyId);
      const mails = sold.map(({ mail }) => mail);
      return [tx`emptied as (${basketStore(tx).empty(parties)})`, tx`mailed as (${queueMails(tx, mails, now)})`];
    },
  });

  return async function place(session: Session, order: Order): Promise<OrderPlaced> {
    if (!isEmail(order.request.confirmationMail)) {
      throw new HubError(400, 'email_invalid', 'Please enter your email address');
    }
    const party = await findParty(pms, session);
    if (!party) throw new BookingRefused('cart_empty', 'Your basket is empty.');
    const once = { key: order.idempotencyKey, scope: `passengers/cart/order:${party.id}`, body: order.request };
    const allowed = await bookingAllowed(sql, session.accountNumber === null ? [] : [party.self]);
    return withReference((reference) => sell({ once, party, reference, session, order, allowed }));
  };
}
