import { pictureSet } from '#portal/shared/ui/picture-set.ts';
import { imageByReference, PICTURE_WIDTH, versioned } from '#portal/shared/ui/pictures.ts';

/** Fetches the picture at the head of a page as the page will ask for it, ahead of the code that shows it. */
export function preloadPicture(base: string, reference: string, version: string | undefined): void {
  const address = versioned(imageByReference(base, reference, PICTURE_WIDTH.header), version);
  const set = pictureSet(address);
  const link = document.createElement('link');
  const attributes = {
    rel: 'preload',
    as: 'image',
    ...(set ? { imagesrcset: set.srcSet, imagesizes: set.sizes } : { href: address }),
    fetchpriority: 'high',
  };
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  document.head.append(link);
}
