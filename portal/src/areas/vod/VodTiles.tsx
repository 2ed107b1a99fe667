import Baby from 'lucide-react/icons/baby';
import BookmarkCheck from 'lucide-react/icons/bookmark-check';
import Clapperboard from 'lucide-react/icons/clapperboard';
import Headphones from 'lucide-react/icons/headphones';
import LibraryBig from 'lucide-react/icons/library-big';
import Tv from 'lucide-react/icons/tv';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { PortalLink } from '#portal/shared/ui/PortalLink.tsx';
import styles from './VodTiles.module.css';

const TILES = [
  { to: '/vod/overview/movies', text: 'vod_movies', Icon: Clapperboard },
  { to: '/vod/overview/series', text: 'vod_series', Icon: LibraryBig },
  { to: '/vod/overview/kids', text: 'vod_kids', Icon: Baby },
  { to: '/vod/overview/watchlist', text: 'vod_watchlist', Icon: BookmarkCheck },
  { to: '/vod/overview/audios', text: 'vod_audio', Icon: Headphones },
  { to: '/vod/overview/channels', text: 'vod_tv', Icon: Tv },
] as const;

/** CD11: Movies, Series, Kids, Watchlist, Audio and TV. */
export function VodTiles() {
  const t = useT();
  return (
    <nav aria-label={t('vod_title')}>
      <ul className={styles.tiles}>
        {TILES.map(({ to, text, Icon }) => (
          <li key={to}>
            <PortalLink to={to} className={styles.tile}>
              <Icon aria-hidden="true" />
              {t(text)}
            </PortalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
