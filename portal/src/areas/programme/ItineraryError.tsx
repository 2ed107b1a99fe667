import type { HubFailure } from '#portal/shared/hub/hub-failure.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { ErrorState } from '#portal/shared/ui/ErrorState.tsx';

/** B179, C20: "There has been an error:" and what it was. */
export function ItineraryError({ error, onRetry }: { error: HubFailure; onRetry: () => void }) {
  const t = useT();
  return <ErrorState title={t('holiday_error', { message: error.message })} onRetry={onRetry} />;
}
