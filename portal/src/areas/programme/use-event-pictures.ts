import type { LineupEvent } from '#contract/areas/programme.ts';
import { useKit } from '#portal/shared/ui/kit-context.ts';
import { imageByReference, PICTURE_WIDTH } from '#portal/shared/ui/pictures.ts';
import { pictureOf } from './lineup.rules.ts';

const WIDTHS = { Preview: PICTURE_WIDTH.tile, Full: PICTURE_WIDTH.header } as const;

/** B250: the service's own picture of that kind, then the hub's by `imageId` or `image`. */
export function useEventPictures() {
  const { hubUrl } = useKit();
  const address = (url: string) => URL.parse(url, new URL(hubUrl, location.href))?.href ?? url;
  return (event: LineupEvent, type: 'Preview' | 'Full'): { src?: string; fallback?: string } => {
    const own = pictureOf(event, type);
    const reference = event.imageId || event.image;
    const known = reference ? imageByReference(hubUrl, reference, WIDTHS[type]) : undefined;
    return own ? { src: address(own), fallback: known } : { src: known };
  };
}
