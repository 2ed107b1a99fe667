import { contentRoutes } from '#contract/areas/content.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import type { GalleryPicture } from './Gallery.tsx';
import { useKit } from './kit-context.ts';
import { imageByReference, PICTURE_WIDTH, pictureAtWidth } from './pictures.ts';

interface Pictures {
  /** B51: the first picture, wide; the owner's own reference until the list is there. */
  header: string;
  all: GalleryPicture[];
}

/** B50-B52: the pictures of whatever has this id. */
export function usePictures(id: string): Pictures {
  const { hubUrl } = useKit();
  const images = useHub(contentRoutes.images, { params: { id } }).data ?? [];
  const all = images.map(({ url }) => ({
    small: pictureAtWidth(hubUrl, url, PICTURE_WIDTH.thumbnail),
    large: pictureAtWidth(hubUrl, url, PICTURE_WIDTH.header),
  }));
  // A first picture with the owner's own id is the one behind its reference: asked for by two addresses it would come twice.
  const isReferred = images[0]?.id === id;
  const referred = imageByReference(hubUrl, id, PICTURE_WIDTH.header);
  return { header: (isReferred ? undefined : all[0]?.large) ?? referred, all };
}
