import EyeOff from 'lucide-react/icons/eye-off';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { Badge } from '#portal/shared/ui/Badge.tsx';

/** A298 */
export function HiddenMarker({ of: item }: { of: { published?: boolean } }) {
  const t = useT();
  if (item.published !== false) return null;
  return (
    <Badge tone="caution" icon={<EyeOff aria-hidden="true" />}>
      {t('content_hidden')}
    </Badge>
  );
}
