import Play from 'lucide-react/icons/play';
import type { ReactNode } from 'react';
import { dotted } from '#portal/shared/format/dotted.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';
import type { Season } from '#portal/shared/video-one/vod.ts';
import styles from './VodDetailPage.module.css';
import { episodeToPlay } from './vod.rules.ts';

/** Play beside the title of a series or a season: the episode that was begun, or the first. */
export function PlayEpisode({ seasons, children }: { seasons: readonly Season[]; children: ReactNode }) {
  const t = useT();
  const found = episodeToPlay(seasons);
  if (!found) return children;
  const { episode, season } = found;
  return (
    <>
      <LinkButton
        kind="primary"
        atOnce
        to={`/vod/${encodeURIComponent(episode.id)}`}
        icon={<Play aria-hidden="true" />}
        aria-label={t('vod_play_title', { title: episode.title })}
      >
        {t('vod_play')}
      </LinkButton>
      {children}
      <span className={styles.resume}>
        {dotted(
          seasons.length > 1 && t('vod_season', { season: season.season }),
          t('vod_episode_of', { n: season.episodes.indexOf(episode) + 1, title: episode.title }),
        )}
      </span>
    </>
  );
}
