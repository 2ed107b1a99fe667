import { type ReactNode, useId } from 'react';
import type { Vod } from '#portal/shared/video-one/vod.ts';
import styles from './PosterRow.module.css';
import { PosterTile } from './PosterTile.tsx';

interface PosterRowProps {
  title: string;
  vods: readonly Vod[];
  more?: ReactNode;
}

/** A shelf: posters side by side, moved by a finger, a wheel or the arrows. */
export function PosterRow({ title, vods, more }: PosterRowProps) {
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
        {vods.map((vod) => (
          <li key={vod.id} className={styles.cell}>
            <PosterTile vod={vod} />
          </li>
        ))}
      </ul>
    </section>
  );
}
