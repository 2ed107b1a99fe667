import { Badge } from './Badge.tsx';
import { showsBookNow } from './device-effects.ts';
import { useKit } from './kit-context.ts';
import { LinkButton } from './LinkButton.tsx';

/** A294, A344: on every device but the screens. */
export function BookNowBadge() {
  const { t, device } = useKit();
  return showsBookNow(device) ? <Badge tone="accent">{t('kit.bookNow')}</Badge> : null;
}

/** The same where it can lead to the booking; a hub that does not say where leaves the badge. */
export function BookNowLink({ to }: { to: string | null | undefined }) {
  const { t, device } = useKit();
  if (!to?.startsWith('/')) return <BookNowBadge />;
  return showsBookNow(device) ? <LinkButton to={to}>{t('kit.bookNow')}</LinkButton> : null;
}
