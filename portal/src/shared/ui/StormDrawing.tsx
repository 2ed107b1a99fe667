import styles from './Drawing.module.css';

/** A cloud over a leaning buoy: something went wrong, nothing is lost. */
export function StormDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 192 144" aria-hidden="true">
      <circle className={styles.far} cx="96" cy="70" r="62" />
      <path
        className={styles.near}
        opacity=".4"
        d="M54 56a16 16 0 012-32 24 24 0 0144-6 18 18 0 0128 10 14 14 0 01-2 28z"
      />
      <g transform="rotate(10 100 100)">
        <path className={styles.near} d="M92 62h14l8 42H84z" />
        <path className={styles.mark} d="M89 78h20l2.4 12H86.7z" />
        <path className={styles.line} d="M99 62V52" />
        <circle className={styles.mark} cx="99" cy="49" r="5" />
        <path className={styles.near} d="M70 104h58l-10 14H80z" />
      </g>
      <path className={styles.near} opacity=".16" d="M8 106c26-10 50-6 78 2s56 6 98-6v26H8z" />
      <path className={styles.near} opacity=".26" d="M8 120c30-9 58-4 86 2s56 4 90-6v20H8z" />
    </svg>
  );
}
