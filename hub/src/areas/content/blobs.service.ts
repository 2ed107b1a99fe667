import type { AudioBlob, ImageBlob, PdfBlob, VideoBlob } from '#contract/areas/content.ts';
import { contentRoutes } from '#contract/areas/content.ts';
import { fillPath, queryText } from '#contract/route.ts';
import { API_PREFIX } from '#hub/shared/http/register-area.ts';
import { cleanLocalText } from '#hub/shared/rich-text.ts';
import type { BlobRow, BlobsStore } from './blobs.store.ts';

/** Addresses begin at the hub's root, so that they hold behind every name the hub is reached by. */
function fileUrl({ file }: BlobRow): string {
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

/** AD47: media by their owner; an owner without any, known or not, has an empty list. */
export function blobsService({ store }: { store: BlobsStore }) {
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

    /** A278: by its own id, or by reference, which is an owner (with a category, if given) or a picture. */
    imageFile: async (by: { id?: string; reference?: string; category?: string }) => {
      const byReference = by.reference === undefined ? undefined : await store.imageOfOwner(by.reference, by.category);
      const id = by.id ?? by.reference;
      const row = byReference ?? (id === undefined ? undefined : await store.image(id));
      return row?.file;
    },
  };
}
