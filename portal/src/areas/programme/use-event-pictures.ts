import type { LineupEvent } from '#contract/areas/programme.ts';
import { useLook } from '#portal/shared/device/use-configuration.ts';
import { useKit } from '#portal/shared/ui/kit-context.ts';
import { imageByReference, PICTURE_WIDTH } from '#portal/shared/ui/pictures.ts';
import { pictureOf } from './lineup.rules.ts';

const WIDTHS = { Preview: PICTURE_WIDTH.tile, Full: PICTURE_WIDTH.header } as const;

/** B250: the service's own picture of that kind, then the hub's by `imageId` or `image`, then the look's (A11). */
export function useEventPictures() {
  const { hubUrl } = useKit();
  const { defaultEventImage } = useLook();
  const address = (url: string) => URL.parse(url, new URL(hubUrl, location.href))?.href ?? url;
  return (event: LineupEvent, type: 'Preview' | 'Full'): { src?: string; fallback?: string } => {
    const own = pictureOf(event, type);
    const reference = event.imageId || event.image;
    const known = reference ? imageByReference(hubUrl, reference, WIDTHS[type]) : undefined;
    const [src, fallback] = [own && address(own), known, defaultEventImage].filter(Boolean);
    return { src, fallback };
  };
}
