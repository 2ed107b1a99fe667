import type { Medium } from '#contract/areas/marketplace.ts';
import { pictureAtWidth } from '#portal/shared/ui/pictures.ts';

/** B235: an address of the hub takes its width as everywhere; the marketplace's picture server calls it `w`. */
export function marketplacePicture(hubUrl: string, address: string, width: number): string {
  const url = URL.parse(address, new URL(hubUrl, location.href));
  if (!url) return address;
  if (url.pathname.endsWith('/blobs/image')) return pictureAtWidth(hubUrl, address, width);
  url.searchParams.set('w', String(width));
  return url.href;
}

/** What comes without a type is a picture; films and the like are not shown. */
export function picturesOf(media: readonly Medium[]): Medium[] {
  return media.filter(({ url, type }) => url && (!type || type.toLowerCase().startsWith('image')));
}
