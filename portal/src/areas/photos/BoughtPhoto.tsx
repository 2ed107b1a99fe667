import { useT } from '#portal/shared/i18n/use-t.ts';
import { Dialog } from '#portal/shared/ui/Dialog.tsx';
import styles from './Orders.module.css';
import { PhotoPicture } from './PhotoPicture.tsx';

interface BoughtPhotoProps {
  file: string;
  name: string;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** B333: small in the list, whole when it is pressed. */
export function BoughtPhoto({ file, name, isOpen, onOpen, onClose }: BoughtPhotoProps) {
  const t = useT();
  return (
    <>
      <button type="button" className={styles.open} aria-label={t('photos_enlarge', { name })} onClick={onOpen}>
        <PhotoPicture source={{ file, small: true }} alt="" />
      </button>
      {isOpen && (
        <Dialog title={name} size="wide" onClose={onClose}>
          <PhotoPicture source={{ file }} alt={name} whole className={styles.enlarged} />
        </Dialog>
      )}
    </>
  );
}
