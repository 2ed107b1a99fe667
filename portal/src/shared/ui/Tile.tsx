import type { CSSProperties, ReactNode } from 'react';
import { classNames } from './class-names.ts';
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
  /** A drawing instead of a picture. */
  art?: ReactNode;
  /** 16 / 9 for film. */
  ratio?: PictureRatio;
  /** Badges over the picture. */
  badge?: ReactNode;
  eager?: boolean;
  /** Where tiles stand in one column the picture stands beside the title, so that many fit on a phone. */
  compact?: boolean;
  /** Two stand beside each other on the smallest phone too. */
  paired?: boolean;
  /** A269: the title is said but not shown, or shown in the operator's colours. */
  titleHidden?: boolean;
  titleColours?: Pick<CSSProperties, 'color' | 'backgroundColor'>;
  /** Past or gone: can be read, is not to be had. */
  muted?: boolean;
  /** A further line of support, never cut. */
  more?: ReactNode;
  /** Stands below the support, whatever its length. */
  note?: ReactNode;
  /** At most two lines below the title. */
  children?: ReactNode;
};

/** AD50: one column on a small phone, then two; a wider window has room for the whole width that tiles are asked for. */
const BEYOND_ONE_COLUMN = '(max-width: 767px) 50vw, 400px';
const PLACE = {
  column: `(max-width: 399.98px) 100vw, ${BEYOND_ONE_COLUMN}`,
  beside: `(max-width: 399.98px) 8rem, ${BEYOND_ONE_COLUMN}`,
  pair: BEYOND_ONE_COLUMN,
} as const;

/** Picture, title, at most two lines of support; the whole tile is one link. */
export function Tile({
  to,
  state,
  title,
  picture,
  pictureFallback,
  art,
  ratio,
  badge,
  eager,
  compact,
  paired,
  muted,
  more,
  note,
  children,
  ...titleForm
}: TileProps) {
  return (
    <PortalLink
      to={to}
      state={state}
      className={classNames(styles.tile, compact && styles.compact, muted && styles.muted)}
    >
      {art ? (
        <span className={styles.art} data-picture="">
          {art}
        </span>
      ) : (
        <Thumbnail
          src={picture}
          fallback={pictureFallback}
          ratio={ratio}
          eager={eager}
          place={PLACE[paired ? 'pair' : compact ? 'beside' : 'column']}
        />
      )}
      <span className={styles.words}>
        <TileTitle title={title} {...titleForm} />
        {children && <span className={styles.support}>{children}</span>}
        {more && <span className={styles.more}>{more}</span>}
        {note && <span className={styles.note}>{note}</span>}
      </span>
      {badge && <span className={styles.badges}>{badge}</span>}
    </PortalLink>
  );
}

/** A295, AD50: cut for the eye, whole for assistive technology. */
function TileTitle({ title, titleHidden, titleColours }: Pick<TileProps, 'title' | 'titleHidden' | 'titleColours'>) {
  const shown = tileTitle(title);
  if (titleHidden) return <Hidden>{title}</Hidden>;
  return (
    <span className={classNames(styles.title, titleColours && styles.coloured)} style={titleColours}>
      {shown === title ? (
        title
      ) : (
        <>
          <span aria-hidden="true">{shown}</span>
          <Hidden>{title}</Hidden>
        </>
      )}
    </span>
  );
}
