import { randomUUID } from 'node:crypto';
import type { Hub } from '#hub/hub.ts';
import type { GuestPictures } from '#hub/partners/faces/port.ts';
import { UnreadablePicture } from '#hub/shared/camera-picture.ts';
import { faceVectorsStore } from './face-vectors.store.ts';
import type { KnownFaces } from './known-faces.ts';
import type { DevelopedPhotograph, PhotoLab } from './photo-lab.ts';
import { type Developed, type LeasedPhotograph, MOST_ATTEMPTS, photographsStore } from './photographs.store.ts';

export interface Pipeline {
  hub: Pick<Hub, 'sql' | 'clock' | 'log' | 'privateFiles'>;
  lab: PhotoLab;
  guestPictures: GuestPictures;
  /** In memory while there is work. */
  known: KnownFaces;
  /** BD52: how far apart two pictures of one guest may lie. */
  distance: number;
  /** How long a hub that died keeps its work from the others. */
  leaseMs: number;
}

const FIRST_WAIT_MS = 15_000;

/** Doubles with every attempt. */
export function nextTry(now: Date, attempts: number): Date {
  return new Date(now.getTime() + FIRST_WAIT_MS * 2 ** (attempts - 1));
}

export async function originalOf({ hub }: Pipeline, name: string): Promise<Buffer> {
  const bytes = await hub.privateFiles.read(name);
  // Perhaps it is there later, or another hub has it.
  if (!bytes) throw new Error('its file is not in the private files');
  return bytes;
}

/** Names that nobody guesses; the original's own is not in them. */
async function keep({ hub }: Pipeline, voyageId: string, picture: DevelopedPhotograph['picture']): Promise<Developed> {
  const base = `voyages/${voyageId}/photos/${randomUUID()}`;
  const names = { preview: `${base}-preview.jpg`, thumb: `${base}-thumb.jpg` };
  await hub.privateFiles.write(names.preview, picture.preview);
  await hub.privateFiles.write(names.thumb, picture.thumb);
  return { ...names, width: picture.width, height: picture.height };
}

/** The faces are in memory until this returns, and nowhere else. */
async function processOne(pipeline: Pipeline, photograph: LeasedPhotograph): Promise<void> {
  const { hub, lab, known, distance } = pipeline;
  const { id, voyageId, photoId } = photograph;
  const { picture, faces } = await lab.develop(await originalOf(pipeline, photograph.original));
  const found = faces.map(({ descriptor }) => descriptor);
  const kept = await keep(pipeline, voyageId, picture);
  await known.refresh(hub.sql, voyageId);
  const written = await hub.sql.begin(async (tx) => {
    const vectors = faceVectorsStore(tx);
    await vectors.lockForMatching();
    if (!(await photographsStore(tx).finish(photograph, kept, hub.clock.now()))) return undefined;
    await known.refresh(tx, voyageId);
    return vectors.addMatches(voyageId, id, known.matches(found, distance), hub.clock.now());
  });
  if (written === undefined) {
    await hub.privateFiles.delete(kept.preview);
    await hub.privateFiles.delete(kept.thumb);
    return;
  }
  hub.log.info('a photograph was processed', { photo: photoId, faces: found.length, guests: written });
}

/** Takes the next photograph that waits; says whether there was one. */
export async function processNextPhotograph(pipeline: Pipeline): Promise<boolean> {
  const { sql, clock, log } = pipeline.hub;
  const store = photographsStore(sql);
  for (const { photoId } of await store.giveUp()) log.error('a photograph was given up', { photo: photoId });
  const photograph = await store.lease(clock.now(), pipeline.leaseMs);
  if (!photograph) return false;
  try {
    await processOne(pipeline, photograph);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const isHopeless = error instanceof UnreadablePicture || photograph.attempts >= MOST_ATTEMPTS;
    const about = { photo: photograph.photoId, attempts: photograph.attempts, reason };
    if (isHopeless) log.error('a photograph cannot be used', about);
    else log.warn('a photograph is tried again later', about);
    await store.fail(photograph, reason, isHopeless ? undefined : nextTry(clock.now(), photograph.attempts));
  }
  return true;
}
