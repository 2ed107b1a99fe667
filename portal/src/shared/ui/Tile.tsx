import type { ReactNode } from 'react';
import { tileTitle } from './cut-text.ts';
import { Hidden } from './Hidden.tsx';
import { PortalLink } from './PortalLink.tsx';
import { type PictureRatio, Thumbnail } from './Thumbnail.tsx';
import styles from './Tile.module.css';

type TileProps = {
  to: string;
  state?: unknown;
  title: string;
  picture?: string;
  /** Tried when the picture cannot be had. */
  pictureFallback?: string;
  /** 16 / 9 for film. */
  ratio?: PictureRatio;
  /** Badges over the picture. */
  badge?: ReactNode;
  eager?: boolean;
  /** At most two lines below the title. */
  children?: ReactNode;
};

/** Picture, title, at most two lines of support; the whole tile is one link. */
export function Tile({ to, state, title, picture, pictureFallback, ratio, badge, eager, children }: TileProps) {
  return (
    <PortalLink to={to} state={state} className={styles.tile}>
      <Thumbnail src={picture} fallback={pictureFallback} ratio={ratio} eager={eager} />
      <span className={styles.words}>
        <TileTitle title={title} />
        {children && <span className={styles.support}>{children}</span>}
      </span>
      {badge && <span className={styles.badges}>{badge}</span>}
    </PortalLink>
  );
}

/** A295, AD50: cut for the eye, whole for assistive technology. */
function TileTitle({ title }: { title: string }) {
  const shown = tileTitle(title);
  if (shown === title) return <span className={styles.title}>{title}</span>;
  return (
    <span className={styles.title}>
      <span aria-hidden="true">{shown}</span>
      <Hidden>{title}</Hidden>
    </span>
  );
}
