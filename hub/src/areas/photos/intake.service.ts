import { randomBytes, randomUUID, webcrypto } from 'node:crypto';
import type { ArrivedPhoto, PhotoQueue } from '#contract/areas/photo-intake.ts';
import type { Hub } from '#hub/hub.ts';
import { openPicture, UnreadablePicture } from '#hub/shared/camera-picture.ts';
import { foldCode } from '#hub/shared/fold.ts';
import { HubError, notFound } from '#hub/shared/http/hub-error.ts';
import { currentVoyage } from '#hub/shared/voyage/voyage.store.ts';
import { faceSearchesStore } from './face-searches.store.ts';
import { lockPhotosOf } from './photo-shop.ts';
import { photographsStore } from './photographs.store.ts';
import { referencePicturesStore } from './reference-pictures.store.ts';
import { ticketKey } from './ticket-code.rules.ts';

export interface ArrivingPhoto {
  bytes: Uint8Array;
  folder: string;
  cabin?: string;
  ticket?: string;
  takenAt?: Date;
}

type Needs = Pick<Hub, 'sql' | 'clock' | 'privateFiles' | 'log'>;

const MOST_PROBLEMS = 20;
const EXTENSIONS: Readonly<Record<string, string>> = { jpeg: 'jpg', png: 'png', webp: 'webp' };

/** In threads of the runtime: a large picture keeps no request waiting. */
async function digestOf(bytes: Uint8Array): Promise<string> {
  const digest = await webcrypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>);
  return Buffer.from(digest).toString('hex');
}

/** The way in of photographers' pictures and of guests' own. */
export function intakeService({ sql, clock, privateFiles, log }: Needs) {
  /** Its head alone is looked at; what is wrong further down shows when it is processed. */
  async function extensionOf(bytes: Uint8Array): Promise<string> {
    try {
      return EXTENSIONS[(await openPicture(bytes)).about.format] ?? 'jpg';
    } catch (error) {
      if (!(error instanceof UnreadablePicture)) throw error;
      log.warn('a picture was refused', { reason: error.message, bytes: bytes.length });
      throw new HubError(400, 'unreadable_picture', `This picture cannot be used: ${error.message}.`);
    }
  }

  /** Names that nobody guesses; nothing in them says whose it is. */
  async function write(kind: 'photos' | 'guests', bytes: Uint8Array): Promise<string> {
    const extension = await extensionOf(bytes);
    const name = `voyages/${await currentVoyage(sql)}/${kind}/${randomUUID()}.${extension}`;
    await privateFiles.write(name, bytes);
    return name;
  }

  return {
    async add({ bytes, folder, cabin, ticket, takenAt }: ArrivingPhoto): Promise<ArrivedPhoto> {
      const now = clock.now();
      const original = await write('photos', bytes);
      const { photoId, state, isNew } = await photographsStore(sql).add({
        photoId: `${folder}/${randomBytes(12).toString('base64url')}`,
        folder,
        cabinKey: cabin ? foldCode(cabin) : null,
        ticketCode: ticket ? ticketKey(ticket) || null : null,
        takenAt: takenAt ?? now,
        arrivedAt: now,
        digest: await digestOf(bytes),
        original,
      });
      if (!isNew) await privateFiles.delete(original);
      return { photo: photoId, state, isNew };
    },

    async queue(): Promise<PhotoQueue> {
      const photographs = photographsStore(sql);
      const byState = (rows: readonly { state: string; count: number }[]) =>
        Object.fromEntries(rows.map(({ state, count }) => [state, count]));
      return {
        photographs: byState(await photographs.counts()),
        searches: byState(await faceSearchesStore(sql).counts()),
        problems: [...(await photographs.problems(MOST_PROBLEMS))],
      };
    },

    retry: async () => ({ photographs: await photographsStore(sql).retry(clock.now()) }),

    async withdraw(photoId: string): Promise<void> {
      if (!(await photographsStore(sql).withdraw(photoId))) throw notFound('There is no such photo.');
    },

    /** A guest who has opted in is looked for anew, and what was found with the old picture is deleted first. */
    async setGuestPicture(accountNumber: string, bytes: Uint8Array): Promise<void> {
      const file = await write('guests', bytes);
      const old = await sql.begin(async (tx) => {
        await lockPhotosOf(tx, accountNumber);
        const store = referencePicturesStore(tx);
        const before = await store.set(accountNumber, file);
        await store.startOver(accountNumber, clock.now());
        return before;
      });
      if (old !== undefined) await privateFiles.delete(old);
    },

    async removeGuestPicture(accountNumber: string): Promise<void> {
      const file = await sql.begin(async (tx) => {
        await lockPhotosOf(tx, accountNumber);
        const store = referencePicturesStore(tx);
        const removed = await store.remove(accountNumber);
        if (removed !== undefined) await store.startOver(accountNumber, clock.now());
        return removed;
      });
      if (file === undefined) throw notFound('There is no picture of this guest.');
      await privateFiles.delete(file);
    },
  };
}
