// Another guest of the ship, over HTTP: somebody who is quicker than the guest in the browser.
import type { Request } from '@playwright/test';
import { basketRoutes } from '#contract/areas/basket.ts';
import { type ExcursionBooked, excursionsRoutes } from '#contract/areas/excursions.ts';
import { sessionRoutes } from '#contract/areas/session.ts';
import { createHubClient } from '#portal/shared/hub/hub-client.ts';
import { ship } from '../ship.ts';
import type { guest } from './guests.ts';

type Guest = ReturnType<typeof guest>;

export function clientOf(sessionId?: string) {
  return createHubClient({
    base: `${ship.hubUrl}/v1/`,
    fetch,
    credentials: false,
    sessionId: () => sessionId,
    onSessionLost: () => undefined,
  });
}

/** Logs in beside the browser; the calls are those of the contract. */
export async function callsOf({ accountNumber, cabin, pin }: Pick<Guest, 'accountNumber' | 'cabin' | 'pin'>) {
  const { sessionId } = await clientOf().call(sessionRoutes.loginByPin, {
    body: { accountNumber, location: cabin, pinNo: pin },
  });
  return clientOf(sessionId);
}

/** The reference in the hub's answer to a booking that the page asked for. */
export async function referenceOf(request: Request): Promise<string> {
  const answer = await request.response();
  return String((await answer?.json())?.bookingReference);
}

/** What an earlier journey left in the party's basket is taken out. */
export async function emptyBasket(who: Guest): Promise<void> {
  const hub = await callsOf(who);
  const { excursions } = await hub.call(basketRoutes.cart);
  const body = excursions.map((one) => ({ ...one, action: 'remove' as const }));
  if (body.length > 0) await hub.call(basketRoutes.changeCart, { body });
}

/** Books an excursion directly, for this guest alone. */
export async function bookDirectly(who: Guest, id: string): Promise<ExcursionBooked> {
  const { accountNumber, firstName, lastName } = who;
  const hub = await callsOf(who);
  return hub.call(excursionsRoutes.book, {
    params: { id },
    body: { excursionId: id, guests: [{ accountNumber, firstName, lastName }] },
  });
}

/** Orders an excursion for this guest alone, with a letter to an address. */
export async function orderFor(who: Guest, { id, date }: { id: string; date: string }, confirmationMail: string) {
  const hub = await callsOf(who);
  const { excursions: inside } = await hub.call(basketRoutes.changeCart, {
    body: [{ type: 'CruiseExcursion', excursion: { id }, date, passenger: { id: who.id }, action: 'add' }],
  });
  if (inside.length === 0) throw new Error(`${id} did not go into the basket.`);
  return hub.call(basketRoutes.order, { body: { confirmationMail, mobileNumber: '', paymentReference: 'CARD' } });
}
