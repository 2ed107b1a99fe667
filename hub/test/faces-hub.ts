import sharp from 'sharp';
import { labWith } from '#hub/areas/photos/photo-lab.ts';
import { createPipeline, workUntilDone } from '#hub/areas/photos/photo-worker.ts';
import type { Pipeline } from '#hub/areas/photos/process-photograph.ts';
import { DESCRIPTOR_LENGTH, type Face, type Faces, type Pixels } from '#hub/partners/faces/port.ts';
import { TEST_SERVICE_KEY, type TestHubOptions } from './hub.ts';
import { startPhotosHub } from './photos-hub.ts';

/** People of the tests: a stripe of their colour is their face. */
const COLOURS = { anna: '#ff0000', ben: '#00ff00', carl: '#0000ff', dora: '#ffff00' } as const;
export type Person = keyof typeof COLOURS;
const PEOPLE = Object.keys(COLOURS) as Person[];
const STRIPE = 80;
/** How far apart two pictures of one person lie; different people are farther than the square root of two. */
export const SAME_PERSON = 0.2;

let pictures = 0;

/** A picture of these people side by side; every one has other bytes. */
export async function pictureOf(...people: readonly Person[]): Promise<Buffer> {
  pictures += 1;
  const stripes = people.map((person, at) => ({
    input: { create: { width: STRIPE, height: 120, channels: 3 as const, background: COLOURS[person] } },
    left: at * STRIPE,
    top: 0,
  }));
  const size = { width: Math.max(people.length, 1) * STRIPE, height: 130 + (pictures % 60) };
  return sharp({ create: { ...size, channels: 3, background: '#000000' } })
    .composite(stripes)
    .withExif({ IFD0: { ImageDescription: `picture ${pictures}` } })
    .jpeg({ quality: 95 })
    .toBuffer();
}

function descriptorOf(person: Person, shift: number): Float32Array {
  const descriptor = new Float32Array(DESCRIPTOR_LENGTH);
  descriptor[PEOPLE.indexOf(person)] = 1;
  descriptor[100] = shift;
  return descriptor;
}

function facesOn({ data, width }: Pixels): Face[] {
  const count = Math.round(width / STRIPE);
  return Array.from({ length: count }, (_, at) => at).flatMap((at) => {
    const start = (60 * width + at * STRIPE + STRIPE / 2) * 3;
    const colour = [...data.subarray(start, start + 3)].map((value) => (value > 128 ? 'ff' : '00')).join('');
    const person = PEOPLE.find((one) => COLOURS[one] === `#${colour}`);
    const box = { left: at / count, top: 0, width: 1 / count, height: 1 };
    return person ? [{ box, descriptor: descriptorOf(person, count === 1 ? 0 : SAME_PERSON) }] : [];
  });
}

/** Finds the stripes; before it answers, `before` may do something or wait. */
export function stripedFaces(before: () => Promise<void> = async () => undefined): Faces & { looks: number } {
  const faces = {
    looks: 0,
    async find(picture: Pixels) {
      faces.looks += 1;
      const found = facesOn(picture);
      await before();
      return found;
    },
  };
  return faces;
}

/** A hub that sells photos, with a pipeline whose faces are stripes. */
export async function startFacesHub(options: TestHubOptions = {}) {
  const hub = await startPhotosHub(options);
  const { sql, origin } = hub;
  const pipeline = (faces: Faces = stripedFaces(), more: Partial<Pipeline> = {}) =>
    createPipeline({ hub: hub.hub, lab: labWith(faces), distance: 0.5, ...more });

  async function upload(path: string, bytes: Uint8Array, headers: Record<string, string> = {}) {
    const reply = await fetch(`${origin}/v1/${path}`, {
      method: 'POST',
      headers: { ServiceKey: TEST_SERVICE_KEY, 'content-type': 'image/jpeg', ...headers },
      body: new Blob([bytes as BlobPart]),
    });
    const text = await reply.text();
    return { status: reply.status, body: text ? JSON.parse(text) : undefined };
  }
  const handIn = async (bytes: Uint8Array, query = '') => upload(`ops/photos/pictures?folder=shore${query}`, bytes);
  const guestPicture = (account: string, bytes: Uint8Array) => upload(`ops/photos/guests/${account}/picture`, bytes);

  return {
    ...hub,
    pipeline,
    upload,
    handIn,
    guestPicture,
    /** A photograph of these people in the queue; answers its id. */
    takePhoto: async (...people: readonly Person[]): Promise<string> =>
      (await handIn(await pictureOf(...people))).body.photo,
    /** A guest who looks like one of the people, opted in or not. */
    async guestLike(person: Person, consents = true) {
      const session = await hub.guest(person, consents);
      await guestPicture(person, await pictureOf(person));
      return session;
    },
    /** Everything that is due, by one worker. */
    work: (faces?: Faces) => workUntilDone(pipeline(faces)),
    idsOf: async (session: string): Promise<string[]> =>
      (await hub.images(session)).body.map(({ id }: { id: string }) => id).toSorted(),
    searchOf: async (account: string) =>
      (
        await sql`select state, problem, looked_through::int as looked from photo_face_searches where account_number = ${account}`
      )[0],
    photographs: () => sql`select photo_id, state, attempts, problem, preview, thumb from photographs order by id`,
  };
}
export type FacesHub = Awaited<ReturnType<typeof startFacesHub>>;
