import { extname, join } from 'node:path';
import type { PassThrough, Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import yazl from 'yazl';
import type { Hub } from '#hub/hub.ts';
import { notFound } from '#hub/shared/http/hub-error.ts';
import type { Call } from '#hub/shared/http/implement.ts';
import { attachment, sendFile } from '#hub/shared/http/send-file.ts';
import { createPictures } from '#hub/shared/pictures.ts';
import type { Session } from '#hub/shared/sessions.ts';
import { type BoughtFile, ordersStore } from './orders.store.ts';
import { photosAreSold } from './photo-shop.ts';

const THUMB_WIDTH = 400;
/** Of one session alone: a kiosk is used by many guests. */
export const OF_THE_SESSION = { cacheControl: 'private, max-age=600' };

/** `?thumb` has no value, which the query of a call leaves out. */
export function asksForThumb({ request }: Pick<Call, 'request'>): boolean {
  const { thumb } = request.query as { thumb?: string };
  return thumb !== undefined && thumb !== 'false';
}

/** The name under which a guest saves a photo: folder and number, not the name that nobody guesses. */
function savedAs({ orderId, original }: BoughtFile, index: number): string {
  return `${orderId}-${String(index + 1).padStart(2, '0')}${extname(original) || '.jpg'}`;
}

/** BD60: what was bought, for who bought it, once it is ready. For anybody else there is nothing. */
export function downloadsService(hub: Pick<Hub, 'sql' | 'privateFiles' | 'settings' | 'log'>) {
  const { sql, privateFiles, log } = hub;
  const pictures = createPictures(privateFiles, join(hub.settings.dataFolder, 'private-pictures'));

  /** One file is open at a time, and none once nobody reads any more. */
  async function zipOf(photos: readonly BoughtFile[]): Promise<{ output: Readable; size: number }> {
    const zip = new yazl.ZipFile();
    const output = zip.outputStream as PassThrough;
    let open: Readable | undefined;
    output.once('close', () => open?.destroy());
    zip.on('error', (error: Error) => {
      log.warn('a photo could not be read into a zip', { error });
      output.destroy(error);
    });
    for (const [index, photo] of photos.entries()) {
      const found = await privateFiles.find(photo.original);
      if (!found) continue;
      // JPEGs are compressed already; that way the size of the whole is known too, and a phone can show how far it is.
      const options = { compress: false, size: found.size, mtime: found.changedAt };
      zip.addReadStreamLazy(savedAs(photo, index), options, (give) => {
        open = privateFiles.stream(photo.original);
        give(null, open);
      });
    }
    let size = 0;
    zip.end({ forceZip64Format: false, comment: '' }, ((total: number) => {
      size = total;
    }) as () => void);
    return { output, size };
  }

  return {
    async view({ accountNumber }: Session, file: string, call: Call): Promise<FastifyReply> {
      await photosAreSold(sql);
      const photo = accountNumber === null ? undefined : await ordersStore(sql).boughtFile(accountNumber, file);
      if (!photo) throw notFound();
      call.reply.header('vary', 'SessionId');
      if (!asksForThumb(call)) return sendFile(privateFiles, photo.original, call, OF_THE_SESSION);
      const { accept } = call.request.headers;
      const small = await pictures.scaled({ name: photo.original, width: THUMB_WIDTH, accept, client: call.address });
      if (!small) throw notFound();
      return call.reply
        .headers({ 'cache-control': OF_THE_SESSION.cacheControl, vary: 'SessionId, Accept' })
        .type(small.type)
        .send(small.bytes);
    },

    /** Written while it is read: a hundred photos are never in memory. */
    async zip({ accountNumber }: Session, file: string, { reply }: Call): Promise<FastifyReply> {
      await photosAreSold(sql);
      const photos = accountNumber === null ? [] : await ordersStore(sql).boughtTogether(accountNumber, file);
      const [first] = photos;
      if (!first) throw notFound();
      const { output, size } = await zipOf(photos);
      return reply
        .headers({
          'cache-control': 'private, no-store',
          'content-disposition': attachment(`photos-${first.orderId}.zip`),
          ...(size > 0 && { 'content-length': size }),
        })
        .type('application/zip')
        .send(output);
    },
  };
}
