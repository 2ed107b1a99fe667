import { useT } from '#portal/shared/i18n/use-t.ts';
import { EmptyState } from '#portal/shared/ui/EmptyState.tsx';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';

/** B21, B62 */
export function NoExperiences({ elsewhere = true }: { elsewhere?: boolean }) {
  const t = useT();
  return (
    <EmptyState
      title={t('no_experiences_available')}
      action={elsewhere && <LinkButton to="/shoreexcursions">{t('excursions_see_others')}</LinkButton>}
    />
  );
}
