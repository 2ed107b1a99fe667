import type { OpsPhotoOrder, PhotoCredit, PhotoOrderStatus, UsedPhotoCredit } from '#contract/areas/photo-shapes.ts';
import { toHubDate } from '#contract/hub-date.ts';
import { toWire } from '#contract/money.ts';
import { charges } from '#hub/booking/charges.ts';
import type { Hub } from '#hub/hub.ts';
import type { Transaction } from '#hub/shared/database/sql.ts';
import type { GuestLanguage } from '#hub/shared/guest-words.ts';
import { HubError, notFound } from '#hub/shared/http/hub-error.ts';
import { catalogueStore } from './catalogue.store.ts';
import { PHOTO_CHARGE, PHOTO_DEPARTMENT } from './order.service.ts';
import { orderReadyWords } from './order-ready.words.ts';
import { type DeskLine, ordersStore, type PhotoOrderRow } from './orders.store.ts';
import { lockPhotosOf } from './photo-shop.ts';

/** What the photo desk does with orders. */
export function orderDeskService(hub: Pick<Hub, 'sql' | 'pms' | 'clock' | 'guests'>) {
  const { sql, pms, clock, guests } = hub;

  async function present(row: PhotoOrderRow, lines: readonly DeskLine[]): Promise<OpsPhotoOrder> {
    const { orderId, accountNumber, orderedOn, status, grandCount, grandTotal } = row;
    const guest = await pms.findByAccount(accountNumber);
    return {
      orderId,
      accountNumber,
      ...(guest && { cabin: guest.cabin }),
      date: toHubDate(orderedOn),
      status,
      grandCount,
      grandTotal: toWire(grandTotal),
      lines: lines
        .filter((line) => line.orderId === orderId)
        .map(({ photo, variant, count, digital }) => ({ photo, variant, count, digital })),
    };
  }

  async function withLines(rows: readonly PhotoOrderRow[]): Promise<OpsPhotoOrder[]> {
    const lines = await ordersStore(sql).linesOf(rows.map(({ orderId }) => orderId));
    return Promise.all(rows.map((row) => present(row, lines)));
  }

  async function tellReady(tx: Transaction, { orderId, accountNumber }: PhotoOrderRow): Promise<void> {
    const lines = await ordersStore(tx).linesOf([orderId]);
    const order = {
      orderId,
      hasFiles: lines.some(({ digital }) => digital),
      hasPrints: lines.some(({ digital }) => !digital),
    };
    const wordsIn = (language: GuestLanguage) => orderReadyWords(order, language);
    await guests.tell(tx, { accountNumbers: [accountNumber], messageType: 'Normal', wordsIn });
  }

  return {
    list: async (status: PhotoOrderStatus | undefined) => withLines(await ordersStore(sql).list(status)),

    /** An order may go back and forth until it is cancelled; that gives the money back, once. */
    async setStatus(orderId: string, status: PhotoOrderStatus): Promise<OpsPhotoOrder> {
      const known = await ordersStore(sql).find(orderId);
      if (!known) throw notFound('There is no such order.');
      await sql.begin(async (tx) => {
        const store = ordersStore(tx);
        const { accountNumber, grandTotal } = known;
        await lockPhotosOf(tx, accountNumber);
        const before = (await store.find(orderId))?.status;
        if (before === status) return;
        if (before === 'Cancelled') throw new HubError(409, 'order_cancelled', 'The order was cancelled.');
        await store.setStatus(orderId, status);
        if (status === 'Ready') await tellReady(tx, known);
        if (status !== 'Cancelled') return;
        const line = { department: PHOTO_DEPARTMENT, description: PHOTO_CHARGE, discounts: null };
        await charges(tx).add({ ...line, accountNumber, amount: -grandTotal, chargedAt: clock.now() }, orderId);
      });
      const [order] = await withLines([{ ...known, status }]);
      if (!order) throw notFound('There is no such order.');
      return order;
    },

    /** BD55: so many altogether; a number below what was used frees nothing more. */
    async grant({ accountNumber, variant, granted }: PhotoCredit): Promise<UsedPhotoCredit> {
      const [guest, variants] = await Promise.all([pms.findByAccount(accountNumber), catalogueStore(sql).variants()]);
      if (!guest) throw notFound('There is no such account.');
      if (!variants.some(({ id }) => id === variant)) throw notFound('There is no such variant.');
      const account = guest.accountNumber;
      await sql.begin(async (tx) => {
        await lockPhotosOf(tx, account);
        await catalogueStore(tx).grantCredits(account, variant, granted);
      });
      const used =
        (await ordersStore(sql).usedCredits(account)).find(({ variantId }) => variantId === variant)?.used ?? 0;
      return { accountNumber: account, variant, granted, used };
    },
  };
}
