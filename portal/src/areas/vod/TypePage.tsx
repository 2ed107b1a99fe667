import { useCallback, useMemo } from 'react';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { usePortal } from '#portal/shared/portal-context.ts';
import { useParams } from '#portal/shared/router/router-context.ts';
import { patchGroup } from '#portal/shared/state/store.ts';
import { useGroup } from '#portal/shared/state/use-group.ts';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';
import { NotFound } from '#portal/shared/ui/NotFound.tsx';
import { PageHeader } from '#portal/shared/ui/PageHeader.tsx';
import { GenreGrid } from './GenreGrid.tsx';
import { HiddenHere } from './HiddenHere.tsx';
import { ListState } from './ListState.tsx';
import { SearchBox } from './SearchBox.tsx';
import { Theatre } from './Theatre.tsx';
import { useGenres } from './use-genres.ts';
import { useVideoLists } from './use-video-lists.ts';
import { useVodList } from './use-vod-list.ts';
import { isVideoType, listParameters, pageSizeOf, type VideoType } from './vod.rules.ts';

const TEXTS = { movies: 'vod_movies', series: 'vod_series' } as const;
const SEARCH_TEXTS = { movies: 'vod_search_movies', series: 'vod_search_series' } as const;
const SEARCHES = { movies: 'searchMovies', series: 'searchSeries' } as const;

/** C53-C55, CD14: the genres of a type, or the titles of one genre; any other type is no page. */
export function TypePage() {
  const { type, genreId } = useParams();
  return isVideoType(type) ? <Titles type={type} genreId={genreId} /> : <NotFound />;
}

function Titles({ type, genreId }: { type: VideoType; genreId: string | undefined }) {
  const t = useT();
  const { store } = usePortal();
  const isShown = useVideoLists();
  // C88: films and series each keep their own term.
  const term = useGroup('vod')[SEARCHES[type]] ?? '';
  const find = useCallback((next: string) => patchGroup(store, 'vod', { [SEARCHES[type]]: next }), [store, type]);
  const isList = isShown && (genreId !== undefined || term !== '');
  const genres = useGenres(isShown ? type : undefined);
  const parameters = useMemo(
    () =>
      isList
        ? [{ ...listParameters(type), ...(genreId && { provider_ids: genreId }), ...(term && { search: term }) }]
        : undefined,
    [isList, type, genreId, term],
  );
  const list = useVodList({ list: type, parameters, pageSize: pageSizeOf(type) });
  const genre = genres.genres?.find(({ id }) => id === genreId)?.name;
  const title = genre ?? t(TEXTS[type]);
  usePageTitle(title);
  return (
    <Theatre>
      <PageHeader title={title} lead={genre && t(TEXTS[type])} />
      {isShown ? (
        <>
          <SearchBox key={type} label={t(SEARCH_TEXTS[type])} term={term} onTerm={find} />
          {isList ? (
            <ListState
              list={list}
              label={title}
              hint={term && t('vod_search_none')}
              action={genreId && <LinkButton to={`/vod/overview/${type}`}>{t('seanet_all_genres')}</LinkButton>}
            />
          ) : (
            <GenreGrid type={type} genres={genres} />
          )}
        </>
      ) : (
        <HiddenHere />
      )}
    </Theatre>
  );
}
