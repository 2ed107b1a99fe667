// The photo pages on a ship that sells photos, for a guest who has opted in and whose basket is empty.
import { contentRoutes } from '#contract/areas/content.ts';
import { photosRoutes } from '#contract/areas/photos.ts';
import { sessionRoutes } from '#contract/areas/session.ts';
import { FakeHub, HubAnswer } from './fake-hub.ts';
import { aPassenger, TAKES_KEYS } from './fixtures.ts';
import { aCabinImage, anEmptyPhotoCart, aPhotoConfig } from './photo-fixtures.ts';
import { type RenderOptions, renderPortal } from './render.tsx';

export const PICTURE = new HubAnswer(200, 'picture', { 'content-type': 'image/jpeg' });

export function photoHub(): FakeHub {
  return new FakeHub()
    .on(photosRoutes.consent, true)
    .on(photosRoutes.config, aPhotoConfig())
    .on(photosRoutes.cart, anEmptyPhotoCart())
    .on(photosRoutes.cabinImages, [
      aCabinImage('gala/1'),
      aCabinImage('gala/2'),
      aCabinImage('gangway/1', { folder: 'gangway' }),
    ])
    .on(photosRoutes.orders, [])
    .on(photosRoutes.conditions, { conditionText: '<p>Prints are made to order</p>' })
    .on(photosRoutes.allowed, { allowed: true, messages: [] })
    .on(photosRoutes.image, PICTURE)
    .on(photosRoutes.viewphoto, PICTURE)
    .on(photosRoutes.downloadzip, PICTURE)
    .on(contentRoutes.articlesByHashtag, [])
    .on(contentRoutes.categoriesByHashtag, [])
    .on(sessionRoutes.accountStatus, { isBlocked: false, isBlockedForMuster: false, showBlockedMessage: false });
}

export function openPhotos(
  page: string,
  answer: (hub: FakeHub) => void = () => undefined,
  options: RenderOptions = {},
) {
  const hub = photoHub();
  answer(hub);
  const { config, ...rest } = options;
  return renderPortal({
    at: `/photomatch/${page}`,
    hub,
    stored: { authentication: aPassenger() },
    config: { photoMatchEnabled: true, ...TAKES_KEYS, ...config },
    ...rest,
  });
}
