import { tileTitle } from '#portal/shared/ui/cut-text.ts';
import { Hidden } from '#portal/shared/ui/Hidden.tsx';
import { PortalLink } from '#portal/shared/ui/PortalLink.tsx';
import { type PictureRatio, Thumbnail } from '#portal/shared/ui/Thumbnail.tsx';
import styles from './PosterTile.module.css';
import { POSTER_PLACE, type PosterOf } from './posters.ts';

interface PosterTileProps {
  poster: PosterOf;
  ratio?: PictureRatio | undefined;
  eager?: boolean;
  /** In a long list, where a passage of every picture would paint each frame anew. */
  atOnce?: boolean;
}

/** A poster and its title; the whole is one link. C9: cut for the eye, whole for assistive technology. */
export function PosterTile({ poster, ratio = '2 / 3', eager, atOnce }: PosterTileProps) {
  const { title, to, state, picture, widths, watched = 0 } = poster;
  const shown = tileTitle(title);
  return (
    <PortalLink to={to} state={state} className={styles.tile}>
      <span className={styles.picture}>
        <Thumbnail src={picture} widths={widths} place={POSTER_PLACE} ratio={ratio} eager={eager} atOnce={atOnce} />
        {watched > 0 && (
          <span className={styles.watched} style={{ '--watched': `${watched * 100}%` } as React.CSSProperties} />
        )}
      </span>
      <span className={styles.title}>
        {shown === title ? (
          title
        ) : (
          <>
            <span aria-hidden="true">{shown}</span>
            <Hidden>{title}</Hidden>
          </>
        )}
      </span>
    </PortalLink>
  );
}
