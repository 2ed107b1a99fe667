import type { ConsentDetails, ConsentReceipt, PhotoConsent } from '#contract/areas/photo-shapes.ts';
import { toHubDate } from '#contract/hub-date.ts';
import { drawReference } from '#hub/booking/reference.ts';
import type { Hub } from '#hub/hub.ts';
import type { Session } from '#hub/shared/sessions.ts';
import { consentStore, type ReceiptRow } from './consent.store.ts';
import { ordersStore } from './orders.store.ts';
import { accountNeeded, lockPhotosOf, photosAreSold } from './photo-shop.ts';
import { referencePicturesStore } from './reference-pictures.store.ts';

/** BD52, BD53: the guest's decision and all that hangs on it. */
export function consentService(hub: Pick<Hub, 'sql' | 'clock' | 'shipTime' | 'privateFiles'>) {
  const { sql, clock, shipTime, privateFiles } = hub;

  function on(moment: Date) {
    const { day, time } = shipTime.at(moment);
    return { date: toHubDate(day), time };
  }

  async function decide({ accountNumber, deviceType }: Session, decision: boolean, faces: boolean): Promise<boolean> {
    await photosAreSold(sql);
    if (accountNumber === null) throw accountNeeded();
    const made = { accountNumber, decision, faces, decidedAt: clock.now(), deviceType };
    await sql.begin(async (tx) => {
      const store = consentStore(tx);
      await lockPhotosOf(tx, accountNumber);
      const before = await store.find(accountNumber);
      if (before?.decision === decision && before.faces === faces) return;
      const generation = await store.decide(made);
      if (decision) {
        if (faces) await store.startSearch(accountNumber, generation, made.decidedAt);
        else await store.deleteFace(accountNumber);
        await store.note(made, generation);
      } else {
        const deleted = await store.deleteAll(accountNumber);
        await store.note(made, generation, { receipt: drawReference(), deleted });
        const picture = await referencePicturesStore(tx).remove(accountNumber);
        // Before the commit: should that fail, the picture is gone all the same.
        if (picture !== undefined) await privateFiles.delete(picture);
      }
    });
    return decision;
  }

  async function receiptOf(row: ReceiptRow, accountNumber: string): Promise<ConsentReceipt> {
    const keptOrders = await ordersStore(sql).countOf(accountNumber);
    return { number: row.receipt, ...on(row.decidedAt), deleted: row.deleted, keptOrders };
  }

  return {
    async consent({ accountNumber }: Session): Promise<PhotoConsent> {
      await photosAreSold(sql);
      if (accountNumber === null) return null;
      return (await consentStore(sql).find(accountNumber))?.decision ?? null;
    },

    optIn: (session: Session) => decide(session, true, true),
    optInWithoutFaces: (session: Session) => decide(session, true, false),
    optOut: (session: Session) => decide(session, false, false),

    async details({ accountNumber }: Session): Promise<ConsentDetails> {
      await photosAreSold(sql);
      const store = consentStore(sql);
      const consent = accountNumber === null ? undefined : await store.find(accountNumber);
      if (accountNumber === null || !consent) return { consent: null, faces: false };
      const row = await store.lastReceipt(accountNumber);
      return {
        consent: consent.decision,
        faces: consent.faces,
        ...on(consent.decidedAt),
        ...(row && { receipt: await receiptOf(row, accountNumber) }),
      };
    },
  };
}
