import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { PhotoConfig } from '#contract/areas/photo-shapes.ts';
import { photosRoutes } from '#contract/areas/photos.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { readConfig } from './photo-config.rules.ts';

interface PhotoConfigReading extends Pick<UseQueryResult, 'isPending' | 'isError' | 'refetch'> {
  data: PhotoConfig | undefined;
}

/** B286: what is sold. */
export function usePhotoConfig(): PhotoConfigReading {
  const { data, isPending, isError, refetch } = useHub(photosRoutes.config);
  return { data: useMemo(() => data && readConfig(data), [data]), isPending, isError, refetch };
}
