import type { LocalText } from '#contract/text.ts';
import type { MediaManifest } from '#packs/media-manifest.ts';
import { captionsId, ownedFiles, ownedPictures } from '#packs/media-of.ts';
import type { Pack } from '#packs/pack.schema.ts';
import type { Focus } from '#packs/schema/media.ts';
import type { BlobKind } from './blobs.store.ts';

export interface BlobSeed {
  id: string;
  owner_id: string;
  kind: BlobKind;
  position: number;
  name: string;
  description: LocalText | null;
  category: string | null;
  file: string;
  filesize: number;
  captions?: { language: string; file: string }[];
  /** Of a picture. */
  focus?: Focus;
}

/** The media of the whole pack, whichever area their owners belong to. What was never made is left out. */
export function blobSeeds(pack: Pack, manifest: MediaManifest): BlobSeed[] {
  const { pdfs, audios, videos } = ownedFiles(pack);
  return [
    ...pictureSeeds(pack, manifest),
    ...fileSeeds('pdf', pdfs),
    ...fileSeeds('audio', audios),
    ...fileSeeds('video', videos).map((seed) => ({ ...seed, captions: captionsOf(seed.id) })),
  ];

  function captionsOf(videoId: string) {
    return pack.operator.languages.flatMap(({ code }) => {
      const made = manifest.files[captionsId(videoId, code)];
      return made ? [{ language: code, file: made.file }] : [];
    });
  }

  function fileSeeds(kind: BlobKind, files: { id: string; owner: string; name: string; description?: LocalText }[]) {
    return files.flatMap(({ id, owner, name, description = null }, position) => {
      const made = manifest.files[id];
      const file = made && { file: made.file, filesize: made.bytes };
      return file ? [{ id, owner_id: owner, kind, position, name, description, category: null, ...file }] : [];
    });
  }
}

/** A picture stands under its own id and, once more, under each of its owners. */
function pictureSeeds(pack: Pack, manifest: MediaManifest): BlobSeed[] {
  const own = Object.keys(manifest.pictures).map((id) => ({ id, owner: id, picture: id, position: 0, category: null }));
  const owned = ownedPictures(pack)
    .filter(({ owner, picture }) => owner !== picture)
    .map((one) => ({ ...one, id: `${one.owner}.${one.position + 1}` }));
  return [...own, ...owned].flatMap(({ id, owner, picture, position, category }) => {
    const made = manifest.pictures[picture];
    const file = made && { file: made.file, filesize: made.bytes, ...(made.focus && { focus: made.focus }) };
    const fields = {
      id,
      owner_id: owner,
      kind: 'image' as const,
      position,
      name: picture,
      description: null,
      category,
    };
    return file ? [{ ...fields, ...file }] : [];
  });
}
