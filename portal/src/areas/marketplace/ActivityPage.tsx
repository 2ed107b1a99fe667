import { marketplaceRoutes } from '#contract/areas/marketplace.ts';
import { useTurningPages } from '#portal/shared/device/use-turning-pages.ts';
import { isHubFailure } from '#portal/shared/hub/hub-failure.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { useParams } from '#portal/shared/router/router-context.ts';
import { Button } from '#portal/shared/ui/Button.tsx';
import { EmptyState } from '#portal/shared/ui/EmptyState.tsx';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';
import { LoadingOverlay } from '#portal/shared/ui/LoadingOverlay.tsx';
import { ActivityDetail } from './ActivityDetail.tsx';
import { useMarketplace } from './use-marketplace.ts';

/** B226, B236 */
export function ActivityPage() {
  const { activityId: id = '' } = useParams();
  useTurningPages();
  const activity = useMarketplace(marketplaceRoutes.activity, { id });
  const taxonomies = useMarketplace(marketplaceRoutes.taxonomies, { id });
  const media = useMarketplace(marketplaceRoutes.media, { id });
  usePageTitle(activity.data?.title);
  if (activity.data) {
    return (
      <ActivityDetail
        activity={activity.data}
        taxonomies={taxonomies.isPending ? undefined : (taxonomies.data ?? [])}
        media={media.data ?? []}
      />
    );
  }
  if (activity.isPending) return <LoadingOverlay />;
  const isGone = isHubFailure(activity.error) && activity.error.status === 404;
  return <ActivityNotFound onRetry={isGone ? undefined : () => activity.refetch()} />;
}

/** BD46: a plain text, whatever went wrong; what may be better in a moment can be tried again. */
function ActivityNotFound({ onRetry }: { onRetry?: () => void }) {
  const t = useT();
  const action = onRetry ? (
    <Button onClick={onRetry}>{t('kit.tryAgain')}</Button>
  ) : (
    <LinkButton to="/musement">{t('marketplace_see_countries')}</LinkButton>
  );
  return <EmptyState heading="h1" title={t('marketplace_not_found')} action={action} />;
}
