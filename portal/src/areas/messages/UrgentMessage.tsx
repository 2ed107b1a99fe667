import type { CabinMessage } from '#contract/areas/messages.ts';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';
import { Notice } from '#portal/shared/ui/Notice.tsx';
import { newestFirst } from './messages.rules.ts';

/** The newest urgent message of those that were not read yet, raised to the top of the home page. */
export function UrgentMessage({ messages }: { messages: readonly CabinMessage[] }) {
  const t = useT();
  const text = useText();
  const { shipTimeZone } = useConfiguration();
  const [urgent] = newestFirst(
    messages.filter(({ messageType }) => messageType === 'Urgent'),
    shipTimeZone,
  );
  if (!urgent) return null;
  return (
    <Notice
      tone="danger"
      title={t('message_Urgent')}
      action={
        <LinkButton kind="secondary" small to="/cabinmessages">
          {t('messages_read')}
        </LinkButton>
      }
    >
      <p>{text(urgent.messageTitle)}</p>
    </Notice>
  );
}
