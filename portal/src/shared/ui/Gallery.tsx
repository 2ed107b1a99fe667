import { lazy, Suspense, useState } from 'react';
import styles from './Gallery.module.css';
import { useKit } from './kit-context.ts';
import { galleryPictures } from './pictures.ts';
import { Thumbnail } from './Thumbnail.tsx';

const Lightbox = lazy(() => import('./Lightbox.tsx').then((module) => ({ default: module.Lightbox })));

export type GalleryPicture = {
  /** For the grid. */
  small: string;
  /** For the enlarged view. */
  large: string;
  /** What is seen, where the operator says it. */
  text?: string;
};

type GalleryProps = {
  /** All pictures of the thing, the header's first. */
  pictures: readonly GalleryPicture[];
};

/** A337, A338: only with more than one picture, and without the first; a press enlarges, where there is a finger. */
export function Gallery({ pictures }: GalleryProps) {
  const { t, device } = useKit();
  const [open, setOpen] = useState<number>();
  const shown = galleryPictures(pictures);
  if (shown.length === 0) return null;
  const total = shown.length;
  return (
    <>
      <ul className={styles.gallery} aria-label={t('kit.gallery')}>
        {shown.map((picture, place) => (
          <li key={picture.large}>
            {device === 'DigitalSignage' ? (
              <Thumbnail className={styles.still} src={picture.small} fallback={picture.large} />
            ) : (
              <button
                type="button"
                className={styles.picture}
                aria-label={t('kit.openPicture', { n: place + 1, total })}
                onClick={() => setOpen(place)}
              >
                <Thumbnail src={picture.small} fallback={picture.large} />
              </button>
            )}
          </li>
        ))}
      </ul>
      {open !== undefined && (
        <Suspense>
          <Lightbox pictures={shown} start={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  );
}
