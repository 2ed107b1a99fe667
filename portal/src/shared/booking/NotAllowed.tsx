import { type AllowedCheck, BLOCKED_CODES } from '#contract/conditions.ts';
import { useText } from '#portal/shared/i18n/use-t.ts';
import { Notice } from '#portal/shared/ui/Notice.tsx';
import { BlockedNotice } from './BlockedNotice.tsx';

interface NotAllowedProps {
  check: AllowedCheck;
  /** Said where the hub gives no reason. */
  otherwise: string;
}

/** B91, B320: never without words: a guest who may not book is told so even where the hub says no more than that. */
export function NotAllowed({ check, otherwise }: NotAllowedProps) {
  const text = useText();
  const known = BLOCKED_CODES.find((code) => code === check.code);
  if (known) return <BlockedNotice refusal={known} />;
  const given = check.messages.map((one) => text(one)).filter(Boolean);
  return (
    <Notice tone="caution">
      {(given.length > 0 ? given : [otherwise]).map((one) => (
        <p key={one}>{one}</p>
      ))}
    </Notice>
  );
}
