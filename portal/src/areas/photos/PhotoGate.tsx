import type { ReactNode } from 'react';
import { photosRoutes } from '#contract/areas/photos.ts';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { Navigate } from '#portal/shared/router/Navigate.tsx';
import { ErrorState } from '#portal/shared/ui/ErrorState.tsx';
import { LoadingOverlay } from '#portal/shared/ui/LoadingOverlay.tsx';
import { NotFound } from '#portal/shared/ui/NotFound.tsx';

interface PhotoGateProps {
  /** `consent`: only who opted in; `decision`: whoever has decided (BD53); `nothing`: the consent page itself. */
  needs: 'consent' | 'decision' | 'nothing';
  children: (consent: boolean | null) => ReactNode;
}

/** B278, B288, B292, BD53: what every photo page asks first; without the flag nothing is asked at all. */
export function PhotoGate({ needs, children }: PhotoGateProps) {
  const { flags } = useConfiguration();
  return flags.photoMatchEnabled ? <ConsentGate needs={needs}>{children}</ConsentGate> : <NotFound />;
}

function ConsentGate({ needs, children }: PhotoGateProps) {
  const { data: consent, isError, refetch } = useHub(photosRoutes.consent);
  if (consent === undefined) return isError ? <ErrorState onRetry={() => refetch()} /> : <LoadingOverlay />;
  const isLetIn = needs === 'nothing' || consent === true || (needs === 'decision' && consent === false);
  return isLetIn ? children(consent) : <Navigate to="/photomatch/consent" />;
}
