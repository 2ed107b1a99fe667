import { useT } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { EmptyState } from './EmptyState.tsx';
import { LinkButton } from './LinkButton.tsx';

/** A95; pages show it too for what the hub does not have (AD40). */
export function NotFound() {
  const t = useT();
  usePageTitle(t('page_not_found'));
  return (
    <EmptyState heading="h1" title={t('page_not_found')} action={<LinkButton to="/">{t('to_home')}</LinkButton>}>
      {t('page_not_found_help')}
    </EmptyState>
  );
}
