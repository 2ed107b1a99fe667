import type { PhotoConfig } from '#contract/areas/photo-shapes.ts';
import { toWire } from '#contract/money.ts';
import type { Hub } from '#hub/hub.ts';
import { catalogueStore } from './catalogue.store.ts';
import { photosAreSold } from './photo-shop.ts';

/** B286: what the shop sells. */
export function catalogueService(hub: Pick<Hub, 'sql'>) {
  return {
    async config(): Promise<PhotoConfig> {
      await photosAreSold(hub.sql);
      const store = catalogueStore(hub.sql);
      const [variants, packages, offers, folders, keyvalues] = await Promise.all([
        store.variants(),
        store.packages(),
        store.offers(),
        store.folders(),
        store.keyvalues(),
      ]);
      return {
        variants: variants.map(({ id, blurb, price, additional, digital }) => ({
          id,
          blurb,
          price: toWire(price),
          ...(additional !== null && { additional: toWire(additional) }),
          digital,
        })),
        bulk: packages.map(({ price, ...rest }) => ({ ...rest, price: toWire(price) })),
        photoGroups: offers.map(({ id, blurb, forZ }) => ({
          id,
          blurb,
          ...(forZ !== null && { forZ: toWire(forZ) }),
        })),
        folders: folders.map(({ name, title }) => ({ name, title })),
        keyvalues: Object.fromEntries(keyvalues.map(({ key, value }) => [key, value])),
      };
    },
  };
}
