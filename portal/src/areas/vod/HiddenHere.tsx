import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { EmptyState } from '#portal/shared/ui/EmptyState.tsx';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';

/** C3, C4, CD5: kiosks and screens show no video lists; they say where films are, and what can be watched here. */
export function HiddenHere() {
  const t = useT();
  const { isKiosk } = useConfiguration();
  return (
    <EmptyState
      title={t('vod_hidden')}
      action={
        isKiosk && (
          <LinkButton kind="secondary" to="/channels">
            {t('tv_title')}
          </LinkButton>
        )
      }
    />
  );
}
