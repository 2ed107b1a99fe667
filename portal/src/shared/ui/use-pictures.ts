import { contentRoutes } from '#contract/areas/content.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import type { GalleryPicture } from './Gallery.tsx';
import { useKit } from './kit-context.ts';
import { headerPicture, PICTURE_WIDTH, pictureAtWidth } from './pictures.ts';

interface Pictures {
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
  return { header: headerPicture(hubUrl, id, images), all };
}
