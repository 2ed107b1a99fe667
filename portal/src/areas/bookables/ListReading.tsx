import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { BookableModule } from '#contract/areas/bookables.ts';
import type { HubFailure } from '#portal/shared/hub/hub-failure.ts';
import { ErrorState } from '#portal/shared/ui/ErrorState.tsx';
import { Placeholders } from '#portal/shared/ui/Placeholders.tsx';
import { NoBookables } from './NoBookables.tsx';

interface ListReadingProps<T> {
  module: BookableModule;
  list: UseQueryResult<T[], HubFailure>;
  elsewhere?: boolean;
  children: (list: T[]) => ReactNode;
}

/** The states of a list: on its way, failed, empty, there. */
export function ListReading<T>({ module, list, elsewhere, children }: ListReadingProps<T>) {
  if (list.data)
    return list.data.length > 0 ? children(list.data) : <NoBookables module={module} elsewhere={elsewhere} />;
  return list.isError ? <ErrorState onRetry={() => list.refetch()} /> : <Placeholders of="tiles" />;
}
