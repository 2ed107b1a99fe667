import { createHash } from 'node:crypto';
import type { Hub } from '#hub/hub.ts';
import { ENCODING } from '#hub/shared/pictures.ts';
import { blobsStore } from './blobs.store.ts';
import { contentChanged } from './content.topics.ts';

/** A file that was exchanged in its place announces nothing: it is noticed after this time. */
const KNOWN_MS = 60 * 60_000;
const LENGTH = 12;

export type PicturesVersion = () => Promise<string>;

/** Another one as soon as a picture, what it stands for, or the way in which pictures are made is another. */
export function picturesVersion({ sql, files, events, clock }: Pick<Hub, 'sql' | 'files' | 'events' | 'clock'>) {
  const store = blobsStore(sql);
  let known: { version: Promise<string>; until: number } | undefined;
  const forget = () => {
    known = undefined;
  };
  events.on(contentChanged, forget);
  events.onGap(forget);

  async function find(): Promise<string> {
    const rows = await store.imagesByAddress();
    const names = [...new Set(rows.map(({ file }) => file))];
    const found = await Promise.all(names.map((name) => files.find(name)));
    const said = JSON.stringify([rows, found, ENCODING]);
    return createHash('sha256').update(said).digest('base64url').slice(0, LENGTH);
  }

  const current: PicturesVersion = () => {
    const now = clock.now().getTime();
    if (known && now < known.until) return known.version;
    const before = known;
    const found = find().catch((error) => {
      // Asked for again by the next; without the database the last one known is good.
      known = before;
      if (before) return before.version;
      throw error;
    });
    known = { version: found, until: now + KNOWN_MS };
    return found;
  };
  return current;
}
