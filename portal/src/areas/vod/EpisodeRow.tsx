import Play from 'lucide-react/icons/play';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';
import { PortalLink } from '#portal/shared/ui/PortalLink.tsx';
import { Thumbnail } from '#portal/shared/ui/Thumbnail.tsx';
import type { Vod } from '#portal/shared/video-one/vod.ts';
import styles from './EpisodeRow.module.css';
import { VodFacts } from './VodFacts.tsx';
import { addressOf, descriptionOf, smallPicture } from './vod.rules.ts';
import { WatchlistButton } from './WatchlistButton.tsx';

/** CD15: title and picture lead to the detail, Play to the player. */
export function EpisodeRow({ episode, number }: { episode: Vod; number: number }) {
  const t = useT();
  return (
    <li className={styles.episode}>
      <PortalLink to={addressOf(episode)} className={styles.picture} aria-label={episode.title}>
        <Thumbnail src={smallPicture(episode.images)} ratio="16 / 9" />
      </PortalLink>
      <div className={styles.words}>
        <h2 className={styles.title}>
          {/* The list itself is numbered for those who hear it. */}
          <span className={styles.number} aria-hidden="true">
            {number}
          </span>
          <PortalLink to={addressOf(episode)}>{episode.title}</PortalLink>
        </h2>
        <VodFacts vod={episode} />
        <p className={styles.text}>{descriptionOf(episode)}</p>
      </div>
      <div className={styles.actions}>
        <LinkButton
          atOnce
          kind="primary"
          small
          to={`/vod/${encodeURIComponent(episode.id)}`}
          icon={<Play aria-hidden="true" />}
          aria-label={t('vod_play_title', { title: episode.title })}
        >
          {t('vod_play')}
        </LinkButton>
        <WatchlistButton vod={episode} small />
      </div>
    </li>
  );
}
