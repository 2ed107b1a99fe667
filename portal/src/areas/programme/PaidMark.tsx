import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { Badge } from '#portal/shared/ui/Badge.tsx';

/** B251, BD50: the currency symbol with its meaning in words. */
export function PaidMark() {
  const t = useT();
  const { currency } = useConfiguration();
  return (
    <Badge tone="caution">
      <span aria-hidden="true">{currency}</span> {t('programme_chargeable')}
    </Badge>
  );
}
