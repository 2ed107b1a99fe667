import { ratingsRoutes } from '#contract/areas/ratings.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { useParams } from '#portal/shared/router/router-context.ts';
import { ErrorState } from '#portal/shared/ui/ErrorState.tsx';
import { LoadingOverlay } from '#portal/shared/ui/LoadingOverlay.tsx';
import { NotFound } from '#portal/shared/ui/NotFound.tsx';
import { PageHeader } from '#portal/shared/ui/PageHeader.tsx';
import { RichText } from '#portal/shared/ui/RichText.tsx';
import { FeedbackForm } from './FeedbackForm.tsx';

/** C155: the form of one profile. */
export function FeedbackPage() {
  const { id = '' } = useParams();
  const t = useT();
  const text = useText();
  const profile = useHub(ratingsRoutes.profile, { params: { id } });
  usePageTitle(profile.data ? text(profile.data.title) : t('ratings_title'));
  if (profile.isPending) return <LoadingOverlay />;
  if (profile.error?.status === 404) return <NotFound />;
  if (profile.isError || !profile.data) {
    return <ErrorState title={t('ratings_load_error')} onRetry={() => profile.refetch()} />;
  }
  return (
    <>
      <PageHeader title={text(profile.data.title)} lead={<RichText text={profile.data.description} />} />
      <FeedbackForm key={id} profile={{ ...profile.data, id: profile.data.id || id }} />
    </>
  );
}
