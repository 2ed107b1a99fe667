import type { CabinMessage } from '#contract/areas/messages.ts';
import { toHubDate } from '#contract/hub-date.ts';
import type { ShipTime } from '#hub/shared/ship-time.ts';
import type { MessageRow } from './messages.store.ts';

export function presentMessage(row: MessageRow, shipTime: ShipTime): CabinMessage {
  const { day, time } = shipTime.at(row.createdAt);
  return {
    id: row.id,
    sourceMessageId: row.sourceMessageId,
    messageType: row.messageType,
    recipientMessageStatus: row.isRead ? 'Read' : 'Sent',
    createdAt: `${toHubDate(day)} ${time}`,
    messageTitle: row.title,
    messageContent: row.content,
  };
}
