import { memo } from 'react';
import { classNames } from '#portal/shared/ui/class-names.ts';
import type { PictureRatio } from '#portal/shared/ui/Thumbnail.tsx';
import styles from './PosterGrid.module.css';
import { PosterTile } from './PosterTile.tsx';
import { type PosterOf, samePosters } from './posters.ts';

interface PosterRowsProps {
  posters: readonly PosterOf[];
  ratio: PictureRatio | undefined;
  eager: boolean;
}

/** A block of a grid; a page that is put behind the others draws none of them anew. */
export const PosterRows = memo(
  function PosterRows({ posters, ratio, eager }: PosterRowsProps) {
    return (
      <div className={classNames(styles.grid, styles.block)}>
        {posters.map((poster) => (
          // biome-ignore lint/a11y/useSemanticElements: an item of the list around the blocks
          <div key={poster.id} role="listitem" className={styles.cell}>
            <PosterTile poster={poster} ratio={ratio} eager={eager} atOnce />
          </div>
        ))}
      </div>
    );
  },
  (before, after) =>
    before.ratio === after.ratio && before.eager === after.eager && samePosters(before.posters, after.posters),
);
