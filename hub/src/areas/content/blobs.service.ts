import { contentRoutes } from '#contract/areas/content.ts';
import type { AudioBlob, ImageBlob, PdfBlob, PictureFocus, VideoBlob } from '#contract/blobs.ts';
import { fillPath, queryText } from '#contract/route.ts';
import type { EventBus } from '#hub/shared/event-bus.ts';
import { API_PREFIX } from '#hub/shared/http/register-area.ts';
import { createRecent } from '#hub/shared/recent.ts';
import { cleanLocalText } from '#hub/shared/rich-text.ts';
import type { BlobRow, BlobsStore } from './blobs.store.ts';
import { contentChanged } from './content.topics.ts';

/** Addresses begin at the hub's root, so that they hold behind every name the hub is reached by. */
function fileUrl({ file }: Pick<BlobRow, 'file'>): string {
  return API_PREFIX + fillPath(contentRoutes.file, { name: file });
}

function imageUrl({ id }: BlobRow): string {
  return API_PREFIX + contentRoutes.image.path + queryText({ id });
}

function sized({ filesize }: BlobRow) {
  return filesize === null ? {} : { filesize };
}

function described({ description }: BlobRow) {
  return description === null ? {} : { description: cleanLocalText(description) };
}

function captioned({ captions }: BlobRow) {
  if (!captions || captions.length === 0) return {};
  return { captions: captions.map(({ language, file }) => ({ language, url: fileUrl({ file }) })) };
}

interface PictureAddress {
  id?: string;
  reference?: string;
  category?: string;
}

/** A page of tiles asks for a dozen pictures at once, the same ones for every guest. */
const KNOWN_PICTURES = 5_000;

/** AD47: media by their owner; an owner without any, known or not, has an empty list. */
export function blobsService({ store, events }: { store: BlobsStore; events: EventBus }) {
  const pictureFiles = createRecent<{ file?: string }>(KNOWN_PICTURES, () => 1);
  let changes = 0;
  const forget = () => {
    changes += 1;
    pictureFiles.clear();
  };
  events.on(contentChanged, forget);
  events.onGap(forget);

  async function findPicture({ id, reference, category }: PictureAddress): Promise<string | undefined> {
    const ofOwner = reference === undefined ? undefined : await store.imageOfOwner(reference, category);
    const ownId = id ?? reference;
    const row = ofOwner ?? (ownId === undefined ? undefined : await store.image(ownId));
    return row?.file;
  }

  return {
    pdfs: async (owner: string, preview: boolean): Promise<PdfBlob[]> =>
      (await store.ofOwner(owner, 'pdf', preview)).map((row) => ({
        id: row.id,
        name: row.name,
        url: fileUrl(row),
        ...described(row),
        ...sized(row),
      })),

    audios: async (owner: string, preview: boolean): Promise<AudioBlob[]> =>
      (await store.ofOwner(owner, 'audio', preview)).map((row) => ({
        id: row.id,
        name: row.name,
        url: fileUrl(row),
        ...sized(row),
      })),

    videos: async (owner: string, preview: boolean): Promise<VideoBlob[]> =>
      (await store.ofOwner(owner, 'video', preview)).map((row) => ({
        id: row.id,
        name: row.name,
        urlFrontend: fileUrl(row),
        ...described(row),
        ...sized(row),
        ...captioned(row),
      })),

    /** Pictures of unpublished items too: a picture's address carries no token, and a preview needs it. */
    images: async (owner: string): Promise<ImageBlob[]> =>
      (await store.ofOwner(owner, 'image', true)).map((row) => ({
        id: row.id,
        name: row.name,
        url: imageUrl(row),
        ...(row.category !== null && { category: row.category }),
        ...sized(row),
      })),

    /** A picture is asked for by its id; by its owner's, it is the first. */
    focus: async (): Promise<Record<string, PictureFocus>> =>
      Object.fromEntries(
        (await store.focused()).flatMap(({ id, owner_id, focus, is_first }) =>
          (is_first ? [id, owner_id] : [id]).map((asked) => [asked, focus]),
        ),
      ),

    /** A278: by its own id, or by reference, which is an owner (with a category, if given) or a picture. */
    async pictureFile(address: PictureAddress): Promise<string | undefined> {
      const key = JSON.stringify([address.id, address.reference, address.category]);
      const known = pictureFiles.get(key);
      if (known) return known.file;
      const before = changes;
      const file = await findPicture(address);
      if (changes === before) pictureFiles.set(key, { file });
      return file;
    },
  };
}
