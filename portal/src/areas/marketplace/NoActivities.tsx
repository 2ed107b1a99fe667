import { useT } from '#portal/shared/i18n/use-t.ts';
import { Button } from '#portal/shared/ui/Button.tsx';
import { EmptyState } from '#portal/shared/ui/EmptyState.tsx';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';

interface NoActivitiesProps {
  /** BD46: a failed call says the same, and can be made again. */
  onRetry?: () => void;
  /** Where else to look. */
  elsewhere?: boolean;
}

/** B225 */
export function NoActivities({ onRetry, elsewhere = true }: NoActivitiesProps) {
  const t = useT();
  const action = onRetry ? (
    <Button onClick={onRetry}>{t('kit.tryAgain')}</Button>
  ) : (
    elsewhere && <LinkButton to="/musement">{t('marketplace_see_countries')}</LinkButton>
  );
  return <EmptyState title={t('marketplace_no_activities')} action={action} />;
}
