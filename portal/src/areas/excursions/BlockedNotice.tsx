import { useT } from '#portal/shared/i18n/use-t.ts';
import { useMayBook } from '#portal/shared/party/use-may-book.ts';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';
import { Notice } from '#portal/shared/ui/Notice.tsx';

/** B157: stands on booking pages of a blocked account, when the hub wants it shown. */
export function BlockedNotice() {
  const t = useT();
  const { blocked } = useMayBook();
  if (!blocked) return null;
  const isMuster = blocked.startsWith('blocked_muster');
  return (
    <Notice
      tone="caution"
      action={
        isMuster && (
          <LinkButton kind="secondary" small to="/muster/home">
            {t('blocked_to_muster')}
          </LinkButton>
        )
      }
    >
      {t(blocked)}
    </Notice>
  );
}
