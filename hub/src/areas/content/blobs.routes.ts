import type { contentRoutes } from '#contract/areas/content.ts';
import type { Hub } from '#hub/hub.ts';
import { notFound } from '#hub/shared/http/hub-error.ts';
import type { Call, Handlers } from '#hub/shared/http/implement.ts';
import { blobsService } from './blobs.service.ts';
import { blobsStore } from './blobs.store.ts';

type BlobHandlers = Pick<Handlers<typeof contentRoutes>, 'pdfs' | 'audios' | 'videos' | 'images' | 'image' | 'file'>;

/** Media lists by owner, and the bytes behind them. None needs a session (AD47). */
export function blobsArea(hub: Hub, keep: (call: Call) => void): BlobHandlers {
  const blobs = blobsService({ store: blobsStore(hub.sql) });
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
    async image() {
      throw notFound();
    },
    async file() {
      throw notFound();
    },
  };
}
