import styles from './PosterGrid.module.css';
import own from './PostersLoading.module.css';

const SHOWN = 12;

/** The places of posters that are on their way. */
export function PostersLoading({ ratio = '2 / 3.4' }: { ratio?: string }) {
  return (
    <div className={styles.grid} aria-hidden="true" data-loading>
      {Array.from({ length: SHOWN }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places have no other name
        <span key={i} className={own.place} style={{ aspectRatio: ratio }} />
      ))}
    </div>
  );
}
