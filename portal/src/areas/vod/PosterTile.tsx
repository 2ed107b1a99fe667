import { tileTitle } from '#portal/shared/ui/cut-text.ts';
import { Hidden } from '#portal/shared/ui/Hidden.tsx';
import { PortalLink } from '#portal/shared/ui/PortalLink.tsx';
import { Thumbnail } from '#portal/shared/ui/Thumbnail.tsx';
import type { Vod } from '#portal/shared/video-one/vod.ts';
import styles from './PosterTile.module.css';
import { addressOf, smallPicture, watchedShare } from './vod.rules.ts';

interface PosterTileProps {
  vod: Vod;
  to?: string;
  title?: string;
  eager?: boolean;
}

/** A poster and its title; the whole is one link. C9: cut for the eye, whole for assistive technology. */
export function PosterTile({ vod, to = addressOf(vod), title = vod.title, eager }: PosterTileProps) {
  const shown = tileTitle(title);
  const watched = watchedShare(vod);
  return (
    <PortalLink to={to} className={styles.tile}>
      <span className={styles.picture}>
        <Thumbnail src={smallPicture(vod.images)} ratio="2 / 3" eager={eager} />
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
