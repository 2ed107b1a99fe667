import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { useSearchParams } from '#portal/shared/router/router-context.ts';
import { EmptyState } from '#portal/shared/ui/EmptyState.tsx';
import { PageHeader } from '#portal/shared/ui/PageHeader.tsx';
import { WayfinderPanel } from './WayfinderPanel.tsx';

/** The ship map as a page of its own: what links and the shell's button open (CD47). */
export function WayfinderPage() {
  const t = useT();
  const { enableWayfinder } = useConfiguration();
  const [query] = useSearchParams();
  const profiles = query.getAll('wayfinderProfileId').filter(Boolean);
  usePageTitle(t('wayfinder_title'));
  return (
    <>
      <PageHeader title={t('wayfinder_title')} />
      {enableWayfinder ? (
        <WayfinderPanel key={profiles.join()} profiles={profiles} />
      ) : (
        <EmptyState kind="search" title={t('wayfinder_off')} />
      )}
    </>
  );
}
