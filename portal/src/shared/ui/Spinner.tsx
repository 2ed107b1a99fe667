import styles from './Spinner.module.css';

export function Spinner() {
  return (
    <svg className={styles.spinner} viewBox="0 0 24 24" fill="none" strokeWidth="2.25" aria-hidden="true">
      <circle className={styles.track} cx="12" cy="12" r="10" />
      <circle className={styles.arc} cx="12" cy="12" r="10" strokeLinecap="round" />
    </svg>
  );
}
