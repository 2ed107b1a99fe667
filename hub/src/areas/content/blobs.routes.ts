import { basename } from 'node:path';
import type { contentRoutes } from '#contract/areas/content.ts';
import type { Hub } from '#hub/hub.ts';
import { clientNetwork } from '#hub/shared/http/client-network.ts';
import { isUnchanged } from '#hub/shared/http/etag.ts';
import { notFound } from '#hub/shared/http/hub-error.ts';
import type { Call, Handlers } from '#hub/shared/http/implement.ts';
import { sendFile } from '#hub/shared/http/send-file.ts';
import { blobsService } from './blobs.service.ts';
import { blobsStore } from './blobs.store.ts';
import { picturesVersion } from './pictures-version.service.ts';

/** A picture's address does not change with the picture: kept for an hour, then asked about. */
const PICTURE_CACHE_CONTROL = 'public, max-age=3600';
/** One that bears the version of the pictures does. */
const VERSIONED_CACHE_CONTROL = 'public, max-age=31536000, immutable';

/** Nothing else is ever shown from here: a page or a drawing could bring a script to the portal's own address. */
const OPENED_BY_BROWSERS = /\.(pdf|mp3|m4a|ogg|wav|mp4|webm|m3u8|ts|vtt|avif|webp|jpe?g|png)$/i;

/** Aborted when the client has hung up, or has its answer. */
function whenGone(reply: Call['reply']): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return gone.signal;
}

type BlobHandlers = Pick<
  Handlers<typeof contentRoutes>,
  'pdfs' | 'audios' | 'videos' | 'images' | 'image' | 'focus' | 'file'
>;

/** Media lists by owner, and the bytes behind them. None needs a session (AD47). */
export function blobsArea(hub: Hub, keep: (call: Call) => void): BlobHandlers {
  const blobs = blobsService({ store: blobsStore(hub.sql), events: hub.events });
  const versionOfNow = picturesVersion(hub);
  const cacheControl = async (version: string | undefined) =>
    version !== undefined && version === (await versionOfNow()) ? VERSIONED_CACHE_CONTROL : PICTURE_CACHE_CONTROL;
  return {
    pdfs(call) {
      keep(call);
      return blobs.pdfs(call.params.id, call.preview);
    },
    audios(call) {
      keep(call);
      return blobs.audios(call.params.id, call.preview);
    },
    videos(call) {
      keep(call);
      return blobs.videos(call.params.id, call.preview);
    },
    images(call) {
      keep(call);
      return blobs.images(call.params.id);
    },
    focus(call) {
      keep(call);
      return blobs.focus();
    },
    async image({ query, request, reply, address }) {
      const name = await blobs.pictureFile(query);
      const { accept } = request.headers;
      const client = clientNetwork(address);
      const picture =
        name && (await hub.pictures.scaled({ name, width: query.width, accept, client, gone: whenGone(reply) }));
      if (!picture) throw notFound();
      reply.headers({ etag: picture.etag, 'cache-control': await cacheControl(query.version), vary: 'accept' });
      if (isUnchanged(request.headers['if-none-match'], picture.etag)) return reply.code(304).send();
      return reply.type(picture.type).send(picture.bytes);
    },
    file(call) {
      const { name } = call.params;
      return sendFile(hub.files, name, call, OPENED_BY_BROWSERS.test(name) ? {} : { downloadAs: basename(name) });
    },
  };
}
