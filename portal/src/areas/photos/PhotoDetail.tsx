import UserX from 'lucide-react/icons/user-x';
import { type ReactNode, useEffect } from 'react';
import type { CabinImage, PhotoVariant } from '#contract/areas/photo-shapes.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { usePortal } from '#portal/shared/portal-context.ts';
import { patchGroup } from '#portal/shared/state/store.ts';
import { Button } from '#portal/shared/ui/Button.tsx';
import { Dialog } from '#portal/shared/ui/Dialog.tsx';
import { PictureStage, turningKeys } from '#portal/shared/ui/PictureStage.tsx';
import { AddButton } from './AddButton.tsx';
import styles from './PhotoDetail.module.css';
import { PhotoPicture } from './PhotoPicture.tsx';
import { Quantities } from './Quantities.tsx';
import type { PhotoChoice } from './use-photo-choices.ts';

interface PhotoDetailProps {
  image: CabinImage;
  place: number;
  total: number;
  name: string;
  variants: readonly PhotoVariant[];
  choice: PhotoChoice;
  /** -1 or 1; after the last comes the first. */
  onTurn: (by: number) => void;
  onClose: () => void;
  /** Where the hub takes it. */
  onNotMe?: () => void;
  /** What went wrong or has been done. */
  message?: ReactNode;
}

/** BD58: the photo enlarged, with the same quantities; arrow keys turn. */
export function PhotoDetail({ image, place, total, name, variants, choice, ...acts }: PhotoDetailProps) {
  const { onTurn, onClose, onNotMe, message } = acts;
  const t = useT();
  const formats = useFormats();
  const { store } = usePortal();
  const { date, time } = image;
  const taken = [date && formats.hubDate(date), time && formats.time(time)].filter(Boolean).join(', ');
  useEffect(() => {
    patchGroup(store, 'photo', { detailImage: image });
    return () => patchGroup(store, 'photo', { detailImage: undefined });
  }, [store, image]);
  return (
    <Dialog title={name} size="wide" onClose={onClose} onKeyDown={turningKeys(onTurn)}>
      <div className={styles.detail}>
        <PictureStage {...{ place, total, onTurn }} note={taken && <span className={styles.taken}>{taken}</span>}>
          <PhotoPicture key={image.id} source={{ image: image.id }} alt={name} whole />
        </PictureStage>
        <div className={styles.side}>
          <Quantities variants={variants} choice={choice} />
          <AddButton choice={choice} />
          {message}
          {onNotMe && (
            <Button kind="quiet" small icon={<UserX aria-hidden="true" />} onClick={onNotMe}>
              {t('photos_not_me')}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
