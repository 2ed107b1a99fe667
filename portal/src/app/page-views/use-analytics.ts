import { useMemo } from 'react';
import { useRunningPortal } from '#portal/app/running-portal.ts';
import { useGroupValue } from '#portal/shared/state/use-group.ts';
import { type Analytics, createAnalytics } from './analytics.ts';

/** Nothing without a code (A120) or before the guest agreed. */
export function useAnalytics(): Analytics | undefined {
  const { clientConfig, analyticsFetch } = useRunningPortal();
  const analyticsConsent = useGroupValue('clientinfo', 'analyticsConsent');
  const { gaCode } = clientConfig;
  return useMemo(
    () => (gaCode && analyticsConsent ? createAnalytics(gaCode, window.location.origin, analyticsFetch) : undefined),
    [gaCode, analyticsConsent, analyticsFetch],
  );
}
