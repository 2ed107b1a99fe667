import { useEffect, useEffectEvent, useRef } from 'react';
import type { Vod } from '#portal/shared/video-one/vod.ts';
import styles from './PosterGrid.module.css';
import { PosterTile } from './PosterTile.tsx';

interface PosterGridProps {
  vods: readonly Vod[];
  label: string;
  /** Called when the end comes near, as long as there is more (C86). */
  onEnd?: (() => void) | undefined;
}

const AHEAD_PX = 1_200;
const EAGER = 12;

/** Posters in rows; those out of sight cost nothing but their place. */
export function PosterGrid({ vods, label, onEnd }: PosterGridProps) {
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
  }, [hasMore, vods.length]);
  return (
    <>
      <ul className={styles.grid} aria-label={label}>
        {vods.map((vod, place) => (
          <li key={vod.id} className={styles.cell}>
            <PosterTile vod={vod} eager={place < EAGER} />
          </li>
        ))}
      </ul>
      {hasMore && <div ref={end} className={styles.end} data-list-end="" />}
    </>
  );
}
