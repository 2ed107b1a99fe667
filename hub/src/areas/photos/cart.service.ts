import type { PhotoCart, PhotoCartAddition, PhotoCartRemoval } from '#contract/areas/photo-shapes.ts';
import type { Hub } from '#hub/hub.ts';
import type { Sql } from '#hub/shared/database/sql.ts';
import { badRequest, HubError } from '#hub/shared/http/hub-error.ts';
import type { Session } from '#hub/shared/sessions.ts';
import { cartStore } from './cart.store.ts';
import { catalogueStore, type Variant } from './catalogue.store.ts';
import { ownPhotosStore, type PhotoOwner } from './own-photos.store.ts';
import { accountNeeded, photoShop } from './photo-shop.ts';
import { EMPTY_CART, presentCart, readPricedCart } from './priced-cart.ts';

const ONE_FILE = 1; // B300

type WantedPhoto = NonNullable<PhotoCartAddition['photos']>[number];

/** BD58: the units by variant that a call asks for; the last word on a variant counts. */
function wantedUnits({ variants: wanted }: WantedPhoto, variants: readonly Variant[]): [string, number][] {
  return wanted.map(({ id, count }) => {
    const variant = variants.find((one) => one.id === String(id));
    if (!variant) throw badRequest(`There is no variant ${id}.`);
    if (variant.digital && count > ONE_FILE) throw badRequest('A digital photo is sold once.');
    return [variant.id, count];
  });
}

/** The guest's photo basket: read, priced and changed (docs/algorithms/photo-pricing.md). */
export function cartService(hub: Pick<Hub, 'sql' | 'pms'>) {
  const { sql } = hub;
  const shop = photoShop(hub);

  const serve = async (on: Sql, owner: PhotoOwner) => presentCart(await readPricedCart(on, owner));

  /** All photos are checked before the first is written. */
  async function setPhotos(tx: Sql, owner: PhotoOwner, photos: readonly WantedPhoto[]): Promise<void> {
    const [own, inBasket, variants] = await Promise.all([
      ownPhotosStore(tx).among(
        owner,
        photos.map(({ id }) => id),
      ),
      ownPhotosStore(tx).inBasket(owner),
      catalogueStore(tx).variants(),
    ]);
    const units = new Map(inBasket.map((photo) => [photo.photoId, photo.units]));
    for (const wanted of photos) {
      if (!own.some(({ photoId }) => photoId === wanted.id)) throw badRequest(`There is no photo ${wanted.id} of you.`);
      const all = { ...units.get(wanted.id), ...Object.fromEntries(wantedUnits(wanted, variants)) };
      units.set(wanted.id, Object.fromEntries(Object.entries(all).filter(([, count]) => count > 0)));
    }
    const store = cartStore(tx, owner.accountNumber);
    for (const id of new Set(photos.map((photo) => photo.id))) {
      const photo = own.find(({ photoId }) => photoId === id);
      const left = units.get(id) ?? {};
      if (photo && Object.keys(left).length > 0) await store.setUnits(photo.id, left);
      else await store.removePhotos([id]);
    }
  }

  /** BD57: one package per basket, which may only move up. */
  async function addPackage(tx: Sql, owner: PhotoOwner, id: string): Promise<void> {
    const store = cartStore(tx, owner.accountNumber);
    const [packages, presentId] = await Promise.all([catalogueStore(tx).packages(), store.package()]);
    if (!packages.some((one) => one.id === id)) throw badRequest(`There is no package ${id}.`);
    const present = packages.find((one) => one.id === presentId);
    if (present && present.id !== id && present.upgrade !== id) {
      throw new HubError(409, 'package_in_basket', 'There is another package in your basket already.');
    }
    await store.setPackage(id);
  }

  return {
    async cart(session: Session): Promise<PhotoCart> {
      const customer = await shop.open(session);
      return customer ? serve(sql, customer) : EMPTY_CART; // BD2
    },

    async add(session: Session, { bulk, photos }: PhotoCartAddition): Promise<PhotoCart> {
      const cart = await shop.change(session, async (tx, owner) => {
        if (photos) await setPhotos(tx, owner, photos);
        if (bulk != null) await addPackage(tx, owner, String(bulk));
        return serve(tx, owner);
      });
      if (!cart) throw accountNeeded();
      return cart;
    },

    async remove(session: Session, { bulk, photos }: PhotoCartRemoval): Promise<PhotoCart> {
      const cart = await shop.change(session, async (tx, owner) => {
        const store = cartStore(tx, owner.accountNumber);
        if (photos) await store.removePhotos(photos.map(({ id }) => id));
        if (bulk === true || (bulk != null && (await store.package()) === String(bulk))) await store.removePackage();
        return serve(tx, owner);
      });
      return cart ?? EMPTY_CART;
    },

    async empty(session: Session): Promise<PhotoCart> {
      const cart = await shop.change(session, async (tx, owner) => {
        await cartStore(tx, owner.accountNumber).empty();
        return serve(tx, owner);
      });
      return cart ?? EMPTY_CART;
    },
  };
}
