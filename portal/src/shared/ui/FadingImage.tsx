import { type ImgHTMLAttributes, useCallback, useState } from 'react';
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

/** A picture that comes into sight when its bytes are there; another address is another one (give it as `key`). */
export function FadingImage({ atOnce = false, position, ...image }: FadingImageProps) {
  const [loaded, setLoaded] = useState(false);
  const attend = useCallback((element: HTMLImageElement) => {
    // A picture from the cache may be there before React listens.
    if (element.complete && element.naturalWidth > 0) setLoaded(true);
    return () => letPictureGo(element);
  }, []);
  return (
    // biome-ignore lint/a11y/useAltText: it is one of the properties
    <img
      {...image}
      ref={attend}
      className={styles.picture}
      style={position === undefined ? undefined : { objectPosition: position }}
      decoding="async"
      data-loaded={loaded || atOnce}
      onLoad={atOnce ? undefined : () => setLoaded(true)}
    />
  );
}
