import Check from 'lucide-react/icons/check';
import type { CabinImage, PhotoVariant } from '#contract/areas/photo-shapes.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { Badge } from '#portal/shared/ui/Badge.tsx';
import { AddButton } from './AddButton.tsx';
import styles from './Gallery.module.css';
import { PhotoPicture } from './PhotoPicture.tsx';
import { ratioOf } from './photo-list.rules.ts';
import { Quantities } from './Quantities.tsx';
import type { PhotoChoice } from './use-photo-choices.ts';

interface PhotoCardProps {
  image: CabinImage;
  name: string;
  variants: readonly PhotoVariant[];
  choice: PhotoChoice;
  onOpen: () => void;
}

/** B298, B302 */
export function PhotoCard({ image, name, variants, choice, onOpen }: PhotoCardProps) {
  const t = useT();
  return (
    <article className={styles.card} aria-label={name} data-added={choice.isAdded}>
      <button type="button" className={styles.open} aria-label={t('photos_enlarge', { name })} onClick={onOpen}>
        <PhotoPicture source={{ image: image.id, small: true }} ratio={ratioOf(image)} alt="" />
        {choice.isAdded && (
          <span className={styles.mark}>
            <Badge tone="positive" icon={<Check aria-hidden="true" />}>
              {t('photos_added')}
            </Badge>
          </span>
        )}
      </button>
      <div className={styles.below}>
        <Quantities variants={variants} choice={choice} />
        <AddButton choice={choice} />
      </div>
    </article>
  );
}
