import type { ReactNode } from 'react';
import type { CartPhoto, PhotoConfig } from '#contract/areas/photo-shapes.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { Badge } from '#portal/shared/ui/Badge.tsx';
import styles from './PhotoCart.module.css';
import { PhotoPicture } from './PhotoPicture.tsx';

interface CartPhotoLineProps {
  photo: CartPhoto;
  name: string;
  config: PhotoConfig | undefined;
  action: ReactNode;
}

/** B307, B314, B318: one photo with what it costs by variant, and why it costs less. */
export function CartPhotoLine({ photo, name, config, action }: CartPhotoLineProps) {
  const t = useT();
  const text = useText();
  const { price } = useFormats();
  const blurbOf = (id: string) => text(config?.variants.find((variant) => variant.id === id)?.blurb) || id;
  return (
    <li className={styles.line}>
      <PhotoPicture source={{ image: photo.id, small: true }} ratio={1} alt={name} className={styles.picture} />
      <div className={styles.words}>
        <div className={styles.lineHead}>
          <p className={styles.name}>{name}</p>
          {action}
        </div>
        <ul className={styles.variants}>
          {(photo.variants ?? []).map(({ id, count, total }) => (
            <li key={id}>
              <span>{t('photos_times', { n: count, name: blurbOf(id) })}</span>
              <span className={styles.amount}>{price(total)}</span>
            </li>
          ))}
        </ul>
        {(photo.isDiscounted || photo.isFreeVariant) && (
          <p className={styles.badges}>
            {photo.isDiscounted && <Badge tone="accent">{t('photos_discounted')}</Badge>}
            {photo.isFreeVariant && <Badge tone="positive">{t('photos_free_variant')}</Badge>}
          </p>
        )}
      </div>
    </li>
  );
}
