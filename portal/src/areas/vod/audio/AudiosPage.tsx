import { useCallback, useEffect, useMemo } from 'react';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { usePortal } from '#portal/shared/portal-context.ts';
import { useParams } from '#portal/shared/router/router-context.ts';
import { patchGroup } from '#portal/shared/state/store.ts';
import { useGroup } from '#portal/shared/state/use-group.ts';
import { EmptyState } from '#portal/shared/ui/EmptyState.tsx';
import { ErrorState } from '#portal/shared/ui/ErrorState.tsx';
import { PageHeader } from '#portal/shared/ui/PageHeader.tsx';
import { PortalLink } from '#portal/shared/ui/PortalLink.tsx';
import type { VodGenre } from '#portal/shared/video-one/vod.ts';
import { HiddenHere } from '../HiddenHere.tsx';
import { PosterGrid } from '../PosterGrid.tsx';
import { PostersLoading } from '../PostersLoading.tsx';
import type { PosterOf } from '../posters.ts';
import { SearchBox } from '../SearchBox.tsx';
import { Theatre } from '../Theatre.tsx';
import { useVideoLists } from '../use-video-lists.ts';
import { useVodList } from '../use-vod-list.ts';
import { PAGE_SIZE } from '../vod.rules.ts';
import styles from './AudiosPage.module.css';
import { albumAddress, albumParameters, coverOf, discsOf, meaning } from './audio.rules.ts';
import { useAudioGenres } from './use-audio-genres.ts';

/** C82, C85, C128: the albums of the library, whole or of one genre. */
export function AudiosPage() {
  const t = useT();
  const { store } = usePortal();
  const { genreid } = useParams();
  const isShown = useVideoLists();
  const genres = useAudioGenres(isShown);
  const { search = '' } = useGroup('audio');
  const find = useCallback((term: string) => patchGroup(store, 'audio', { search: term }), [store]);
  const parameters = useMemo(
    () => (isShown ? [albumParameters(genreid, search)] : undefined),
    [isShown, genreid, search],
  );
  const list = useVodList({ group: 'audio', list: 'audios', parameters, pageSize: PAGE_SIZE.special });
  const title = genres.find(({ id }) => id === genreid)?.name ?? t('vod_audio');
  usePageTitle(title);
  const { vods, hasFailed, isOver } = list;
  useEffect(
    () => patchGroup(store, 'audio', { watchlistitems: vods?.filter(({ watchlisted }) => watchlisted) }),
    [store, vods],
  );

  const posters = (vods ?? []).flatMap((album): PosterOf[] => {
    const discs = discsOf(album);
    const picture = coverOf(album);
    if (discs.length === 0) return [{ id: album.id, title: album.title, to: albumAddress(album), picture }];
    return discs.map(({ season, number, address }) => ({
      id: `${album.id} ${season.season}`,
      title: number === undefined ? album.title : t('audio_disc_of', { title: album.title, n: number }),
      to: address,
      state: meaning(album),
      picture,
    }));
  });

  return (
    <Theatre>
      <PageHeader title={title} lead={title === t('vod_audio') ? undefined : t('vod_audio')} />
      {!isShown && <HiddenHere />}
      {isShown && (
        <>
          <SearchBox label={t('audio_search')} term={search} onTerm={find} />
          <GenreLinks genres={genres} chosen={genreid} />
          {!vods && (hasFailed ? <ErrorState onRetry={list.retry} /> : <PostersLoading ratio="1 / 1" />)}
          {vods && posters.length === 0 && <EmptyState title={t('searchNoResult')} />}
          {posters.length > 0 && (
            <PosterGrid
              posters={posters}
              label={title}
              ratio="1 / 1"
              onEnd={isOver || hasFailed ? undefined : list.loadMore}
            />
          )}
          {vods && hasFailed && <ErrorState onRetry={list.retry} />}
        </>
      )}
    </Theatre>
  );
}

/** Their row has its place before they are there. */
function GenreLinks({ genres, chosen }: { genres: readonly VodGenre[]; chosen: string | undefined }) {
  const t = useT();
  return (
    <nav className={styles.genres} aria-label={t('seanet_genres')}>
      {genres.length > 0 && (
        <ul className={styles.list}>
          {[undefined, ...genres].map((genre) => (
            <li key={genre?.id ?? ''}>
              <PortalLink
                to={`/vod/overview/audios${genre ? `/${encodeURIComponent(genre.id)}` : ''}`}
                className={styles.genre}
                {...(genre?.id === chosen && { 'aria-current': 'page' as const })}
              >
                {genre?.name ?? t('audio_all')}
              </PortalLink>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}
