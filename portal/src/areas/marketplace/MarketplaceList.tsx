import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadingOverlay } from '#portal/shared/ui/LoadingOverlay.tsx';
import { TileGrid } from '#portal/shared/ui/TileGrid.tsx';
import { NoActivities } from './NoActivities.tsx';

interface MarketplaceListProps<T> {
  list: UseQueryResult<T[], Error>;
  label: string;
  elsewhere?: boolean;
  children: (item: T, place: number) => ReactNode;
}

/** The states of a list of the marketplace: under way, there, empty, or failed (BD46). */
export function MarketplaceList<T>({ list, label, elsewhere, children }: MarketplaceListProps<T>) {
  if (list.isPending) return <LoadingOverlay />;
  if (!list.data) return <NoActivities onRetry={() => list.refetch()} />;
  if (list.data.length === 0) return <NoActivities elsewhere={elsewhere} />;
  return <TileGrid label={label}>{list.data.map(children)}</TileGrid>;
}
