import type { FastifyReply } from 'fastify';
import type { CabinImage, TicketAnswer } from '#contract/areas/photo-shapes.ts';
import { photosRoutes } from '#contract/areas/photos.ts';
import { toHubDate } from '#contract/hub-date.ts';
import { fillPath } from '#contract/route.ts';
import type { Hub } from '#hub/hub.ts';
import { HubError, notFound } from '#hub/shared/http/hub-error.ts';
import type { Call } from '#hub/shared/http/implement.ts';
import { API_PREFIX } from '#hub/shared/http/register-area.ts';
import { sendFile } from '#hub/shared/http/send-file.ts';
import type { Session } from '#hub/shared/sessions.ts';
import { cartStore } from './cart.store.ts';
import { asksForThumb, OF_THE_SESSION } from './downloads.service.ts';
import { type OwnPhoto, ownPhotosStore } from './own-photos.store.ts';
import { accountNeeded, photoShop } from './photo-shop.ts';
import { ticketKey } from './ticket-code.rules.ts';

/** Nobody guesses the codes of other guests' tickets. */
const TICKET_LIMIT = { failures: 10, windowMs: 600_000, lockMs: 600_000 };

/** B295: every slash of the id is a colon. */
export function imageUrl(photoId: string): string {
  return API_PREFIX + fillPath(photosRoutes.image, { id: photoId.replaceAll('/', ':') });
}

/** The photos that a guest may look at. */
export function ownPhotosService(hub: Pick<Hub, 'sql' | 'pms' | 'clock' | 'shipTime' | 'attempts' | 'privateFiles'>) {
  const { sql, clock, shipTime, attempts, privateFiles } = hub;
  const shop = photoShop(hub);

  function present({ photoId, folder, offerId, takenAt, width, height, source }: OwnPhoto): CabinImage {
    const { day, time } = shipTime.at(takenAt);
    const size = width !== null && height !== null && { width, height };
    const group = offerId !== null && { photoGroup: offerId };
    return { id: photoId, url: imageUrl(photoId), folder, date: toHubDate(day), time, ...group, ...size, source };
  }

  return {
    async list(session: Session): Promise<CabinImage[]> {
      const owner = await shop.open(session);
      return owner ? (await ownPhotosStore(sql).list(owner)).map(present) : []; // BD2
    },

    /** The preview, which bears a watermark: the photo itself is handed over when it is paid for. */
    async image(session: Session, id: string, call: Call): Promise<FastifyReply> {
      const owner = await shop.open(session);
      const [photo] = owner ? await ownPhotosStore(sql).among(owner, [id.replaceAll(':', '/')]) : [];
      if (!photo) throw notFound();
      call.reply.header('vary', 'SessionId');
      return sendFile(privateFiles, asksForThumb(call) ? photo.thumb : photo.preview, call, OF_THE_SESSION);
    },

    async notMe(session: Session, photoIds: readonly string[]): Promise<CabinImage[]> {
      const left = await shop.change(session, async (tx, owner) => {
        const store = ownPhotosStore(tx);
        const photos = await store.among(owner, photoIds);
        await store.refuse(
          owner.accountNumber,
          photos.map(({ id }) => id),
          clock.now(),
        );
        await cartStore(tx, owner.accountNumber).removePhotos(photos.map(({ photoId }) => photoId));
        return store.list(owner);
      });
      return (left ?? []).map(present);
    },

    async ticket(session: Session, typed: string): Promise<TicketAnswer> {
      const code = ticketKey(typed);
      const key = `photo ticket ${session.accountNumber}`;
      if (!(await attempts.begin(key, TICKET_LIMIT))) {
        throw new HubError(429, 'too_many_attempts', 'Please try again in ten minutes, or ask the photo team.');
      }
      const found = await shop.change(session, async (tx, { accountNumber }) => {
        const photoCount = await ownPhotosStore(tx).countOfTicket(code);
        if (photoCount > 0) await ownPhotosStore(tx).claimTicket(accountNumber, code, clock.now());
        return { code, photoCount };
      });
      if (!found) throw accountNeeded();
      if (found.photoCount === 0) throw new HubError(409, 'unknown_ticket', 'There are no photos with this code yet.');
      await attempts.forget(key);
      return found;
    },
  };
}
