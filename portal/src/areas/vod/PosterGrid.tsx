import { useEffect, useEffectEvent, useRef } from 'react';
import type { PictureRatio } from '#portal/shared/ui/Thumbnail.tsx';
import styles from './PosterGrid.module.css';
import { PosterTile } from './PosterTile.tsx';
import type { PosterOf } from './posters.ts';

interface PosterGridProps {
  posters: readonly PosterOf[];
  label: string;
  ratio?: PictureRatio;
  /** Called when the end comes near, as long as there is more (C86). */
  onEnd?: (() => void) | undefined;
}

const AHEAD_PX = 1_200;
const EAGER = 12;

/** Posters in rows; those out of sight cost nothing but their place. */
export function PosterGrid({ posters, label, ratio, onEnd }: PosterGridProps) {
  const end = useRef<HTMLDivElement>(null);
  const reached = useEffectEvent(() => onEnd?.());
  const hasMore = onEnd !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every page the end is looked for again
  useEffect(() => {
    if (!hasMore || !end.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && reached(),
      { rootMargin: `${AHEAD_PX}px` },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [hasMore, posters.length]);
  return (
    <>
      <ul className={styles.grid} aria-label={label}>
        {posters.map((poster, place) => (
          <li key={poster.id} className={styles.cell}>
            <PosterTile poster={poster} ratio={ratio} eager={place < EAGER} />
          </li>
        ))}
      </ul>
      {hasMore && <div ref={end} className={styles.end} data-list-end="" />}
    </>
  );
}
