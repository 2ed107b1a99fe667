import type { CabinMessage } from '#contract/areas/messages.ts';
import { type IsoDay, parseHubDate, wallClock } from '#contract/hub-date.ts';

export interface SentAt {
  day: IsoDay;
  time: string;
}

/** `31/12/2026 18:05` of our hub, or a moment as other hubs write it; nothing for another text. */
export function sentAt(createdAt: string, shipTimeZone?: string): SentAt | undefined {
  const [date = '', time = ''] = createdAt.trim().split(/\s+/, 2);
  const day = parseHubDate(date);
  if (day) return { day, time: time.slice(0, 5) };
  const instant = new Date(/^\d{11,}$/.test(createdAt) ? Number(createdAt) : createdAt);
  return Number.isNaN(instant.getTime()) ? undefined : wallClock(instant, shipTimeZone);
}

/** CD44: the newest first; a message without a moment that can be read is the last. */
export function newestFirst(messages: readonly CabinMessage[], shipTimeZone?: string): CabinMessage[] {
  const rank = ({ createdAt }: CabinMessage) => {
    const sent = sentAt(createdAt, shipTimeZone);
    return sent ? `${sent.day} ${sent.time}` : '';
  };
  return messages.toSorted((a, b) => rank(b).localeCompare(rank(a)));
}

export function isUnread({ recipientMessageStatus }: CabinMessage): boolean {
  return recipientMessageStatus === 'Sent';
}
