import type { CabinImage } from '#contract/areas/photo-shapes.ts';
import { photosRoutes } from '#contract/areas/photos.ts';
import { toHubDate } from '#contract/hub-date.ts';
import { fillPath } from '#contract/route.ts';
import type { Hub } from '#hub/hub.ts';
import { foldCode } from '#hub/shared/fold.ts';
import { API_PREFIX } from '#hub/shared/http/register-area.ts';
import type { Session } from '#hub/shared/sessions.ts';
import { type OwnPhoto, ownPhotosStore, type PhotoOwner } from './own-photos.store.ts';
import { consentingAccount } from './photo-shop.ts';

/** B295: every slash of the id is a colon. */
export function imageUrl(photoId: string): string {
  return API_PREFIX + fillPath(photosRoutes.image, { id: photoId.replaceAll('/', ':') });
}

/** The photos that a guest may look at. */
export function ownPhotosService(hub: Pick<Hub, 'sql' | 'pms' | 'shipTime'>) {
  const { sql, pms, shipTime } = hub;

  async function ownerOf(session: Session): Promise<PhotoOwner | undefined> {
    const accountNumber = await consentingAccount(hub, session);
    const guest = accountNumber === undefined ? undefined : await pms.findByAccount(accountNumber);
    return guest && { accountNumber: guest.accountNumber, cabinKey: foldCode(guest.cabin) };
  }

  function present({ photoId, folder, offerId, takenAt, width, height, source }: OwnPhoto): CabinImage {
    const { day, time } = shipTime.at(takenAt);
    const size = width !== null && height !== null && { width, height };
    const group = offerId !== null && { photoGroup: offerId };
    return { id: photoId, url: imageUrl(photoId), folder, date: toHubDate(day), time, ...group, ...size, source };
  }

  return {
    ownerOf,

    async list(session: Session): Promise<CabinImage[]> {
      const owner = await ownerOf(session);
      return owner ? (await ownPhotosStore(sql).list(owner)).map(present) : []; // BD2
    },
  };
}
