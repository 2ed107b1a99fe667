import { useT } from '#portal/shared/i18n/use-t.ts';
import { EmptyState } from '#portal/shared/ui/EmptyState.tsx';

/** C3, C4, CD5: kiosks and screens show no video lists; they say where films are. */
export function HiddenHere() {
  const t = useT();
  return <EmptyState title={t('vod_hidden')} />;
}
