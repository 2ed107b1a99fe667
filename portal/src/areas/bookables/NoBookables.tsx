import type { BookableModule } from '#contract/areas/bookables.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { EmptyState } from '#portal/shared/ui/EmptyState.tsx';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';
import { MODULES } from './bookable-modules.ts';

/** B199-B201; away from the overview there is a way to it. */
export function NoBookables({ module, elsewhere }: { module: BookableModule; elsewhere?: boolean }) {
  const t = useT();
  const { none, overview, seeAll } = MODULES[module];
  return <EmptyState title={t(none)} action={elsewhere && <LinkButton to={overview}>{t(seeAll)}</LinkButton>} />;
}
