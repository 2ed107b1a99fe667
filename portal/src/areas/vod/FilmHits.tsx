import { useQuery } from '@tanstack/react-query';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { useVideoRequest } from '#portal/shared/video-one/use-video-request.ts';
import { readVods } from '#portal/shared/video-one/vod.ts';
import { fitsTitle } from './film-match.rules.ts';
import { PosterRow } from './PosterRow.tsx';
import { posterOfVod } from './posters.ts';
import { useVideoLists } from './use-video-lists.ts';
import { listParameters } from './vod.rules.ts';

const FILMS_MAX = 300;
const STALE_MS = 600_000;

/** For the search: films whose title was typed. They are the video provider's, which knows of no typing errors. */
export function FilmHits({ text }: { text: string }) {
  const t = useT();
  const request = useVideoRequest();
  const isShown = useVideoLists();
  const { data } = useQuery({
    queryKey: ['public', 'films by title'],
    queryFn: async ({ signal }) =>
      readVods(
        await request('vods/getVods', { ...listParameters('movies'), vod_limit: String(FILMS_MAX) }, { signal }),
      ),
    enabled: isShown,
    staleTime: STALE_MS,
    retry: false,
  });
  const films = (data ?? []).filter(({ title }) => fitsTitle(title, text));
  return films.length > 0 ? <PosterRow title={t('search_films')} posters={films.map(posterOfVod)} /> : null;
}
