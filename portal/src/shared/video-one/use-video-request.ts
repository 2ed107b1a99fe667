import { useMemo } from 'react';
import { usePortal } from '#portal/shared/portal-context.ts';
import { type VideoRequest, videoRequests } from './video-requests.ts';

export function useVideoRequest(): VideoRequest {
  const { external, store, videoProvider } = usePortal();
  return useMemo(() => videoRequests({ external, store, videoProvider }), [external, store, videoProvider]);
}
