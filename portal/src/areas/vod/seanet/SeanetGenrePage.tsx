import { useT } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { useParams } from '#portal/shared/router/router-context.ts';
import { EmptyState } from '#portal/shared/ui/EmptyState.tsx';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';
import { PageHeader } from '#portal/shared/ui/PageHeader.tsx';
import { entriesOf, genresIn } from '#portal/shared/video-two/seanet.rules.ts';
import { HiddenHere } from '../HiddenHere.tsx';
import { PosterGrid } from '../PosterGrid.tsx';
import { PostersLoading } from '../PostersLoading.tsx';
import { Theatre } from '../Theatre.tsx';
import { useVideoLists } from '../use-video-lists.ts';
import { SeanetFailure } from './SeanetFailure.tsx';
import { useCatalogue } from './use-catalogue.ts';
import { usePosters } from './use-posters.ts';

/** C104: the films of a genre. */
export function SeanetGenrePage() {
  const t = useT();
  const { id = '' } = useParams();
  const isShown = useVideoLists();
  const { entries, hasFailed, retry } = useCatalogue(isShown);
  const postersOf = usePosters();
  const genre = genresIn(entries ?? []).find((one) => one.id === id);
  const title = genre?.name ?? t('seanet_title');
  usePageTitle(title);
  return (
    <Theatre>
      <PageHeader title={title} lead={genre && t('seanet_title')} />
      {!isShown && <HiddenHere />}
      {isShown && hasFailed && <SeanetFailure onRetry={retry} />}
      {isShown && !entries && !hasFailed && <PostersLoading />}
      {entries && !genre && (
        <EmptyState
          title={t('searchNoResult')}
          action={<LinkButton to="/seanetvod">{t('seanet_all_genres')}</LinkButton>}
        />
      )}
      {entries && genre && <PosterGrid posters={postersOf(entriesOf(entries, id))} label={title} />}
    </Theatre>
  );
}
