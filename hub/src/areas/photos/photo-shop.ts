import { lockScarce } from '#hub/booking/capacity-lock.ts';
import type { Hub } from '#hub/hub.ts';
import type { PmsGuest } from '#hub/partners/pms/port.ts';
import type { Sql } from '#hub/shared/database/sql.ts';
import { hasFeature } from '#hub/shared/feature-flags.ts';
import { foldCode } from '#hub/shared/fold.ts';
import { HubError, notFound } from '#hub/shared/http/hub-error.ts';
import type { Session } from '#hub/shared/sessions.ts';
import { consentStore } from './consent.store.ts';
import type { PhotoOwner } from './own-photos.store.ts';

/** BD53: where photos are not sold there is nothing to find. */
export async function photosAreSold(sql: Sql): Promise<void> {
  if (!(await hasFeature(sql, 'photoMatchEnabled'))) throw notFound('Photos are not sold here.');
}

export function consentNeeded(): HubError {
  return new HubError(409, 'consent_needed', 'Please decide first whether you want to see photos of you.');
}

/** A face belongs to one guest, so that a login of a whole booking has no photos. */
export function accountNeeded(): HubError {
  return new HubError(409, 'account_needed', 'Please log in with your own account to see your photos.');
}

/** A guest at the photo shop: who it is for the PMS, and whose photos these are. */
export interface Customer extends PhotoOwner {
  guest: PmsGuest;
}

/** Whoever changes a guest's consent, basket or photo orders holds this; it sorts behind parties and before units. */
export function lockPhotosOf(tx: Sql, accountNumber: string): Promise<void> {
  return lockScarce(tx, [`photos:${accountNumber}`]);
}

export function photoShop({ sql, pms }: Pick<Hub, 'sql' | 'pms'>) {
  /** BD53: refuses a guest who has not opted in. Under `lockPhotosOf` it stays that way until the transaction ends. */
  async function askConsent(on: Sql, accountNumber: string): Promise<void> {
    if (!(await consentStore(on).find(accountNumber))?.decision) throw consentNeeded();
  }

  /** Nothing for a session without an account of its own (BD2). */
  async function customerOf({ accountNumber }: Session): Promise<Customer | undefined> {
    const guest = accountNumber === null ? undefined : await pms.findByAccount(accountNumber);
    return guest && { accountNumber: guest.accountNumber, cabinKey: foldCode(guest.cabin), guest };
  }

  return {
    customerOf,

    /** Whoever may look at photos: the shop is open and the guest has opted in. */
    async open(session: Session): Promise<Customer | undefined> {
      await photosAreSold(sql);
      const customer = await customerOf(session);
      if (customer) await askConsent(sql, customer.accountNumber);
      return customer;
    },

    /** Changes something of a guest who has opted in, alone and all or nothing. */
    async change<T>(session: Session, work: (tx: Sql, customer: Customer) => Promise<T>): Promise<T | undefined> {
      await photosAreSold(sql);
      const customer = await customerOf(session);
      if (!customer) return undefined;
      return (await sql.begin(async (tx) => {
        await lockPhotosOf(tx, customer.accountNumber);
        await askConsent(tx, customer.accountNumber);
        return work(tx, customer);
      })) as T;
    },

    askConsent,
  };
}
