import { type ReactNode, useId } from 'react';
import styles from './PosterRow.module.css';
import { PosterTile } from './PosterTile.tsx';
import type { PosterOf } from './posters.ts';

interface PosterRowProps {
  title: ReactNode;
  posters: readonly PosterOf[];
  more?: ReactNode;
}

/** A shelf: posters side by side, moved by a finger, a wheel or the arrows. */
export function PosterRow({ title, posters, more }: PosterRowProps) {
  const id = useId();
  return (
    <section className={styles.row} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {more}
      </div>
      <ul className={styles.shelf}>
        {posters.map((poster) => (
          <li key={poster.id} className={styles.cell}>
            <PosterTile poster={poster} />
          </li>
        ))}
      </ul>
    </section>
  );
}
