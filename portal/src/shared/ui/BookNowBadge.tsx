import { Badge } from './Badge.tsx';
import { showsBookNow } from './device-effects.ts';
import { useKit } from './kit-context.ts';

/** A294, A344: on every device but the screens. */
export function BookNowBadge() {
  const { t, device } = useKit();
  return showsBookNow(device) ? <Badge tone="accent">{t('kit.bookNow')}</Badge> : null;
}
