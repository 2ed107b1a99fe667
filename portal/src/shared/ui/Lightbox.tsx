import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type KeyboardEvent, useState } from 'react';
import { Dialog } from './Dialog.tsx';
import type { GalleryPicture } from './Gallery.tsx';
import { IconButton } from './IconButton.tsx';
import { useKit } from './kit-context.ts';
import styles from './Lightbox.module.css';
import { Thumbnail } from './Thumbnail.tsx';

type LightboxProps = { pictures: readonly GalleryPicture[]; start: number; onClose: () => void };

/** One enlarged picture at a time; arrow keys turn, and the last is followed by the first. */
export function Lightbox({ pictures, start, onClose }: LightboxProps) {
  const { t } = useKit();
  const [place, setPlace] = useState(start);
  const total = pictures.length;
  const turn = (by: number) => setPlace((place + by + total) % total);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') turn(-1);
    if (event.key === 'ArrowRight') turn(1);
  };
  const picture = pictures[place];
  const count = t('kit.picture', { n: place + 1, total });
  return (
    <Dialog title={picture?.text ?? t('kit.gallery')} size="wide" onClose={onClose} onKeyDown={onKeyDown}>
      <div className={styles.stage}>
        <Thumbnail
          src={picture?.large}
          fallback={picture?.small}
          alt={picture?.text ?? count}
          ratio="4 / 3"
          eager
          className={styles.picture}
        />
        <IconButton
          raised
          icon={<ChevronLeft />}
          label={t('kit.previous')}
          disabled={total < 2}
          onClick={() => turn(-1)}
        />
        <p className={styles.count} aria-live="polite">
          {count}
        </p>
        <IconButton raised icon={<ChevronRight />} label={t('kit.next')} disabled={total < 2} onClick={() => turn(1)} />
      </div>
    </Dialog>
  );
}
