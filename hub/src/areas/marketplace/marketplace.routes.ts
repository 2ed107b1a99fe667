import type { marketplaceRoutes } from '#contract/areas/marketplace.ts';
import type { Hub } from '#hub/hub.ts';
import type { Call, Handlers } from '#hub/shared/http/implement.ts';
import { seenFrom } from '#hub/shared/http/seen-from.ts';
import { readerOf } from './marketplace.reader.ts';
import { type MarketplaceGuest, marketplaceService } from './marketplace.service.ts';

const guestOf = ({ request }: Pick<Call, 'request'>): MarketplaceGuest => ({
  reader: readerOf(request.headers),
  seen: (address) => seenFrom(address, request.hostname),
});

export function marketplaceArea(hub: Hub): Handlers<typeof marketplaceRoutes> {
  const service = marketplaceService(hub.marketplace);
  return {
    countries: (call) => service.countries(guestOf(call)),
    cities: (call) => service.cities(call.params.countryId, guestOf(call)),
    activities: (call) => service.activities(call.params.cityId, guestOf(call)),
    activity: (call) => service.activity(call.params.id, guestOf(call)),
    taxonomies: (call) => service.taxonomies(call.params.id, guestOf(call)),
    media: (call) => service.media(call.params.id, guestOf(call)),
  };
}
