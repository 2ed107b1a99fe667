import sharp from 'sharp';
import { startBookingHub, text } from './booking-hub.ts';
import { TEST_NOW, type TestHubOptions } from './hub.ts';

export interface TestPhoto {
  id: string;
  folder?: string;
  /** Matched by face to these accounts. */
  faces?: readonly string[];
  cabin?: string;
  ticket?: string;
  state?: 'waiting' | 'ready' | 'withdrawn';
}

const picture = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** A hub that sells photos: two prints and a file, an offer on gala photos, two packages, no guests yet. */
export async function startPhotosHub(options: TestHubOptions = {}) {
  const hub = await startBookingHub(options);
  const { sql } = hub;
  const { privateFiles } = hub.hub;

  const sellPhotos = async (photoMatchEnabled: boolean, more: Record<string, boolean> = {}) => {
    await sql`delete from deployment`;
    await sql`
      insert into deployment (operator)
      values (${sql.json({ currency: '€', featureFlags: { photoMatchEnabled, ...more } })})`;
  };
  await sellPhotos(true);
  await sql`
    insert into photo_variants (id, position, blurb, price, additional, digital) values
      ('print', 1, ${sql.json(text('Print'))}, 2000, 1200, false),
      ('large', 2, ${sql.json(text('Large print'))}, 3000, null, false),
      ('file', 3, ${sql.json(text('File'))}, 1500, 1000, true)`;
  await sql`
    insert into photo_packages (id, position, title, price, upgrade) values
      ('ten', 1, ${sql.json(text('Ten files'))}, 9900, 'all'), ('all', 2, ${sql.json(text('All files'))}, 14900, null),
      ('frame', 3, ${sql.json(text('Frame'))}, 4000, null)`;
  await sql`insert into photo_offers values (current_voyage(), 'gala-offer', 1, null, 2, 1, 500)`;
  await sql`
    insert into photo_folders (name, position, title, offer_id)
    values ('gala', 1, ${sql.json(text('Gala night'))}, 'gala-offer'), ('shore', 2, null, null)`;
  await sql`
    insert into photo_keyvalues (key, value) values ('NO_PHOTOS_ERROR_MESSAGE', ${sql.json(text('Ask at deck 5.'))})`;

  const [original, preview, thumb] = await Promise.all(['#112233', '#445566', '#778899'].map(picture));
  const bytes = { original, preview, thumb } as { original: Buffer; preview: Buffer; thumb: Buffer };
  for (const [name, content] of Object.entries(bytes)) await privateFiles.write(`${name}.jpg`, content);

  /** A photograph; its id is folder, slash, name. */
  async function photo({ id, folder = 'shore', faces = [], cabin, ticket, state = 'ready' }: TestPhoto) {
    const photoId = `${folder}/${id}`;
    const [row] = await sql<{ key: string }[]>`
      insert into photographs (photo_id, folder, cabin_key, ticket_code, taken_at, digest, original, preview, thumb, width,
        height, state)
      values (${photoId}, ${folder}, ${cabin ?? null}, ${ticket ?? null}, ${TEST_NOW}, ${photoId}, 'original.jpg',
        'preview.jpg', 'thumb.jpg', 60, 40, ${state})
      returning id as key`;
    for (const account of faces) {
      await sql`
        insert into photo_matches (account_number, photograph_id, generation, distance, matched_at)
        values (${account}, ${row?.key ?? 0}, 1, 0.3, ${TEST_NOW})`;
    }
    return photoId;
  }

  const post = (path: string) => (session: string, body?: unknown) => hub.post(path, body, { session });
  const addToCart = post('photomatch/addToCart');

  return {
    ...hub,
    bytes,
    sellPhotos,
    photo,
    /** A guest in cabin 7001 who has opted in; answers the session. */
    async guest(account: string, consents = true) {
      await hub.party(`party-${account}`, [account]);
      const session = await hub.login(`party-${account}`, account);
      if (consents) await hub.post('photo/passenger/consent/true', undefined, { session });
      return session;
    },
    optIn: post('photo/passenger/consent/true'),
    optOut: post('photo/passenger/consent/false'),
    consentOf: async (session: string) => (await hub.get('photo/passenger/consent', { session })).body,
    images: (session: string) => hub.get('photomatch/cabinImages', { session }),
    cart: async (session: string) => (await hub.get('photomatch/cart', { session })).body,
    addToCart,
    /** One photo with units by variant. */
    want: (session: string, id: string, units: Record<string, number>) =>
      addToCart(session, {
        photos: [{ id, variants: Object.entries(units).map(([variant, count]) => ({ id: variant, count })) }],
      }),
    removeFromCart: post('photomatch/removeFromCart'),
    emptyCart: post('photomatch/emptyCart'),
    placeOrder: (session: string, idempotencyKey?: string) =>
      hub.post('photomatch/order', undefined, { session, idempotencyKey }),
    orders: async (session: string) => (await hub.get('photomatch/orders', { session })).body,
    setStatus: (orderId: string, status: string) => hub.ops(`ops/photos/orders/${orderId}/status`, { status }),
    /** Rows of the guest in the tables of faces, matches and baskets. */
    async traces(account: string) {
      const [row] = await sql`
        select (select count(*)::int from photo_face_vectors where account_number = ${account}) as vectors,
          (select count(*)::int from photo_face_searches where account_number = ${account}) as searches,
          (select count(*)::int from photo_matches where account_number = ${account}) as matches,
          (select count(*)::int from photo_refusals where account_number = ${account}) as refusals,
          (select count(*)::int from photo_tickets where account_number = ${account}) as tickets,
          (select count(*)::int from photo_basket_photos where account_number = ${account})
            + (select count(*)::int from photo_basket_packages where account_number = ${account}) as basket`;
      return row;
    },
  };
}
export type PhotosHub = Awaited<ReturnType<typeof startPhotosHub>>;
