import { useT } from '#portal/shared/i18n/use-t.ts';
import { Badge } from '#portal/shared/ui/Badge.tsx';
import { availabilityLabel, knownAvailability } from './availability.rules.ts';

/** B45-B47: says something only when places are getting few. */
export function AvailabilityBadge({ places }: { places: number | null | undefined }) {
  const t = useT();
  const label = availabilityLabel(knownAvailability(places));
  if (label.kind === 'none') return null;
  return (
    <Badge tone="caution">
      {label.kind === 'limited' ? t('availability_limited') : t('availability_remaining', { n: label.count })}
    </Badge>
  );
}
