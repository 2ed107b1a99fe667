import { ratingsRoutes } from '#contract/areas/ratings.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { Navigate } from '#portal/shared/router/Navigate.tsx';
import { LoadingOverlay } from '#portal/shared/ui/LoadingOverlay.tsx';

/** C157, C158: with or without a name, as the operator wants it; CD29: with one when nobody can say. */
export function UserRatingsPage() {
  const config = useHub(ratingsRoutes.config, undefined, { staleTime: 0 });
  if (config.isPending) return <LoadingOverlay />;
  return <Navigate to={config.data?.useAnonymousMode ? '/ratings/overview' : '/userratings/overview'} />;
}
