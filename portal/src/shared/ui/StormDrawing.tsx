import styles from './Drawing.module.css';

/** A cloud over a leaning buoy: something went wrong, nothing is lost. */
export function StormDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 192 144" aria-hidden="true">
      <circle className={styles.far} cx="96" cy="70" r="62" />
      <path className={styles.tint3} d="M54 56a16 16 0 012-32 24 24 0 0144-6 18 18 0 0128 10 14 14 0 01-2 28z" />
      <g transform="rotate(10 100 100)">
        <path className={styles.near} d="M92 62h14l8 42H84z" />
        <path className={styles.mark} d="M89 78h20l2.4 12H86.7z" />
        <path className={styles.line} d="M99 62V52" />
        <circle className={styles.mark} cx="99" cy="49" r="5" />
        <path className={styles.near} d="M70 104h58l-10 14H80z" />
      </g>
      <path className={styles.tint2} d="M44 104c17-7 35-6 52 0s35 6 52 0A62 62 0 0144 104z" />
      <path className={styles.tint4} d="M54.4 116c14-5 28-4 41.6 0s28 4 41.6 0A62 62 0 0154.4 116z" />
    </svg>
  );
}
