import { useT } from '#portal/shared/i18n/use-t.ts';
import { PageUnreachable } from '#portal/shared/loaded-pages.ts';
import { useSkip } from '#portal/shared/screen/screen-run.ts';
import { ErrorState } from '#portal/shared/ui/ErrorState.tsx';
import { useIsCutOff } from './use-is-cut-off.ts';

interface PageFailedProps {
  error: unknown;
  onRetry: () => void;
}

export function PageFailed({ error, onRetry }: PageFailedProps) {
  useSkip('none');
  return error instanceof PageUnreachable ? <Unreachable onRetry={onRetry} /> : <Failed onRetry={onRetry} />;
}

function Failed({ onRetry }: Pick<PageFailedProps, 'onRetry'>) {
  const t = useT();
  return (
    <ErrorState title={t('page_failed')} onRetry={onRetry}>
      {t('page_failed_help')}
    </ErrorState>
  );
}

/** A phone that lost the network before it had all of the portal: nothing is broken, and the page comes by itself. */
function Unreachable({ onRetry }: Pick<PageFailedProps, 'onRetry'>) {
  const t = useT();
  if (!useIsCutOff(onRetry)) return <Failed onRetry={onRetry} />;
  return (
    <ErrorState title={t('page_offline')} onRetry={onRetry}>
      {t('page_offline_help')}
    </ErrorState>
  );
}
