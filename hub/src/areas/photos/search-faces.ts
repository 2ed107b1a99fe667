import type { Face } from '#hub/partners/faces/port.ts';
import { UnreadablePicture } from '#hub/shared/camera-picture.ts';
import { faceSearchesStore, type LeasedSearch, MOST_SEARCH_ATTEMPTS } from './face-searches.store.ts';
import { faceVectorsStore } from './face-vectors.store.ts';
import { photographsStore } from './photographs.store.ts';
import { nextTry, originalOf, type Pipeline } from './process-photograph.ts';

/** A second face that is smaller than this share of the first is somebody in the background. */
const BACKGROUND_SHARE = 0.4;

/** The one face of the guest's own picture; a picture of two people says of nobody who it is. */
export function ownFace(faces: readonly Face[]): Face {
  const area = ({ box }: Face) => box.width * box.height;
  const [first, second] = faces.toSorted((a, b) => area(b) - area(a));
  if (!first) throw new UnreadablePicture('the guest’s own picture shows no face');
  if (second && area(second) > area(first) * BACKGROUND_SHARE) {
    throw new UnreadablePicture('the guest’s own picture shows more than one face');
  }
  return first;
}

/** The one that an operator handed in, otherwise that of the embarkation. */
async function guestPicture(pipeline: Pipeline, search: LeasedSearch): Promise<Uint8Array | undefined> {
  const file = await faceSearchesStore(pipeline.hub.sql).referencePicture(search);
  return file === undefined ? pipeline.guestPictures.find(search.accountNumber) : originalOf(pipeline, file);
}

async function learnFace(pipeline: Pipeline, search: LeasedSearch): Promise<void> {
  const { hub, lab } = pipeline;
  const searches = faceSearchesStore(hub.sql);
  const picture = await guestPicture(pipeline, search);
  // BD52: opted in all the same.
  if (!picture) return searches.end([search], 'done', 'there is no picture of the guest');
  const { descriptor } = ownFace(await lab.facesOn(picture));
  await hub.sql.begin(async (tx) => {
    const vectors = faceVectorsStore(tx);
    await vectors.lockForAdding();
    await vectors.add(search, descriptor, hub.clock.now());
    await faceSearchesStore(tx).release(search);
  });
}

/** Learns the face of the next guest who opted in; says whether there was one. The log does not say whose. */
export async function learnNextFace(pipeline: Pipeline): Promise<boolean> {
  const { sql, clock, log } = pipeline.hub;
  const searches = faceSearchesStore(sql);
  const search = await searches.leaseGuest(clock.now(), pipeline.leaseMs);
  if (!search) return false;
  try {
    await learnFace(pipeline, search);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const isHopeless = error instanceof UnreadablePicture || search.attempts >= MOST_SEARCH_ATTEMPTS;
    log.warn('a guest’s own picture could not be used', { reason, attempts: search.attempts });
    if (isHopeless) await searches.end([search], 'failed', reason);
    else await searches.tryAgain(search, reason, nextTry(clock.now(), search.attempts));
  }
  return true;
}

async function lookAgain(pipeline: Pipeline, group: readonly LeasedSearch[], voyageId: string): Promise<void> {
  const { hub, lab, known, distance } = pipeline;
  const searches = faceSearchesStore(hub.sql);
  const photograph = await photographsStore(hub.sql).readyAfter(voyageId, group[0]?.lookedThrough ?? '0');
  if (!photograph) return searches.end(group, 'done');
  const original = await originalOf(pipeline, photograph.original).catch(() => undefined);
  const found = original ? (await lab.facesOn(original)).map(({ descriptor }) => descriptor) : [];
  await known.refresh(hub.sql, voyageId);
  const wanted = new Map(group.map(({ accountNumber, generation }) => [accountNumber, generation]));
  const matches = known
    .matches(found, distance)
    .filter(({ accountNumber, generation }) => wanted.get(accountNumber) === generation);
  await hub.sql.begin(async (tx) => {
    await faceVectorsStore(tx).addMatches(voyageId, photograph.id, matches, hub.clock.now());
    await faceSearchesStore(tx).advance(group, photograph.id);
  });
}

/** Looks at one photograph again, for guests who opted in after it was taken; says whether there were any. */
export async function lookAgainOnce(pipeline: Pipeline): Promise<boolean> {
  const { sql, clock, log } = pipeline.hub;
  const searches = faceSearchesStore(sql);
  const group = await searches.leaseGroup(clock.now(), pipeline.leaseMs);
  const [first] = group;
  if (!first) return false;
  try {
    await lookAgain(pipeline, group, first.voyageId);
  } catch (error) {
    log.warn('looking at a photograph again failed', { error, guests: group.length });
    const next = nextTry(clock.now(), 1);
    for (const search of group) await searches.tryAgain(search, String(error), next);
  }
  return true;
}
