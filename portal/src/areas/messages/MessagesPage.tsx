import { type CabinMessage, MESSAGE_TYPES, messagesRoutes } from '#contract/areas/messages.ts';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { Badge } from '#portal/shared/ui/Badge.tsx';
import { EmptyState } from '#portal/shared/ui/EmptyState.tsx';
import { ErrorState } from '#portal/shared/ui/ErrorState.tsx';
import { Expander } from '#portal/shared/ui/Expander.tsx';
import { LoadingOverlay } from '#portal/shared/ui/LoadingOverlay.tsx';
import { RichText } from '#portal/shared/ui/RichText.tsx';
import styles from './MessagesPage.module.css';
import { isUnread, newestFirst, sentAt } from './messages.rules.ts';
import { useReadMessage } from './use-read-message.ts';

const REFRESH_MS = 60_000;

/** C273-C281: what reception wrote to this guest. */
export function MessagesPage() {
  const t = useT();
  usePageTitle(t('messages_title'));
  const { shipTimeZone } = useConfiguration();
  const read = useReadMessage();
  const reply = useHub(messagesRoutes.messages, undefined, { staleTime: 0, refetchInterval: REFRESH_MS });
  const messages = newestFirst(reply.data?.messages ?? [], shipTimeZone);
  return (
    <div className={styles.page}>
      <h1>{t('messages_title')}</h1>
      {reply.isPending && <LoadingOverlay />}
      {reply.isError && (
        <ErrorState title={t('messages_error', { message: reply.error.message })} onRetry={() => reply.refetch()} />
      )}
      {reply.isSuccess && messages.length === 0 && <EmptyState title={t('no_messages')} />}
      {messages.map((message) => (
        <Expander key={message.id} title={<MessageTitle message={message} />} onOpen={() => read(message)}>
          <RichText text={message.messageContent} />
        </Expander>
      ))}
    </div>
  );
}

/** CD44: unread stands out by weight and by a word, urgent and important by a word and a colour. */
function MessageTitle({ message }: { message: CabinMessage }) {
  const t = useT();
  const text = useText();
  const formats = useFormats();
  const { shipTimeZone } = useConfiguration();
  const sent = sentAt(message.createdAt, shipTimeZone);
  const type = MESSAGE_TYPES.find((one) => one === message.messageType);
  const isNew = isUnread(message);
  return (
    <span className={styles.title}>
      <span className={styles.when}>
        {sent ? `${formats.day(sent.day)} ${sent.time && formats.time(sent.time)}` : message.createdAt}
        {isNew && <Badge tone="accent">{t('messages_new')}</Badge>}
        {type === 'Urgent' && <Badge tone="danger">{t('message_Urgent')}</Badge>}
        {type === 'Important' && <Badge tone="caution">{t('message_Important')}</Badge>}
      </span>
      <span className={isNew ? styles.unread : undefined}>{text(message.messageTitle)}</span>
    </span>
  );
}
