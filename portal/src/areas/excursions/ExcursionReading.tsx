import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Excursion } from '#contract/areas/excursions.ts';
import type { HubFailure } from '#portal/shared/hub/hub-failure.ts';
import { ErrorState } from '#portal/shared/ui/ErrorState.tsx';
import { LoadingOverlay } from '#portal/shared/ui/LoadingOverlay.tsx';
import { NoExperiences } from './NoExperiences.tsx';

interface ExcursionReadingProps {
  excursion: UseQueryResult<Excursion, HubFailure>;
  children: (excursion: Excursion) => ReactNode;
}

/** The states of a page about one excursion. */
export function ExcursionReading({ excursion, children }: ExcursionReadingProps) {
  if (excursion.data) return children(excursion.data);
  if (excursion.error?.status === 404) return <NoExperiences />;
  return excursion.isError ? <ErrorState onRetry={() => excursion.refetch()} /> : <LoadingOverlay />;
}
