import { ratingsRoutes } from '#contract/areas/ratings.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { useLocation } from '#portal/shared/router/router-context.ts';
import { EmptyState } from '#portal/shared/ui/EmptyState.tsx';
import { ErrorState } from '#portal/shared/ui/ErrorState.tsx';
import { useKit } from '#portal/shared/ui/kit-context.ts';
import { LoadingOverlay } from '#portal/shared/ui/LoadingOverlay.tsx';
import { PageHeader } from '#portal/shared/ui/PageHeader.tsx';
import { imageByReference, PICTURE_WIDTH } from '#portal/shared/ui/pictures.ts';
import { Tile } from '#portal/shared/ui/Tile.tsx';
import { TileGrid } from '#portal/shared/ui/TileGrid.tsx';

/** C152-C154: what a guest can give an opinion on, with or without a name. */
export function RatingsPage() {
  const t = useT();
  const text = useText();
  const { hubUrl } = useKit();
  const base = useLocation().pathname.startsWith('/userratings') ? '/userratings' : '/ratings';
  const profiles = useHub(ratingsRoutes.profiles, { query: { allInOne: 'false' } });
  usePageTitle(t('ratings_title'));
  return (
    <>
      <PageHeader title={t('ratings_title')} lead={t('ratings_lead')} />
      {profiles.isPending && <LoadingOverlay />}
      {profiles.isError && <ErrorState title={t('ratings_load_error')} onRetry={() => profiles.refetch()} />}
      {profiles.data?.length === 0 && <EmptyState title={t('ratings_none')} />}
      <TileGrid label={t('ratings_title')}>
        {(profiles.data ?? []).map(({ id, title }, place) => (
          <Tile
            key={id}
            to={`${base}/feedback/${encodeURIComponent(id)}`}
            title={text(title)}
            picture={imageByReference(hubUrl, id, PICTURE_WIDTH.tile)}
            eager={place < 3}
          />
        ))}
      </TileGrid>
    </>
  );
}
