import { randomUUID } from 'node:crypto';
import type { IsoDay } from '#contract/hub-date.ts';
import { toMinor } from '#contract/money.ts';
import { layConditions } from '#hub/booking/conditions.ts';
import { systemClock } from '#hub/shared/clock.ts';
import type { Sql } from '#hub/shared/database/sql.ts';
import { foldCode } from '#hub/shared/fold.ts';
import { shipTime } from '#hub/shared/ship-time.ts';
import type { Pack } from '#packs/pack.schema.ts';
import { photographFiles } from '#packs/photograph-files.ts';
import { resolveVoyage } from '#packs/resolve-voyage.ts';
import { pricePhotos } from './photo-pricing.rules.ts';
import { photosSeedStore, type SeededOrder } from './photos.seed.store.ts';
import { ticketKey } from './ticket-code.rules.ts';

const inMinor = (amount: number | undefined) => (amount === undefined ? null : toMinor(amount));

/** The id of the wire. */
const photoIdOf = ({ folder, id }: { folder: string; id: string }) => `${folder}/${id}`;

function catalogueOf({ variants, packages, offers, folders, keyvalues }: Pack['photos']) {
  return {
    variants: variants.map(({ price, additional, ...rest }, position) => {
      return { ...rest, position, price: toMinor(price), additional: inMinor(additional) };
    }),
    packages: packages.map(({ id, title, blurb, description, picture, price, upgrade }, position) => {
      const texts = { title, blurb: blurb ?? null, description: description ?? null };
      return { id, position, ...texts, image: picture, price: toMinor(price), upgrade: upgrade ?? null };
    }),
    offers: offers.map(({ id, blurb, triggerCount, discountedCount, forZ }, position) => {
      return { id, position, blurb, triggerCount, discountedCount, forZ: inMinor(forZ) };
    }),
    folders: folders.map(({ name, title, offer }, position) => ({ name, position, title, offerId: offer ?? null })),
    keyvalues: Object.entries(keyvalues).map(([key, value]) => ({ key, value })),
  };
}

/** Priced by the rules of the basket, so that a demo order costs what its guest would have paid. */
function ordersOf({ photos, guests }: Pack, dateOf: (day: number) => IsoDay): SeededOrder[] {
  const { variants, offers, packages, folders, photographs } = photos;
  const catalogue = catalogueOf(photos);
  const members = guests.parties.flatMap((party) => party.members);
  return photos.orders.map((order) => {
    const bought = order.photos.map(({ photo, units }) => {
      const shot = photographs.find(({ id }) => id === photo);
      const offerId = folders.find(({ name }) => name === shot?.folder)?.offer ?? null;
      return { photoId: shot ? photoIdOf(shot) : photo, offerId, units };
    });
    const bulk = packages.find(({ id }) => id === order.package);
    const basket = pricePhotos({
      photos: bought,
      variants: catalogue.variants,
      offers: offers.map(({ id, triggerCount, discountedCount, forZ }) => {
        return { id, triggerCount, discountedCount, forZ: inMinor(forZ) };
      }),
      package: bulk && { price: toMinor(bulk.price) },
      credits: {},
    });
    const lines = basket.groups.flatMap((group) =>
      group.photos.flatMap(({ photoId, units }) =>
        units.map(({ variantId, count, discounted, total }) => {
          const variant = variants.find(({ id }) => id === variantId);
          const digital = variant?.digital ?? false;
          const file = digital ? `${randomUUID()}.jpg` : null;
          return { photoId, variantId, blurb: variant?.blurb ?? variantId, digital, count, discounted, total, file };
        }),
      ),
    );
    return {
      orderId: order.id,
      accountNumber: members.find(({ id }) => id === order.guest)?.accountNumber ?? '',
      orderedOn: dateOf(order.day),
      status: order.status,
      grandCount: basket.grandCount,
      grandTotal: basket.grandTotal,
      photoCount: basket.photoCount,
      packageId: bulk?.id ?? null,
      packageTitle: bulk?.title ?? null,
      bulkTotal: basket.bulkTotal,
      zip: lines.some(({ digital }) => digital) ? `${randomUUID()}.zip` : null,
      lines,
    };
  });
}

/** What is sold, what was taken, and what was ordered before today; orders and baskets of guests are theirs and stay. */
export async function seedPhotos(sql: Sql, pack: Pack, today: IsoDay): Promise<void> {
  const { photos, guests, operator } = pack;
  const voyage = resolveVoyage(today, pack);
  const { instantOf } = shipTime({ zone: operator.shipTimeZone }, systemClock);
  const members = guests.parties.flatMap((party) => party.members);
  const store = photosSeedStore(sql);
  await store.layCatalogue(catalogueOf(photos));
  await store.layCredits(
    photos.credits.map(({ guest, variant, granted }) => {
      const accountNumber = members.find(({ id }) => id === guest)?.accountNumber ?? '';
      return { accountNumber, variantId: variant, granted };
    }),
  );
  await store.layPhotographs(
    photos.photographs.map((shot) => ({
      photoId: photoIdOf(shot),
      folder: shot.folder,
      cabinKey: shot.cabin === undefined ? null : foldCode(shot.cabin),
      ticketCode: shot.ticket === undefined ? null : ticketKey(shot.ticket),
      takenAt: instantOf(voyage.dateOf(shot.day), shot.time),
      ...photographFiles(shot.id),
    })),
  );
  await store.layOrders(ordersOf(pack, voyage.dateOf));
  if (photos.conditions) await layConditions(sql, [{ module: 'Photoshop', ...photos.conditions }]);
}
