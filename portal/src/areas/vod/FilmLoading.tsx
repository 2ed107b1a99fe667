import styles from './FilmLoading.module.css';
import hero from './Hero.module.css';

/** The places of a poster and of the words beside it. */
export function FilmLoading() {
  return (
    <div className={hero.hero} aria-hidden="true" data-loading>
      <span className={styles.poster} />
      <span className={hero.words}>
        <span className={styles.title} />
        <span className={styles.line} />
        <span className={styles.line} />
        <span className={styles.line} />
      </span>
    </div>
  );
}
