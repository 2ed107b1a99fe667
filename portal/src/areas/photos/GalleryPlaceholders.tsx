import { useT } from '#portal/shared/i18n/use-t.ts';
import { Hidden } from '#portal/shared/ui/Hidden.tsx';
import styles from './Gallery.module.css';

const HEIGHTS_REM = [22, 26, 22, 26, 22, 22];

/** Bricks in the shape of the gallery. */
export function GalleryPlaceholders() {
  const t = useT();
  return (
    <div role="status" data-loading>
      <Hidden>{t('kit.loading')}</Hidden>
      <div aria-hidden="true" className={styles.waiting}>
        {HEIGHTS_REM.map((height, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change
          <div key={place} className={styles.brick} style={{ height: `${height}rem` }} />
        ))}
      </div>
    </div>
  );
}
