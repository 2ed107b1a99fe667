import { pictureSet } from '#portal/shared/ui/picture-set.ts';
import { imageByReference, PICTURE_WIDTH } from '#portal/shared/ui/pictures.ts';

/** Fetches the picture at the head of a page as the page will ask for it, ahead of the code that shows it. */
export function preloadPicture(base: string, reference: string, page: Document = document): void {
  const set = pictureSet(imageByReference(base, reference, PICTURE_WIDTH.header));
  if (!set) return;
  const link = page.createElement('link');
  const attributes = {
    rel: 'preload',
    as: 'image',
    imagesrcset: set.srcSet,
    imagesizes: set.sizes,
    fetchpriority: 'high',
  };
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  page.head.append(link);
}
