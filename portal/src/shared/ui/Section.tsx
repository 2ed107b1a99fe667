import { type ReactNode, useId } from 'react';
import styles from './Section.module.css';

type SectionProps = { title: string /** A link to all of it. */; more?: ReactNode; children: ReactNode };

/** A part of a page under its own heading. */
export function Section({ title, more, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {more}
      </div>
      {children}
    </section>
  );
}
