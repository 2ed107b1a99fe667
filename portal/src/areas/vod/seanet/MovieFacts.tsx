import { useT } from '#portal/shared/i18n/use-t.ts';
import { minutesOf } from '#portal/shared/video-two/seanet.rules.ts';
import type { SeanetMovie } from '#portal/shared/video-two/seanet.ts';
import styles from './MovieFacts.module.css';

/** C106, C107: the tagline and how long it is. */
export function MovieFacts({ movie }: { movie: SeanetMovie }) {
  const t = useT();
  const minutes = minutesOf(movie.runTime);
  return (
    <div className={styles.facts}>
      {movie.tagline && <p className={styles.tagline}>{movie.tagline}</p>}
      {minutes && <p className={styles.time}>{t('seanet_minutes', { n: minutes })}</p>}
    </div>
  );
}
