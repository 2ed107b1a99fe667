import { useState } from 'react';
import { Dialog } from './Dialog.tsx';
import type { GalleryPicture } from './Gallery.tsx';
import { useKit } from './kit-context.ts';
import styles from './Lightbox.module.css';
import { PictureStage, turningKeys } from './PictureStage.tsx';
import { Thumbnail } from './Thumbnail.tsx';

type LightboxProps = { pictures: readonly GalleryPicture[]; start: number; onClose: () => void };

/** One enlarged picture at a time; arrow keys turn, and the last is followed by the first. */
export function Lightbox({ pictures, start, onClose }: LightboxProps) {
  const { t } = useKit();
  const [place, setPlace] = useState(start);
  const total = pictures.length;
  const turn = (by: number) => setPlace((place + by + total) % total);
  const picture = pictures[place];
  return (
    <Dialog title={picture?.text ?? t('kit.gallery')} size="wide" onClose={onClose} onKeyDown={turningKeys(turn)}>
      <PictureStage place={place} total={total} onTurn={turn}>
        <Thumbnail
          src={picture?.large}
          fallback={picture?.small}
          alt={picture?.text ?? t('kit.picture', { n: place + 1, total })}
          eager
          whole
          className={styles.picture}
        />
      </PictureStage>
    </Dialog>
  );
}
