import { useT } from '#portal/shared/i18n/use-t.ts';
import { ErrorState } from '#portal/shared/ui/ErrorState.tsx';

export function PageFailed({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  return (
    <ErrorState title={t('page_failed')} onRetry={onRetry}>
      {t('page_failed_help')}
    </ErrorState>
  );
}
