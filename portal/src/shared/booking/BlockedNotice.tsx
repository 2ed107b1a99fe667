import { useT } from '#portal/shared/i18n/use-t.ts';
import type { BlockedText } from '#portal/shared/party/blocked.rules.ts';
import { useMayBook } from '#portal/shared/party/use-may-book.ts';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';
import { Notice } from '#portal/shared/ui/Notice.tsx';

/** B157: stands on booking pages of a blocked account when the hub wants it shown, or in place of what was refused. */
export function BlockedNotice({ refusal }: { refusal?: BlockedText }) {
  const t = useT();
  const { blocked } = useMayBook();
  const shown = refusal ?? blocked;
  if (!shown) return null;
  const isMuster = shown.startsWith('blocked_muster');
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
      {t(shown)}
    </Notice>
  );
}
