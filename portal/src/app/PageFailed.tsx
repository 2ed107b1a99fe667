import { useT } from '#portal/shared/i18n/use-t.ts';
import { useSkip } from '#portal/shared/screen/screen-run.ts';
import { ErrorState } from '#portal/shared/ui/ErrorState.tsx';

export function PageFailed({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  useSkip('none');
  return (
    <ErrorState title={t('page_failed')} onRetry={onRetry}>
      {t('page_failed_help')}
    </ErrorState>
  );
}
