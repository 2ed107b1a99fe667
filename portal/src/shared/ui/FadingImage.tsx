import type { ImgHTMLAttributes } from 'react';
import styles from './FadingImage.module.css';
import { letPictureGo } from './let-picture-go.ts';

type FadingImageProps = Pick<
  ImgHTMLAttributes<HTMLImageElement>,
  'srcSet' | 'sizes' | 'loading' | 'fetchPriority' | 'onError'
> & {
  src: string;
  alt: string;
  /** The place that is kept; the frame decides what is shown. */
  width: number;
  height: number;
  /** What stays in sight where the frame crops. */
  position?: string;
  /** In sight from the first byte on. */
  atOnce?: boolean;
};

/** A mark of the element alone: drawn by React, every picture that arrives would have it look through its page. */
function show(element: HTMLImageElement): void {
  element.dataset.loaded = 'true';
}

function attend(element: HTMLImageElement): () => void {
  // A picture from the cache may be there before React listens.
  if (element.complete && element.naturalWidth > 0) show(element);
  return () => letPictureGo(element);
}

/** A picture that comes into sight when its bytes are there; another address is another one (give it as `key`). */
export function FadingImage({ atOnce = false, position, ...image }: FadingImageProps) {
  return (
    // biome-ignore lint/a11y/useAltText: it is one of the properties
    <img
      {...image}
      ref={attend}
      className={styles.picture}
      style={position === undefined ? undefined : { objectPosition: position }}
      decoding="async"
      data-loaded={atOnce}
      onLoad={({ currentTarget }) => show(currentTarget)}
    />
  );
}
