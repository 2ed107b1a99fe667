import styles from './Drawing.module.css';

/** Stands where no picture can be had: a low sun over quiet water, in the look's colours. */
export function PicturePlaceholder() {
  return (
    <svg className={styles.drawing} viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect className={styles.far} width="400" height="300" />
      <circle className={styles.mark} cx="268" cy="166" r="38" opacity=".9" />
      <path
        className={styles.near}
        opacity=".16"
        d="M0 172c48-26 86-30 132-12 38 15 70 4 106-8 46-15 96-10 162 24v20H0z"
      />
      <path className={styles.near} opacity=".24" d="M0 186h400v114H0z" />
      <path className={styles.near} opacity=".2" d="M0 214c70-10 130-8 204 2s136 8 196-4v88H0z" />
      <path className={styles.near} opacity=".24" d="M0 248c80-12 150-6 220 4s128 4 180-6v54H0z" />
      <path className={styles.mark} opacity=".5" d="M244 198h48v3h-48zm10 12h28v3h-28zm-14 14h56v3h-56z" />
    </svg>
  );
}
