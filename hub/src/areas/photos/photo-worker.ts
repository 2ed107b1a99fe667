import { setTimeout as wait } from 'node:timers/promises';
import type { Hub } from '#hub/hub.ts';
import type { GuestPictures } from '#hub/partners/faces/port.ts';
import { createKnownFaces } from './known-faces.ts';
import { labAside } from './photo-lab.ts';
import { type Pipeline, processNextPhotograph } from './process-photograph.ts';
import { learnNextFace, lookAgainOnce } from './search-faces.ts';

/** Longer than the longest look at a picture. */
const LEASE_MS = 360_000;
const LOOK_EVERY_MS = 2_000;

/** In turn, so that neither many new photographs nor many new guests keep the others waiting. */
const STEPS = [learnNextFace, processNextPhotograph, lookAgainOnce] as const;

type Options = Pick<Pipeline, 'hub' | 'lab' | 'distance'> & Partial<Pipeline>;

const NO_PICTURES: GuestPictures = { find: async () => undefined };

export function createPipeline(options: Options): Pipeline {
  return { known: createKnownFaces(), guestPictures: NO_PICTURES, leaseMs: LEASE_MS, ...options };
}

/** Each kind of work once; says whether there was any. */
export async function workOnce(pipeline: Pipeline, goOn: () => boolean = () => true): Promise<boolean> {
  let worked = false;
  for (const step of STEPS) if (goOn() && (await step(pipeline))) worked = true;
  return worked;
}

/** Everything that is due now. Faces in memory are forgotten with the end of the work. */
export async function workUntilDone(pipeline: Pipeline): Promise<void> {
  while (await workOnce(pipeline));
  pipeline.known.forget();
}

async function workUntilStopped(pipeline: Pipeline, stop: AbortSignal): Promise<void> {
  const { log } = pipeline.hub;
  while (!stop.aborted) {
    try {
      while (!stop.aborted && (await workOnce(pipeline, () => !stop.aborted)));
    } catch (error) {
      log.error('the photo worker could not look into its queue', { error });
    }
    pipeline.known.forget();
    await wait(LOOK_EVERY_MS, undefined, { signal: stop, ref: false }).catch(() => undefined);
  }
}

/** The workers of a running hub, until the hub closes; any number of hubs share the work. */
export function processPhotographs(hub: Hub, guestPictures: GuestPictures): void {
  const { photoWorkers, faceDistance: distance } = hub.settings;
  if (photoWorkers === 0) return;
  const lab = labAside({ log: hub.log, processes: photoWorkers });
  const stop = new AbortController();
  const workers = Array.from({ length: photoWorkers }, () =>
    workUntilStopped(createPipeline({ hub, lab, guestPictures, distance }), stop.signal),
  );
  hub.lifecycle.beforeClose(async () => {
    stop.abort();
    // A picture under way is given up; its lease brings it back.
    await lab.close();
    await Promise.all(workers);
  });
}
