import styles from './Drawing.module.css';

/** Stands where no picture can be had: a low sun over quiet water, in the look's colours. */
export function PicturePlaceholder() {
  return (
    <svg className={styles.drawing} viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect className={styles.far} width="400" height="300" />
      <circle className={styles.mark} cx="262" cy="150" r="36" />
      <path className={styles.tint1} d="M0 178c42-30 84-36 128-16 34 15 62 12 96 6 58-11 112-12 176 16v20H0z" />
      <path className={styles.tint2} d="M0 190h400v110H0z" />
      <path className={styles.tint3} d="M0 218c66-12 128-9 204 2s138 9 196-5v85H0z" />
      <path className={styles.tint4} d="M0 254c78-13 148-7 222 4s128 4 178-7v49H0z" />
      <path
        className={styles.mark}
        opacity=".75"
        d="M240 198h44a2 2 0 010 4h-44a2 2 0 010-4zm9 11h26a2 2 0 010 4h-26a2 2 0 010-4z"
      />
    </svg>
  );
}
