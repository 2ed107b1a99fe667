import { useT } from '#portal/shared/i18n/use-t.ts';
import { ErrorState } from '#portal/shared/ui/ErrorState.tsx';

/** C120, C122, CD21: one text for all that the second provider cannot give. */
export function SeanetFailure({ onRetry }: { onRetry?: () => void }) {
  const t = useT();
  return <ErrorState title={t('error_fetching_content')} {...(onRetry && { onRetry })} />;
}
