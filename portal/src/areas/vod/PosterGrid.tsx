import { useDeferredValue, useEffect, useEffectEvent, useRef } from 'react';
import type { PictureRatio } from '#portal/shared/ui/Thumbnail.tsx';
import styles from './PosterGrid.module.css';
import { PosterRows } from './PosterRows.tsx';
import { inBlocks, type PosterOf } from './posters.ts';
import { usePicturesAhead } from './use-pictures-ahead.ts';

interface PosterGridProps {
  posters: readonly PosterOf[];
  label: string;
  ratio?: PictureRatio;
  /** Called when the end comes near, as long as there is more (C86). */
  onEnd?: (() => void) | undefined;
}

const AHEAD_PX = 1_200;

/**
 * Posters in rows. A few rows at a time are one block, which costs nothing but its place while it is out of sight: a browser
 * lays out and watches some forty blocks instead of five hundred posters, and still finds a word in any of them.
 */
export function PosterGrid({ posters: given, label, ratio, onEnd }: PosterGridProps) {
  // A further page is drawn in the pauses of a list in motion, not in one go.
  const posters = useDeferredValue(given);
  const list = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  usePicturesAhead(list);
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
      {/* biome-ignore lint/a11y/useSemanticElements: between a list and its items stand the blocks, which ul does not allow */}
      <div ref={list} role="list" className={styles.list} aria-label={label}>
        {inBlocks(posters).map((block, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other name
          <PosterRows key={place} posters={block} ratio={ratio} eager={place === 0} />
        ))}
      </div>
      {hasMore && <div ref={end} className={styles.end} data-list-end="" />}
    </>
  );
}
