import { useMemo } from 'react';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { EmptyState } from '#portal/shared/ui/EmptyState.tsx';
import { ErrorState } from '#portal/shared/ui/ErrorState.tsx';
import { PageHeader } from '#portal/shared/ui/PageHeader.tsx';
import { HiddenHere } from './HiddenHere.tsx';
import { ListState } from './ListState.tsx';
import { Theatre } from './Theatre.tsx';
import { useGenres } from './use-genres.ts';
import { useVideoLists } from './use-video-lists.ts';
import { useVodList } from './use-vod-list.ts';
import { kidsGenre, listParameters, PAGE_SIZE } from './vod.rules.ts';

/** C57, CD11: the films of the genre named Kids. */
export function KidsMoviesPage() {
  const t = useT();
  usePageTitle(t('vod_kids_movies'));
  const isShown = useVideoLists();
  const { genres, hasFailed, retry } = useGenres(isShown ? 'movies' : undefined);
  const id = genres && kidsGenre(genres)?.id;
  const parameters = useMemo(() => (id ? [{ ...listParameters('movies'), provider_ids: id }] : undefined), [id]);
  const list = useVodList({ list: 'movies', parameters, pageSize: PAGE_SIZE.movies });
  return (
    <Theatre>
      <PageHeader title={t('vod_kids_movies')} />
      {!isShown && <HiddenHere />}
      {isShown && hasFailed && <ErrorState onRetry={retry} />}
      {isShown && genres && !id && <EmptyState title={t('searchNoResult')} />}
      {isShown && !hasFailed && (id || !genres) && <ListState list={list} label={t('vod_kids_movies')} />}
    </Theatre>
  );
}
