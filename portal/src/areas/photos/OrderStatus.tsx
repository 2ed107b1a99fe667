import { PHOTO_ORDER_STATUSES } from '#contract/areas/photo-shapes.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { Badge } from '#portal/shared/ui/Badge.tsx';

/** BD60; a word that is not known is shown as it is. */
export function OrderStatus({ status }: { status: string }) {
  const t = useT();
  const known = PHOTO_ORDER_STATUSES.find((one) => one === status);
  return (
    <Badge tone={status === 'Ready' ? 'positive' : 'neutral'}>{known ? t(`photos_status_${known}`) : status}</Badge>
  );
}
