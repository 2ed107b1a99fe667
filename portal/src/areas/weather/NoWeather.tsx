import { useT } from '#portal/shared/i18n/use-t.ts';
import { Button } from '#portal/shared/ui/Button.tsx';
import { EmptyState } from '#portal/shared/ui/EmptyState.tsx';
import { useKit } from '#portal/shared/ui/kit-context.ts';

/** C255 */
export function NoWeather({ onRetry }: { onRetry?: () => void }) {
  const t = useT();
  const kit = useKit();
  const again = onRetry && kit.device !== 'DigitalSignage' && (
    <Button kind="secondary" onClick={onRetry}>
      {kit.t('kit.tryAgain')}
    </Button>
  );
  return <EmptyState title={t('weather-not-available')} action={again} />;
}
