import type { ReactNode } from 'react';
import styles from './DetailLayout.module.css';

type DetailLayoutProps = {
  /** A `DetailHeader`. */
  header: ReactNode;
  /** The texts, in a measure that can be read. */
  children: ReactNode;
  gallery?: ReactNode;
  /** A `DetailPanel`; without one the texts have the page to themselves. */
  panel?: ReactNode;
};

/** A thing that a guest may want: its picture and facts, its texts, and what it costs beside them. */
export function DetailLayout({ header, children, gallery, panel }: DetailLayoutProps) {
  return (
    <article className={styles.detail}>
      {header}
      <div className={styles.texts}>{children}</div>
      {gallery}
      {panel}
    </article>
  );
}
